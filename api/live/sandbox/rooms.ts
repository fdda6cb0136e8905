import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Refusal, RowOf } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';
import type { RoomEvent } from '../../video/interface.ts';
import type { Door } from '../room/door.ts';

/** The room in which a meeting runs now, locked: who comes and goes does so one after the other. */
export const runningRoom = (meeting_id: number, trx: Knex): Promise<RowOf<'sandbox_rooms'> | undefined> =>
  trx('sandbox_rooms').where({ meeting_id }).whereNull('ended_at').forUpdate().first();

/** An event of a room. */
export const eventOf = (
  { provider_meeting_id, uuid }: RowOf<'sandbox_rooms'>,
  event: RoomEvent['event'],
  at: string,
  who: Partial<RoomEvent> = {},
): RoomEvent => ({ provider_meeting_id, provider_uuid: uuid, event, at, ...who });

/** Whether a licence runs as many meetings as it may: the provider's error 3000, with the meeting that is in the way. */
export async function busyLicence(licence_id: number, trx: Knex): Promise<Refusal | null> {
  const licence = await trx('licences').where({ id: licence_id }).forUpdate().first('max_concurrent');
  const others = await trx('sandbox_rooms as r')
    .join('meetings as m', 'm.id', 'r.meeting_id')
    .where('r.licence_id', licence_id)
    .whereNull('r.ended_at')
    .orderBy('r.started_at')
    .select('m.id', 'm.kind', 'm.ends_at');
  const isFree = others.length < requireRow(licence).max_concurrent;
  return isFree ? null : { rule: 'licence_busy', params: { code: 3000, other: others[0] } };
}

/** Starts a meeting: each time that it runs is a room of its own. */
export async function startRoom(
  { id: meeting_id, provider_meeting_id, licence_id }: Door,
  now: Date,
  trx: Knex,
): Promise<RowOf<'sandbox_rooms'>> {
  const held = { meeting_id, provider_meeting_id: provider_meeting_id as string, licence_id };
  const [room] = await trx('sandbox_rooms')
    .insert({ ...held, uuid: randomUUID(), started_at: now })
    .returning('*');
  return requireRow(room) as RowOf<'sandbox_rooms'>;
}
