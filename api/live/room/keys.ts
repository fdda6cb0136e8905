import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { requireRow } from '../../engine/require_row.ts';

/**
 * The opaque name by which a provider knows somebody in one meeting: attendance finds the person by it, and it tells
 * nothing to anybody else. It is made once.
 */
export async function roomKey(meeting_id: number, user_id: number, trx: Knex): Promise<string> {
  await trx('room_keys')
    .insert({ meeting_id, user_id, key: randomUUID() })
    .onConflict(['meeting_id', 'user_id'])
    .ignore();
  return requireRow(await trx('room_keys').where({ meeting_id, user_id }).first('key')).key;
}
