import type { Knex } from 'knex';
import { notifySql } from '../../engine/events/topics.ts';
import type { RoomEvent } from '../../video/interface.ts';
import { takeRoomEvents } from '../attendance/events.ts';

/** Gives what happened in a room to attendance, and tells the room's open pages to look again. */
export async function reportRoom(meeting_id: number, events: RoomEvent[], trx: Knex): Promise<void> {
  if (events.length > 0) await takeRoomEvents(events, trx);
  await trx.raw(`select ${notifySql('room', '?::int', 'room', `'{}'::jsonb`)}`, [meeting_id]);
}
