import type { Knex } from 'knex';

/** What a recording says, and whether a machine says it, so that people can record it one by one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table resources
      add transcript varchar(4000),
      add machine_voice boolean not null default false;
    create index on resources (machine_voice, file_name, id) where transcript <> '';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table resources drop machine_voice, drop transcript');
}
