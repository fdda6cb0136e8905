import type { Knex } from 'knex';

/** The school's settings. */
export async function settingsOf(trx: Knex) {
  const settings = await trx('settings').first();
  if (!settings) throw new Error('The school has no settings: its row was taken away.');
  return settings;
}
