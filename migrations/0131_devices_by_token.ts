import type { Knex } from 'knex';

/** Whether a browser is known to anybody is asked at each sign-in that fails. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index on known_devices (token_hash)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index known_devices_token_hash_idx');
}
