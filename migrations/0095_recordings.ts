import type { Knex } from 'knex';

// Which attempt a recording was made for: what its student recorded anew can then be deleted.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table resources add attempt_id integer references attempts on delete set null;
    create index on resources (attempt_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table resources drop attempt_id');
}
