import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import type { Caller } from '../engine/define.ts';
import { hashOf, newToken } from './token.ts';

/** Why a session is over. The database keeps the reason; unused or old ones are `expired` without anybody writing it. */
export type Ending = 'replaced' | 'logout' | 'expired' | 'deactivated' | 'password_changed' | 'role_changed';

export interface Session {
  caller: Caller;
  ending: Ending | null;
  /** Whether its last use was written down so long ago that it should be again. */
  unseen: boolean;
}

/** A session ends when unused for so long, and after so long in any case. Each saved answer of an exam is a use. */
const spans = { student: { idle: '4 hours', whole: '24 hours' }, staff: { idle: '1 hour', whole: '12 hours' } };

const spansOf = (role: Role) => (role === 'student' ? spans.student : spans.staff);

/** How long the browser keeps the cookie of a session. */
export const secondsOf = (role: Role) => Number.parseInt(spansOf(role).whole, 10) * 3600;

const statement = `
  select s.id as session_id, s.kind as session_kind, s.actor_id, u.id, u.username, r.slug as role, u.student_type, u.locale,
    u.must_change_password and s.kind = 'primary' as must_change_password,
    coalesce(u.time_zone, :time_zone, (select school_time_zone from settings limit 1), 'UTC') as time_zone,
    l.id as level_id, l."order" as level_order, s.last_seen_at < now() - interval '1 minute' as unseen,
    case when s.ended_at is not null then s.end_reason
      when u.status <> 'active' then 'deactivated'
      when s.expires_at <= now() then 'expired'
      when s.last_seen_at <= now() - (case when r.slug = 'student' then :student else :staff end)::interval then 'expired'
    end as ending
  from sessions s
  join users u on u.id = s.user_id
  join roles r on r.id = u.role_id
  left join levels l on l.id = u.current_level_id
  where s.token_hash = :hash`;

const idle = { student: spans.student.idle, staff: spans.staff.idle };

/**
 * Who a cookie's token stands for, in one statement; null for a token that never was.
 * @param time_zone the browser's, for users who have not chosen one
 */
export async function resolveSession(
  knex: Knex,
  token: string,
  time_zone: string | null = null,
): Promise<Session | null> {
  // Named, PostgreSQL plans it once for each connection: planning took three quarters of the time.
  const { rows } = await knex.raw(statement, { ...idle, time_zone, hash: hashOf(token) }).options({ name: 'session' });
  const [row] = rows;
  if (!row) return null;
  const { ending, unseen, level_id, level_order, ...who } = row;
  return { caller: { ...who, level: level_id && { id: level_id, order: level_order } }, ending, unseen };
}

/** Writes down that a session is used; its end by idleness moves. */
export const touch = (knex: Knex, id: number) => knex('sessions').where({ id }).update({ last_seen_at: knex.fn.now() });

/**
 * Opens the one primary session of a user and ends the earlier one. The transaction holds the user's row locked, so
 * that of any number of sign-ins at a time exactly one stays; a partial unique index says the same.
 * @returns the token, which nothing but the cookie ever holds, and the session's id
 */
export async function openSession(trx: Knex, user: { id: number; role: Role }, visit: Visit) {
  const token = newToken();
  await endSessions(trx, { user_id: user.id, kind: 'primary' }, 'replaced');
  const [row] = await trx('sessions')
    .insert({
      ...visit,
      user_id: user.id,
      kind: 'primary',
      token_hash: hashOf(token),
      last_seen_at: trx.fn.now(),
      expires_at: trx.raw('now() + ?::interval', [spansOf(user.role).whole]),
    })
    .returning('id');
  return { token, id: row.id as number };
}

/** From where a session was opened. */
export interface Visit {
  address: string | null;
  user_agent: string | null;
}

/**
 * Ends those sessions that are alive; their next call is told why.
 * @param which `but`: this one lives on
 */
export async function endSessions(
  trx: Knex,
  { but, ...which }: { id?: number; user_id?: number; kind?: string; but?: number | null },
  reason: Ending,
): Promise<void> {
  const query = trx('sessions').where({ ...which, ended_at: null });
  if (but) query.whereNot({ id: but });
  await query.update({ ended_at: trx.fn.now(), end_reason: reason });
}
