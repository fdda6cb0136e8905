import type { Knex } from 'knex';

/** What is searched in the lists that grow. */
const searched = {
  users: ['first_name', 'name', 'username', 'email', 'student_id', 'swan_id'],
  forms: ['title', 'english_title', 'description'],
  resources: ['name', 'english_name', 'description', 'file_name'],
  letters: ['"to"', 'subject'],
};

/**
 * `plain(text)` is a text as it is compared when somebody searches: without accents and capitals. PostgreSQL's own
 * `unaccent` depends on a dictionary that could be changed, so that no index may hold it: this one names the dictionary.
 * `containing(text)` is the pattern of what contains it, `digits(text)` what of a telephone number is compared.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function plain(text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
    create function containing(text) returns text language sql immutable strict parallel safe
      as $$ select '%' || regexp_replace(public.plain($1), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$;
    create function digits(text) returns text language sql immutable strict parallel safe
      as $$ select regexp_replace($1, '\\D', '', 'g') $$;
    drop index users_search;
  `);
  for (const [table, columns] of Object.entries(searched)) {
    const expressions = columns.map((column) => `plain(${column}::text) gin_trgm_ops`);
    if (table === 'users') expressions.push('digits(phone::text) gin_trgm_ops');
    await knex.raw(`create index ${table}_search on ${table} using gin (${expressions.join(', ')})`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(searched)) await knex.raw(`drop index ${table}_search`);
  await knex.raw(`
    drop function digits(text);
    drop function containing(text);
    drop function plain(text);
    create index users_search on users using gin (
      first_name gin_trgm_ops, name gin_trgm_ops, username gin_trgm_ops,
      email gin_trgm_ops, student_id gin_trgm_ops, swan_id gin_trgm_ops
    );
  `);
}
