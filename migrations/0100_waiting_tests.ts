import type { Knex } from 'knex';

/** Which tests wait, and which of them longest: so the list of results begins. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index leveling_tests_waiting_since
    on leveling_tests ((case when status = 'pending_revision' then submitted_at end), id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index leveling_tests_waiting_since');
}
