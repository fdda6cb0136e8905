import type { Knex } from 'knex';
import type { Role } from '#schemas/dialect.ts';
import type { SessionRow } from '#schemas/types/tables/sessions.ts';
import type { Caller } from '../engine/define.ts';
import { notifySql } from '../engine/events/topics.ts';
import { requireRow } from '../engine/require_row.ts';
import { together } from '../together.ts';
import { forgetDevices } from './devices.ts';
import { hashOf, newToken } from './token.ts';

/** Why a session is over. The database stores the reason; unused or old sessions are `expired` without a write. */
export type Ending = NonNullable<SessionRow['end_reason']>;

export interface Session {
  caller: Caller;
  ending: Ending | null;
  /** Whether the stored time of its last use is due to be renewed. */
  unseen: boolean;
}

/** How long a session may be unused, and how long it lasts in any case. Each saved answer of an exam is a use. */
const spans = { student: { idle: '4 hours', whole: '24 hours' }, staff: { idle: '1 hour', whole: '12 hours' } };

/** How long an admin may act as another person, active or not. */
const another = '30 minutes';

const spansOf = (role: Role) => (role === 'student' ? spans.student : spans.staff);

/** How long the browser stores the cookie of a session. */
export const secondsOf = (role: Role) => Number.parseInt(spansOf(role).whole, 10) * 3600;

/**
 * PostgreSQL keeps the plan of this one: planning takes six times as long as reading. It does so where it costs the same
 * whatever is asked; so `limit` says that few are asked for, and each is looked up in an index, in any school.
 */
const statement = `
  select s.id as session_id, s.kind as session_kind, s.actor_id, u.id, u.username, r.slug as role, u.student_type, u.locale,
    u.must_change_password and s.kind = 'primary' as must_change_password,
    coalesce(u.time_zone, asked.time_zone, (select school_time_zone from settings limit 1), 'UTC') as time_zone,
    (select school_time_zone from settings limit 1) as school_time_zone,
    l.id as level_id, l."order" as level_order, s.last_seen_at < now() - interval '1 minute' as unseen,
    case when s.ended_at is not null then s.end_reason
      when u.status <> 'active' or a.status <> 'active' then 'deactivated'
      when a.role_id <> (select id from roles where slug = 'admin') then 'role_changed'
      when s.expires_at <= now() then 'expired'
      when s.last_seen_at <= now() - (case when r.slug = 'student' then :student else :staff end)::interval then 'expired'
    end as ending, asked.number::integer
  from (select * from unnest(:hashes::text[], :time_zones::text[]) with ordinality limit :count) asked (hash, time_zone, number)
  cross join lateral (select * from sessions where token_hash = asked.hash limit 1) s
  cross join lateral (select * from users where id = s.user_id limit 1) u
  join roles r on r.id = u.role_id
  left join levels l on l.id = u.current_level_id
  left join lateral (select status, role_id from users where id = s.actor_id limit 1) a on true`;

const idle = { student: spans.student.idle, staff: spans.staff.idle };

/** A cookie's token, and the browser's time zone, for users who have not chosen one. */
export interface Shown {
  token: string;
  time_zone: string | null;
}

/**
 * Finds out who cookies' tokens stand for; null for a token that never was. Those of requests that come at the same time
 * are looked up in one statement.
 */
export const sessionReader = (knex: Knex): ((shown: Shown) => Promise<Session | null>) =>
  together(async (shown: Shown[]) => {
    const hashes = shown.map(({ token }) => hashOf(token));
    const time_zones = shown.map(({ time_zone }) => time_zone);
    const { rows } = await knex.raw(statement, { ...idle, hashes, time_zones, count: shown.length });
    const found: (Session | null)[] = shown.map(() => null);
    for (const { number, ...row } of rows) found[number - 1] = sessionOf(row);
    return found;
  });

type FoundSession = Omit<Caller, 'level'> &
  Pick<Session, 'ending' | 'unseen'> & { level_id: number | null; level_order: number };

function sessionOf({ ending, unseen, level_id, level_order, ...who }: FoundSession): Session {
  return {
    caller: { ...who, level: level_id === null ? null : { id: level_id, order: level_order } },
    ending,
    unseen,
  };
}

const use = `
  with used as (
    update sessions set last_seen_at = now() where id = ? returning user_id, kind
  )
  update users u set last_seen_at = now() from used
    where u.id = used.user_id and used.kind = 'primary' and u.last_seen_at < now() - interval '1 hour'`;

/** Writes down that a session is used; its end by idleness moves. Whose it is was here, which is noted once an hour. */
export const touch = (knex: Knex, id: number) => knex.raw(use, [id]);

