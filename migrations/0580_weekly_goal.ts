import type { Knex } from 'knex';

// On how many days of a week a student wants to learn; null until they have chosen.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column weekly_goal integer check (weekly_goal between 1 and 7)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column weekly_goal');
}
