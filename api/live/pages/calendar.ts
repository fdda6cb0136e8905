import type { Knex } from 'knex';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { CalendarQueries } from '#schemas/types/fragments/calendar.ts';
import { restrict } from '../../engine/access.ts';
import type { Context, Entity } from '../../engine/define.ts';
import { malformed } from '../../engine/errors.ts';
import { needsLicence } from '../new_meeting.ts';

/** As many days as a month's page and the weeks around it have, twice. */
const longest = 62;
const day = 86_400_000;

type CalendarQuery = CalendarQueries['calendar'];
type Meeting = CalendarQuery['result']['meetings'][number];

/** What is shown of a person beside a meeting. */
const nameOf = (person: string) => `nullif(concat_ws(' ', ${person}.first_name, ${person}.name), '')`;
/** The day and hour of a moment on the school's wall. */
const onWall = (moment: string) => `to_char(${moment} at time zone c.school_time_zone, 'YYYY-MM-DD"T"HH24:MI:SS')`;
/** The moment at which a day begins in the school. */
const beginning = `(?::date)::timestamp at time zone c.school_time_zone`;

const columns = `meetings.id, meetings.starts_at, meetings.ends_at, meetings.minutes, meetings.time_zone,
  ${onWall('meetings.starts_at')} as local_start, ${onWall('meetings.ends_at')} as local_end,
  meetings.staff_id, ${nameOf('teacher')} as staff, meetings.level_id, l.name as level, l.english_name as english_level,
  meetings.forum_type, meetings.class_lesson_id, t.name as topic, t.english_name as english_topic,
  meetings.particular_class_id, s.student_id, ${nameOf('student')} as student,
  meetings.schedule_id, meetings.is_exception, meetings.capacity, meetings.taken,
  (select count(*) from registrations r where r.meeting_id = meetings.id and r.status = 'waiting') as waiting,
  meetings.licence_id, meetings.status`;

const joins = `cross join settings c
  join users teacher on teacher.id = meetings.staff_id
  left join levels l on l.id = meetings.level_id
  left join class_lessons t on t.id = meetings.class_lesson_id
  left join particular_classes s on s.id = meetings.particular_class_id
  left join users student on student.id = s.student_id`;

/** The meetings of an entity within days of the school's calendar that the caller may read, in one statement. */
export const calendarOf =
  (name: MeetingEntity) =>
  async (
    _row: unknown,
    { from, until, ...wanted }: CalendarQuery['params'],
    ctx: Context,
  ): Promise<CalendarQuery['result']> => {
    if (!(Date.parse(until) > Date.parse(from)) || Date.parse(until) - Date.parse(from) > longest * day)
      throw malformed('malformed_query', { part: 'until' });
    const entity = ctx.engine.entities.get(name) as Entity;
    const query: Knex.QueryBuilder = ctx
      .trx('meetings')
      .joinRaw(joins)
      .select(ctx.trx.raw(`${columns}, ${needsLicence} as needs_licence`));
    restrict(query, entity, 'read', ctx);
    for (const [field, value] of Object.entries(wanted)) query.whereIn(`meetings.${field}`, [value].flat());
    // Nothing lasts longer than eight hours: what began before the first day may reach into it.
    query
      .whereRaw(`meetings.starts_at > ${beginning} - interval '8 hours'`, [from])
      .whereRaw(`meetings.ends_at > ${beginning}`, [from])
      .whereRaw(`meetings.starts_at < ${beginning}`, [until]);
    const meetings: Meeting[] = await query.orderBy(['meetings.starts_at', 'meetings.id']);
    return { meetings: meetings.map((meeting) => ({ ...meeting, entity: name })) };
  };
