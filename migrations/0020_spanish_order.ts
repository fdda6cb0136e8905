import type { Knex } from 'knex';

/** What lists are sorted by is ordered as a Spanish reader expects: á beside a, ñ after n. */
const sorted = ['name', 'english_name', 'first_name', 'title', 'english_title', 'file_name'];

async function collate(knex: Knex, collation: string): Promise<void> {
  const columns = await knex('information_schema.columns')
    .where({ table_schema: 'public', data_type: 'character varying', is_generated: 'NEVER' })
    .whereIn('column_name', sorted)
    .whereNot('table_name', 'like', 'knex%')
    .whereNotNull('character_maximum_length')
    .select('table_name', 'column_name', 'character_maximum_length');
  for (const { table_name, column_name, character_maximum_length } of columns) {
    const type = `varchar(${Number(character_maximum_length)}) collate ${collation}`;
    await knex.raw(`alter table ?? alter column ?? type ${type}`, [table_name, column_name]);
  }
}

export const up = (knex: Knex) => collate(knex, '"es-x-icu"');
export const down = (knex: Knex) => collate(knex, '"default"');
