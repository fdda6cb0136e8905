import type { Knex } from 'knex';
import { pick } from '#schemas/localize.ts';
import { pageOf } from '#schemas/meeting_pages.ts';
import type { Configuration } from '../../configuration.ts';
import { say } from '../../engine/words/words.ts';
import { hostOf, originOf } from '../../mail/sender.ts';
import { type CalendarEntry, subscriptionCalendar } from '../ical.ts';
import { type TitleColumns, titleColumns, titleJoins, titleOf } from '../pages/title.ts';
import type { Feed } from './open.ts';

/** A date of a calendar as the database knows it. */
interface DatedMeeting extends TitleColumns {
  id: number;
  sequence: number;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  state: CalendarEntry['status'];
  teacher: string;
}

const columns = `m.id, ${titleColumns}, concat_ws(' ', s.first_name, s.name) as teacher`;

/** So long ago begins what a calendar still shows, and so long what was cancelled is shown as such. */
const since = `clock_timestamp() - interval '60 days'`;
const cancelledSince = `clock_timestamp() - interval '30 days'`;
/** A calendar is no archive: more dates than these nobody has ahead. */
const most = 3000;

/** Of a student: the last seat in each meeting, as long as the two of a pair, and the dates of private classes. */
const ofStudent = `
  select ${columns}, m.sequence + coalesce(seat.versions, 0) as sequence,
    coalesce(seat.starts_at, m.starts_at) as starts_at, coalesce(seat.ends_at, m.ends_at) as ends_at,
    greatest(m.updated_at, seat.updated_at) as changed_at,
    case when m.status = 'inactive' or seat.cancelled_at is not null then 'CANCELLED'
      when m.status = 'paused' then 'TENTATIVE' else 'CONFIRMED' end as state
  from meetings m
    join users s on s.id = m.staff_id
    ${titleJoins}
    left join particular_classes p on p.id = m.particular_class_id and p.student_id = :of
    left join (
      select distinct on (r.meeting_id) r.meeting_id, r.starts_at, r.ends_at, r.updated_at, r.cancelled_at, r.registered_at,
        sum(r.version) over (partition by r.meeting_id)::int as versions
      from registrations r where r.student_id = :of and r.starts_at > ${since}
      order by r.meeting_id, r.id desc) seat on seat.meeting_id = m.id
  where (seat.registered_at is not null or (p.id is not null and seat.meeting_id is null))
    and m.status <> 'draft' and m.starts_at > ${since}
    and coalesce(m.cancelled_at, seat.cancelled_at, 'infinity') > ${cancelledSince}
  order by m.starts_at, m.id limit ${most}`;

/** Of a teacher, or of a level. */
const ofMeetings = (column: 'staff_id' | 'level_id') => `
  select ${columns}, m.sequence, m.starts_at, m.ends_at, m.updated_at as changed_at,
    case m.status when 'inactive' then 'CANCELLED' when 'paused' then 'TENTATIVE' else 'CONFIRMED' end as state
  from meetings m join users s on s.id = m.staff_id ${titleJoins}
  where m.${column} = :of and m.status <> 'draft' and m.starts_at > ${since}
    and coalesce(m.cancelled_at, 'infinity') > ${cancelledSince}
  order by m.starts_at, m.id limit ${most}`;

/** Which dates a calendar has: SQL, and of whom. */
function datesOf({ staff_id, level_id, user_id, role }: Feed): { sql: string; of: number; seats: boolean } {
  if (staff_id !== null) return { sql: ofMeetings('staff_id'), of: staff_id, seats: false };
  if (level_id !== null) return { sql: ofMeetings('level_id'), of: level_id, seats: false };
  if (role === 'student') return { sql: ofStudent, of: user_id, seats: true };
  return { sql: ofMeetings('staff_id'), of: user_id, seats: false };
}

async function nameOf({ staff_id, level_id, locale }: Feed, knex: Knex): Promise<string> {
  if (level_id !== null) {
    const level = await knex('levels').where({ id: level_id }).first('name', 'english_name');
    return say(locale, 'feeds.of', { whom: pick(level ?? {}, 'name', locale) });
  }
  if (staff_id === null) return say(locale, 'profile.feed.own');
  const teacher = await knex('users').where({ id: staff_id }).first('first_name', 'name');
  return say(locale, 'feeds.of', { whom: `${teacher?.first_name} ${teacher?.name}` });
}

/** The calendar as a program reads it. */
export async function calendarOf(knex: Knex, feed: Feed, configuration: Configuration): Promise<string> {
  const { sql, of, seats } = datesOf(feed);
  const { rows } = await knex.raw(sql, { of });
  const host = hostOf(configuration);
  const origin = originOf(configuration);
  const entries = (rows as DatedMeeting[]).map(({ id, kind, state: status, teacher, ...row }): CalendarEntry => {
    const address = origin + pageOf({ kind, id });
    return {
      uid: seats ? `seat-${id}-${of}@${host}` : `meeting-${id}@${host}`,
      status,
      address,
      sequence: row.sequence,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      changed_at: row.changed_at,
      title: titleOf({ kind, ...row }, feed.locale),
      description: [teacher, address].join('\n'),
    };
  });
  return subscriptionCalendar(await nameOf(feed, knex), entries, feed.locale);
}
