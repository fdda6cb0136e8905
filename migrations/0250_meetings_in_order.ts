import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index meetings_in_order on meetings (starts_at);
    create index meetings_lacking on meetings (starts_at)
      where licence_id is null and status in ('draft', 'active', 'paused');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index meetings_lacking;
    drop index meetings_in_order;
  `);
}
