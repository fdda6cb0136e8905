import type { Knex } from 'knex';

/**
 * Exercises that show what was right after each question, where answers may be seen at all; of an attempt, whether it
 * still goes on so, and how often each question was checked: from the first time its answer is fixed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table forms add practice boolean not null default false
      check (not practice or kind = 'exercise' and reveal = 'after_submitting');
    alter table attempts add practice boolean not null default false,
      add checked jsonb not null default '{}' check (jsonb_typeof(checked) = 'object');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table attempts drop checked, drop practice; alter table forms drop practice');
}
