import type { Knex } from 'knex';

// An attempt keeps which version's keys have judged its questions since, and what it had before; a question, the answers that are wrong for good.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts add regraded_by jsonb not null default '{}' check (jsonb_typeof(regraded_by) = 'object');
    alter table attempts add regraded_at timestamptz;
    alter table attempts add percentage_before numeric(12,4) check (percentage_before between 0 and 100);
    alter table questions add dismissed jsonb not null default '[]' check (jsonb_typeof(dismissed) = 'array');

    -- The attempts that can be graded anew, in the order in which they are read.
    create index attempts_completed on attempts (form_version_id, id) where status = 'completed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index attempts_completed;
    alter table questions drop dismissed;
    alter table attempts drop percentage_before;
    alter table attempts drop regraded_at;
    alter table attempts drop regraded_by;
  `);
}
