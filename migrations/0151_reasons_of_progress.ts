import type { Knex } from 'knex';

/** Why staff gave a student another level. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table progress_logs add column reason varchar(500)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table progress_logs drop column reason');
}
