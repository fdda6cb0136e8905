import type { Knex } from 'knex';

// Sections, class lessons and questions name resources inside JSON, where no foreign key reaches.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function check_resources() returns trigger language plpgsql as $$
    declare missing text;
    begin
      select named.id into missing from jsonb_array_elements_text(new.resources) named(id)
        where not exists (select from resources where resources.id::text = named.id) limit 1;
      if found then
        raise exception '% names a resource that does not exist', tg_table_name
          using errcode = 'foreign_key_violation', table = tg_table_name, column = 'resources',
            detail = format('Key (resources)=(%s) is not present in table "resources".', missing);
      end if;
      return new;
    end $$;
    create trigger sections_resources before insert or update of resources on sections
      for each row execute function check_resources();
    create trigger class_lessons_resources before insert or update of resources on class_lessons
      for each row execute function check_resources();

    create function refuse_used_resource() returns trigger language plpgsql as $$
    declare
      used jsonb = to_jsonb(old.id);
      named jsonpath = '$.**.resource \\? (@ == $id)';
      vars jsonb = jsonb_build_object('id', old.id);
    begin
      if exists (select from sections where resources @> used)
        or exists (select from class_lessons where resources @> used)
        or exists (select from questions where jsonb_path_exists(body, named, vars))
        or exists (select from form_versions where jsonb_path_exists(content, named, vars))
      then
        raise exception 'update or delete on table "resources": the resource is in use'
          using errcode = 'foreign_key_violation', table = 'resources';
      end if;
      return old;
    end $$;
    create trigger resources_used before delete on resources
      for each row execute function refuse_used_resource();
    create index on sections using gin (resources jsonb_path_ops);
    create index on class_lessons using gin (resources jsonb_path_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index class_lessons_resources_idx;
    drop index sections_resources_idx;
    drop trigger resources_used on resources;
    drop trigger class_lessons_resources on class_lessons;
    drop trigger sections_resources on sections;
    drop function refuse_used_resource();
    drop function check_resources();
  `);
}
