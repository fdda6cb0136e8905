import type { Knex } from 'knex';

/** The columns of a question that a version keeps, as `stored_question` takes them. */
const columns = 'id, "order", type, body, key, points, difficulty, skill, level_id, pilot, parent_id';
const ofNew = columns.replace(/[\w"]+/g, 'new.$&');

/**
 * A digest of each question and of the questions of each version, so that whether a form is what was published is asked
 * of an index and not of all that its questions say. `stored_question` is what a version keeps of a question:
 * a migration that adds to it works digests out anew.
 *
 * The bodies are parsed here (`return`), not when they run: a restored dump finds the functions on no search path.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function stored_question(id integer, "order" integer, type text, body jsonb, key jsonb, points numeric,
        difficulty text, skill text, level_id integer, pilot boolean, parent_id integer)
      returns jsonb language sql immutable parallel safe
      return jsonb_build_object('id', id, 'order', "order", 'type', type, 'body', body, 'key', key, 'points', points,
          'difficulty', difficulty, 'skill', skill, 'level_id', level_id, 'pilot', pilot)
        || case when parent_id is null then '{}'::jsonb else jsonb_build_object('parent_id', parent_id) end;

    -- A column of points says 1.5000 where a version says 1.5.
    create function digest_of_question(question jsonb) returns text language sql immutable parallel safe
      return md5((question
        || jsonb_build_object('points', trim_scale((question ->> 'points')::numeric)))::text);

    -- Each question says its own place, so that their order among each other says nothing more.
    create function digest_of_questions(questions jsonb) returns text language sql immutable parallel safe
      return (select md5(string_agg(digest, '' order by digest collate "C"))
        from jsonb_array_elements(questions) question, lateral (select digest_of_question(question) as digest) one);

    alter table questions add digest varchar(32);
    update questions set digest = digest_of_question(stored_question(${columns}));

    -- Whoever writes whole rows, as copies do, need not leave it out: it is worked out whatever they say.
    create function write_digest() returns trigger language plpgsql as $$
    begin
      new.digest := digest_of_question(stored_question(${ofNew}));
      return new;
    end $$;
    create trigger questions_digest before insert or update of ${columns}, digest on questions
      for each row execute function write_digest();

    alter table form_versions add digest varchar(32)
      generated always as (digest_of_questions(key)) stored;
    create index questions_digests on questions (form_id) include (digest);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table form_versions drop digest;
    drop trigger questions_digest on questions;
    drop function write_digest();
    alter table questions drop digest;
    drop function digest_of_questions(jsonb);
    drop function digest_of_question(jsonb);
    drop function stored_question(integer, integer, text, jsonb, jsonb, numeric, text, text, integer, boolean, integer);
  `);
}
