import type { Knex } from 'knex';

/** What is searched besides the lists that grew before: a few letters are looked for in all of them at once. */
const searched = {
  lessons: ['name', 'english_name', 'description'],
  class_lessons: ['name', 'english_name', 'description'],
  sections: ['title', 'english_title', 'content'],
  form_versions: ['title', 'english_title'],
  groups: ['name', 'description'],
  saved_views: ['name'],
};

export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(searched)) {
    const expressions = columns.map((column) => `plain(${column}::text) gin_trgm_ops`);
    await knex.raw(`create index ${table}_search on ${table} using gin (${expressions.join(', ')})`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(searched)) await knex.raw(`drop index ${table}_search`);
}
