import type { Knex } from 'knex';

// When the time of an attempt is over, as its start has fixed it: later changes of the form move no deadline.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts add deadline_at timestamptz;
    create index attempts_open_deadlines on attempts (deadline_at) where status = 'draft' and deadline_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table attempts drop deadline_at');
}
