import type { Knex } from 'knex';

// How an attempt was graded is kept whole; what of it is a review that somebody may read is decided when it is read.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts rename review to graded;
    -- What a regrading has found and not written yet.
    update regrading_changes set result = (result - 'review') || jsonb_build_object('graded', result -> 'review');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update regrading_changes set result = (result - 'graded') || jsonb_build_object('review', result -> 'graded');
    alter table attempts rename graded to review;
  `);
}
