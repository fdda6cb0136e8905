import type { Knex } from 'knex';
import type { SandboxStayRow } from '#schemas/types/tables/sandbox_stays.ts';
import type { RowOf } from '../../engine/define.ts';
import type { RoomEvent } from '../../video/interface.ts';
import { eventOf } from './rooms.ts';

type LeftAs = NonNullable<SandboxStayRow['left_as']>;

/** Ends stays, each with what attendance knows it by. Who was lost was there until the last sign. */
const endStays = `
  with gone as (
    update sandbox_stays set left_at = greatest(joined_at, case when :as = 'lost' then seen_at else :now::timestamptz end),
        left_as = :as, hand_at = null, version = version + 1, updated_at = :now
      where room_id = :room and left_at is null and id = any (:stays) returning *)
  select gone.stay, gone.left_at, k.key, u.first_name from gone
    join users u on u.id = gone.user_id
    left join room_keys k on k.meeting_id = :meeting and k.user_id = gone.user_id
  order by gone.left_at, gone.id`;

/** Ends stays of a running room, which itself goes on. @returns what happened */
export async function leave(
  room: RowOf<'sandbox_rooms'>,
  stays: number[],
  left_as: LeftAs,
  now: Date,
  trx: Knex,
): Promise<RoomEvent[]> {
  const values = { as: left_as, now: now.toISOString(), room: room.id, meeting: room.meeting_id, stays };
  const { rows } = await trx.raw(endStays, values);
  return rows.map(({ stay, left_at, key, first_name }: Record<string, string>) =>
    eventOf(room, 'left', String(left_at), { participant: stay, key, name: first_name }),
  );
}

/** Ends stays of a running room; with the last of them the meeting ends, and what was said in it is gone. */
export async function leaveForGood(
  room: RowOf<'sandbox_rooms'>,
  stays: number[],
  left_as: LeftAs,
  now: Date,
  trx: Knex,
): Promise<RoomEvent[]> {
  const events = await leave(room, stays, left_as, now, trx);
  if (await trx('sandbox_stays').where({ room_id: room.id }).whereNull('left_at').first('id')) return events;
  const ended_at = events.at(-1)?.at ?? now.toISOString();
  await trx('sandbox_rooms')
    .where({ id: room.id })
    .update({ ended_at, messages: '[]', version: trx.raw('version + 1'), updated_at: now });
  return [...events, eventOf(room, 'ended', ended_at)];
}

/** Ends a running room for all who are in it. */
export async function endRoom(room: RowOf<'sandbox_rooms'>, now: Date, trx: Knex): Promise<RoomEvent[]> {
  const stays: number[] = await trx('sandbox_stays').where({ room_id: room.id }).whereNull('left_at').pluck('id');
  return leaveForGood(room, stays, 'ended', now, trx);
}
