import type { Knex } from 'knex';
import type { RowOf } from '../../engine/define.ts';
import type { RoomEvent } from '../../video/interface.ts';
import { endRoom, leaveForGood } from './leaving.ts';
import { reportRoom } from './report.ts';
import { runningRoom } from './rooms.ts';
import { silentSince } from './silence.ts';

/** Rooms in which somebody is silent, and those whose meeting does not go on. */
const due = `
  select r.meeting_id, bool_or(m.status <> 'active' or m.ends_at + make_interval(mins => c.grace_minutes) <= :now) as over,
      coalesce(jsonb_agg(s.id) filter (where s.seen_at <= :since), '[]') as silent
    from sandbox_rooms r
      join meetings m on m.id = r.meeting_id
      cross join settings c
      left join sandbox_stays s on s.room_id = r.id and s.left_at is null
    where r.ended_at is null
    group by r.meeting_id
    having bool_or(s.seen_at <= :since or m.status <> 'active'
      or m.ends_at + make_interval(mins => c.grace_minutes) <= :now)`;

/**
 * Ends the stays of those who give no sign any more, at their last one, and the rooms of meetings that are over. Each room
 * is a transaction of its own: none waits for the lock of another.
 */
export async function closeSilent(knex: Knex, now: Date): Promise<void> {
  const { rows } = await knex.raw(due, { now: now.toISOString(), since: silentSince(now) });
  for (const { meeting_id, over, silent } of rows)
    await knex.transaction(async (trx) => {
      const room = await runningRoom(meeting_id, trx);
      if (room) await reportRoom(meeting_id, await tidy(room, over ? null : silent, now, trx), trx);
    });
}

/** @param silent the stays to end; null: all */
const tidy = (room: RowOf<'sandbox_rooms'>, silent: number[] | null, now: Date, trx: Knex): Promise<RoomEvent[]> =>
  silent ? leaveForGood(room, silent, 'lost', now, trx) : endRoom(room, now, trx);
