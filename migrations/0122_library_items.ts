import type { Knex } from 'knex';

// What stands in the library on purpose, and quick answers to which questions, versions and texts show a file.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function files_in(shown jsonb) returns integer[] language sql immutable parallel safe cost 1000 as $$
      select coalesce(array_agg(distinct (file #>> '{}')::integer), '{}') from jsonb_path_query(shown, '$.**.resource') file
      where file #>> '{}' ~ '^[0-9]{1,9}$'
    $$;
    create function files_in_text(html text) returns integer[] language sql immutable parallel safe cost 1000 as $$
      select coalesce(array_agg(distinct file[1]::integer), '{}')
      from regexp_matches(html, '/api/resources/([0-9]{1,9})/file', 'g') file
    $$;
    create index questions_files on questions using gin (files_in(body));
    create index form_versions_files on form_versions using gin (files_in(content));
    create index sections_files on sections using gin (files_in_text(coalesce(content, '') || coalesce(english_content, '')));
    create index class_lessons_files on class_lessons using gin (files_in_text(coalesce(content, '') || coalesce(english_content, '')));

    alter table resources add library boolean not null default false;
    -- What was found in the library and is no part of a question stays there.
    update resources set library = true where owner_id is null
      and not exists (select from questions where files_in(body) @> array[resources.id])
      and not exists (select from form_versions where files_in(content) @> array[resources.id])
      and not exists (select from levels where image = resources.id)
      and not exists (select from lessons where image = resources.id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table resources drop library;
    drop index class_lessons_files;
    drop index sections_files;
    drop index form_versions_files;
    drop index questions_files;
    drop function files_in_text(text);
    drop function files_in(jsonb);
  `);
}
