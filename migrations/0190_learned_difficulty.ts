import type { Knex } from 'knex';

/** How hard the answers of placement tests have shown a question to be, in logits: what the next tests choose and judge by. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table questions add learned_difficulty numeric(12,4)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table questions drop learned_difficulty');
}