/**
 * Opens the one primary session of a user and ends the earlier one. The transaction holds the user's row locked, so
 * that of any number of sign-ins at a time exactly one stays; a partial unique index says the same.
 * @returns the token, which nothing but the cookie ever holds, and the session's id
 */
export async function openSession(trx: Knex, user: { id: number; role: Role }, visit: Visit) {
  await endSessions(trx, { user_id: user.id, kind: 'primary' }, 'replaced');
  const expires_at = trx.raw('now() + ?::interval', [spansOf(user.role).whole]);
  const { token, session_id } = await insert(trx, { ...visit, user_id: user.id, kind: 'primary', expires_at });
  return { token, id: session_id };
}

/**
 * Opens an admin's session as somebody else beside that user's own. It stands on the admin's session (`parent_id`),
 * ends with it, and cannot be prolonged.
 */
export async function openImpersonation(
  trx: Knex,
  { parent_id, ...who }: { user_id: number; actor_id: number | null; parent_id: number },
  visit: Visit,
) {
  await trx('sessions').where({ id: parent_id }).forNoKeyUpdate().first('id');
  const expires_at = trx.raw(`least(now() + interval '${another}', (select expires_at from sessions where id = ?))`, [
    parent_id,
  ]);
  return insert(trx, { ...visit, ...who, parent_id, kind: 'impersonation', expires_at });
}

async function insert(trx: Knex, row: object) {
  const token = newToken();
  const seconds = trx.raw('ceil(extract(epoch from expires_at - now()))::int as seconds');
  const [made] = await trx('sessions')
    .insert({ ...row, token_hash: hashOf(token), last_seen_at: trx.fn.now() })
    .returning<(Pick<SessionRow, 'id' | 'expires_at'> & { seconds: number })[]>(['id', 'expires_at', seconds]);
  const { id: session_id, ...opened } = requireRow(made);
  return { token, session_id, ...opened };
}

/**
 * Resumes the parent of an ended session, under a new token, as the former one has left the browser.
 * @returns null when it is over by now
 */
export async function resumeParentSession(trx: Knex, child: number) {
  const token = newToken();
  const { rows } = await trx.raw(
    `update sessions set token_hash = :hash, last_seen_at = now()
      where id = (select parent_id from sessions where id = :child) and ended_at is null and expires_at > now()
        and last_seen_at > now() - :staff::interval
      returning id as session_id, user_id as id, ceil(extract(epoch from expires_at - now()))::int as seconds`,
    { hash: hashOf(token), child, staff: idle.staff },
  );
  const [row] = rows as [{ session_id: number; id: number; seconds: number } | undefined];
  return row ? { ...row, token } : null;
}

/** The client that opened a session. */
export interface Visit {
  address: string | null;
  user_agent: string | null;
}

const end = `
  with ended as (
    update sessions set ended_at = now(), end_reason = :reason
    where ended_at is null and (id in (:chosen) or parent_id in (:chosen))
    returning id, user_id, actor_id, kind
  ), audit_lines as (
    insert into audit_logs (user_id, actor_id, role, action, entity, record_id, after)
    select e.user_id, e.actor_id, r.slug, 'login_as_end', case u.kind when 'staff' then 'staff' else 'students' end,
      e.user_id, jsonb_build_object('session', e.id, 'end_reason', :reason::text)
    from ended e join users u on u.id = e.user_id join roles r on r.id = u.role_id
    where e.kind = 'impersonation'
  )
  select ${notifySql('session', 'id', 'session', "jsonb_build_object('ending', :reason::text)")} from ended`;

/**
 * Ends those sessions that are alive, and those that stand on them; their pages, or their next calls, learn why.
 * @param which `but`: this one lives on
 */
export async function endSessions(
  trx: Knex,
  { but, ...which }: Partial<Pick<SessionRow, 'id' | 'user_id' | 'kind'>> & { but?: number | null },
  reason: Ending,
): Promise<void> {
  const chosen = trx('sessions').select('id').where(which).whereNull('ended_at');
  if (but) chosen.whereNot({ id: but });
  await trx.raw(end, { chosen, reason });
  if (reason === 'password_changed' && which.user_id) await forgetDevices(trx, which.user_id);
}

/** Ends the session that a browser holds, and where somebody acts as somebody else, the one that it stands on. */
export async function endOwn(trx: Knex, id: number, reason: Ending): Promise<void> {
  const own = await trx('sessions').where({ id }).first('parent_id');
  await endSessions(trx, { id: own?.parent_id ?? id }, reason);
}
