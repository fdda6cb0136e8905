import type { Knex } from 'knex';
import type { Context, Refusal } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';
import { hasSeat } from '../conditions.ts';

export type Role = 'host' | 'participant';

/** A meeting as its door sees it, for one person. */
export interface Door {
  id: number;
  status: string;
  opens_at: string;
  /** The end with the school's grace. */
  closes_at: string;
  licence_id: number | null;
  /** Null until the provider has made the room. */
  provider_meeting_id: string | null;
  /** Somebody who teaches it has started it. */
  is_running: boolean;
  /** Another way to meet, which staff have put in; for those alone whom the door concerns. */
  alternative_link: string | null;
  /** Who teaches it hosts it, who has a seat takes part; everybody else is nobody here. */
  role: Role | null;
}

/** A seat in the first of two consecutive meetings is one in the second too. */
const sql = `
  select m.id, m.status, m.licence_id, m.alternative_link, p.provider_meeting_id, coalesce(p.state = 'live', false) as is_running,
    m.starts_at - make_interval(mins => s.join_opens_minutes) as opens_at,
    m.ends_at + make_interval(mins => s.grace_minutes) as closes_at, u.id as user_id,
    case when m.staff_id = u.id then 'host'
      when exists (select from registrations r where r.student_id = u.id
        and ${hasSeat('r')} and r.meeting_id in (m.id, f.id)) then 'participant' end as role
  from meetings m
    left join meetings f on f.second_id = m.id
    left join provider_meetings p on p.meeting_id = m.id and p.wanted and p.provider_meeting_id is not null
    cross join settings s
    cross join unnest(:users::int[]) u (id)
  where m.id = :id`;

/** The door of a meeting's room, for the caller. */
export async function doorOf(id: number, { trx, caller }: Pick<Context, 'trx' | 'caller'>): Promise<Door> {
  const { rows } = await trx.raw(sql, { id, users: [caller.id] });
  return requireRow(rows[0]);
}

/** Of some users, those whom a meeting's room concerns. */
export async function whoMayEnter(id: number, users: (number | null)[], knex: Knex): Promise<number[]> {
  const { rows } = await knex.raw(`select user_id from (${sql}) door where role is not null`, {
    id,
    users,
  });
  return rows.map(({ user_id }: { user_id: number }) => user_id);
}

/** Why nobody goes through a door now: what no waiting changes first, then the clock, then what is still to be made. */
export function closedBy({ status, opens_at, closes_at, ...door }: Door, now: Date): Refusal | null {
  const moment = now.toISOString();
  if (status === 'inactive') return { rule: 'meeting_cancelled' };
  if (status === 'finished' || status === 'completed' || closes_at <= moment) return { rule: 'meeting_over' };
  if (status === 'paused') return { rule: 'room_paused' };
  if (status === 'draft') return { rule: 'room_in_preparation' };
  if (opens_at > moment) return { rule: 'room_not_open', possible_at: opens_at };
  if (door.licence_id === null) return { rule: 'room_without_licence' };
  if (door.provider_meeting_id === null) return { rule: 'room_not_made' };
  return null;
}

/** Why the caller does not go through a door now. */
export function refusalAt(door: Door, { caller, now }: Pick<Context, 'caller' | 'now'>): Refusal | null {
  if (caller.session_kind === 'impersonation') return { rule: 'not_in_room_as_another' };
  return door.role === null ? { rule: 'not_registered' } : closedBy(door, now);
}
