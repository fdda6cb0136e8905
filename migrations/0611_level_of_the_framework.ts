import type { Knex } from 'knex';

/** What a level is in the European framework, which its certificate says; the seeded levels said it in their descriptions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table levels add column cefr varchar(6) check (cefr ~ '^(Pre-A1|[ABC][12](\\.[12]|\\+)\\?)$');
    update levels set cefr = substring(description from '\\((Pre-A1|[ABC][12](\\?:\\.[12]|\\+)\\?)\\)');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table levels drop column cefr');
}
