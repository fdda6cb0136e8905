import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table resources add owner_id integer references users on delete restrict;
    create index on resources (owner_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table resources drop owner_id');
}
