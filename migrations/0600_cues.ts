import type { Knex } from 'knex';

/** When each line of a recording's transcript is heard, so that one line of it can be listened to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table resources
      add cues jsonb check (jsonb_typeof(cues) = 'array');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table resources drop cues');
}
