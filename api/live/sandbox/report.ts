import type { Knex } from 'knex';
import { notifySql } from '../../engine/events/topics.ts';
import type { RoomEvent } from '../../video/interface.ts';

/** Writes down what happened in a room, and tells the room's open pages to look again. */
export async function reportRoom(meeting_id: number, _events: RoomEvent[], trx: Knex): Promise<void> {
  await trx.raw(`select ${notifySql('room', '?::int', 'room', `'{}'::jsonb`)}`, [meeting_id]);
}
