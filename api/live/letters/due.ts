import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';
import type { LetterConditions } from '../../mail/notice.ts';
import { type TitleColumns, titleColumns, titleJoins } from '../pages/title.ts';

/** A notice about a meeting with its reader, the seat, if it is about one, and the meeting as they are now. */
export interface DueSeat extends TitleColumns, LetterConditions {
  id: number;
  notice: string;
  params: { starts_at?: string; until?: string; previous_start?: string };
  /** Of the change that it tells of: the moment of its transaction. */
  noted_at: string;
  user_id: number;
  email: string;
  first_name: string;
  name: string;
  locale: Locale;
  zone: string;
  role: string;
  student_type: string | null;
  /** Whose calendar program has fetched the own calendar lately knows it from there. */
  has_feed: boolean;
  /** Null for who has none, as a teacher. */
  seat_status: string | null;
  /** Whether the seat has been in the reader's calendar, as a seat or as an offer of one. */
  was_entered: boolean;
  /** Whether the reader is to teach the meeting, which is to be held. */
  is_teaching: boolean;
  /** The other teacher of a substitution. */
  other: string | null;
  starts_at: string;
  ends_at: string;
  cancel_until: string;
  meeting_id: number;
  teacher: string;
  sequence: number;
  changed_at: string;
  support_email: string | null;
  support_phone: string | null;
}

/** Notices with their readers, in the order in which what they tell of begins. */
const statement = `
  select n.id, n.notice, n.params, n.created_at as noted_at, n.created_at < clock_timestamp() - interval '12 hours' as too_late,
    u.id as user_id, u.email, u.first_name, u.name, u.locale, coalesce(u.time_zone, c.school_time_zone) as zone,
    u.unwanted_letters, n.read_at is not null as is_read, roles.slug as role, u.student_type,
    exists (select from feeds f where f.user_id = u.id and num_nonnulls(f.staff_id, f.level_id) = 0
      and f.status = 'active' and f.fetched_at > clock_timestamp() - interval '7 days') as has_feed,
    r.status as seat_status, num_nonnulls(r.registered_at, r.offered_until) > 0 as was_entered, coalesce(r.starts_at, m.starts_at) as starts_at,
    coalesce(r.ends_at, m.ends_at) as ends_at, r.starts_at - make_interval(mins => c.cancel_until_minutes) as cancel_until,
    m.staff_id = u.id and m.status in ('active', 'paused') as is_teaching,
    nullif(concat_ws(' ', other.first_name, other.name), '') as other,
    m.id as meeting_id, concat_ws(' ', s.first_name, s.name) as teacher, ${titleColumns},
    m.sequence + coalesce(chain.version, 0) as sequence, greatest(m.updated_at, r.updated_at) as changed_at, c.support_email,
    c.support_phone
  from notices n
    join users u on u.id = n.user_id
    join roles on roles.id = u.role_id
    left join registrations r on r.id = n.registration_id
    join meetings m on m.id = coalesce(r.meeting_id, n.meeting_id)
    join users s on s.id = m.staff_id
    left join users other on other.id = (n.params ->> 'other_id')::int
    ${titleJoins}
    cross join settings c
    cross join lateral (
      select sum(o.version)::int as version from registrations o
      where o.meeting_id = r.meeting_id and o.student_id = r.student_id) chain
  where n.id = any (:ids)
  order by starts_at, n.id`;

/** Those of some notices that are about meetings. */
export const readSeats = async (ids: number[], trx: Knex): Promise<DueSeat[]> =>
  ids.length > 0 ? (await trx.raw(statement, { ids })).rows : [];
