import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';
import { type Titled, titleColumns, titleJoins } from '../pages/title.ts';

/** A notice whose letter is due, with its reader, the seat and the meeting as they are now. */
export interface DueNotice extends Titled {
  id: number;
  notice: string;
  params: { until?: string; previous_start?: string };
  too_late: boolean;
  user_id: number;
  email: string;
  first_name: string;
  name: string;
  locale: Locale;
  zone: string;
  unwanted_letters: string[];
  has_profile: boolean;
  /** Whose calendar program has fetched the own calendar lately knows it from there. */
  has_feed: boolean;
  seat_status: string;
  was_registered: boolean;
  starts_at: string;
  ends_at: string;
  cancel_until: string;
  meeting_id: number;
  teacher: string;
  sequence: number;
  changed_at: string;
  support_email: string | null;
}

/** Of the notices whose letters are due the oldest, locked: other processes take the next ones. */
const statement = `
  select n.id, n.notice, n.params, n.created_at < clock_timestamp() - interval '12 hours' as too_late,
    u.id as user_id, u.email, u.first_name, u.name, u.locale, coalesce(u.time_zone, c.school_time_zone) as zone,
    u.unwanted_letters, u.student_type is distinct from 'demo' as has_profile,
    exists (select from feeds f where f.user_id = u.id and num_nonnulls(f.staff_id, f.level_id) = 0
      and f.status = 'active' and f.fetched_at > clock_timestamp() - interval '7 days') as has_feed,
    r.status as seat_status, r.registered_at is not null as was_registered, r.starts_at, r.ends_at,
    r.starts_at - make_interval(mins => c.cancel_until_minutes) as cancel_until,
    m.id as meeting_id, concat_ws(' ', s.first_name, s.name) as teacher, ${titleColumns},
    m.sequence + chain.version as sequence, greatest(m.updated_at, r.updated_at) as changed_at, c.support_email
  from notices n
    join users u on u.id = n.user_id
    join registrations r on r.id = n.registration_id
    join meetings m on m.id = r.meeting_id
    join users s on s.id = m.staff_id
    ${titleJoins}
    cross join settings c
    cross join lateral (
      select sum(o.version)::int as version from registrations o
      where o.meeting_id = r.meeting_id and o.student_id = r.student_id) chain
  where n.id = any (:ids)
  order by n.id`;

/** How many letters are written in one transaction. */
const batch = 200;

/** Takes the next notices whose letters are due: all of their ids, and those that say something of a seat. */
export async function takeDue(trx: Knex): Promise<{ ids: number[]; due: DueNotice[] }> {
  const ids: number[] = await trx('notices')
    .where({ letter_due: true })
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .pluck('id');
  if (ids.length === 0) return { ids, due: [] };
  const { rows } = await trx.raw(statement, { ids });
  return { ids, due: rows };
}
