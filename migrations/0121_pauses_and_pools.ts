import type { Knex } from 'knex';

// How long the next attempt waits after a submission, and how many questions an attempt draws from its form.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table forms add pause_minutes integer check (pause_minutes between 1 and 43200),
      add questions_per_attempt integer check (questions_per_attempt between 1 and 500);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table forms drop pause_minutes, drop questions_per_attempt');
}
