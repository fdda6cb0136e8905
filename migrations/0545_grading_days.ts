import type { Knex } from 'knex';

/** Within how many days a person grades what is written and spoken: students are told when to expect it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table settings add grading_days integer not null default 2 check (grading_days between 1 and 60)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table settings drop grading_days');
}
