import type { Knex } from 'knex';

/** Within how many working days a coordinator reviews a leveling test: its student is told when to expect the answer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table settings add review_days integer not null default 2 check (review_days between 1 and 30)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table settings drop review_days');
}
