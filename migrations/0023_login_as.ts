import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A session "as somebody else" stands on the admin's own and ends with it.
    alter table sessions add parent_id integer references sessions on delete restrict;
    create index on sessions (parent_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop parent_id');
}
