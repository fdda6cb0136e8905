import { isHeld } from '../../live/conditions.ts';
import type { Chart, Column, Filters } from '../define.ts';
import { levelLabel, ofStudent, person, where, within } from './conditions.ts';

/** What has become of a seat: an absence and what was cancelled share a status, and waiting has two. */
const standing = (alias: string): string => `case ${alias}.status when 'completed' then 'attended'
  when 'registered' then 'registered' when 'inactive' then case ${alias}.ended_as when 'absent' then 'absent' else 'cancelled' end
  else 'waiting' end`;

/** The conditions of `standing` as the index of registrations can answer them. */
const standings: Record<string, string> = {
  held: isHeld('r'),
  registered: `r.status = 'registered'`,
  attended: `r.status = 'completed'`,
  absent: `r.ended_as = 'absent'`,
  cancelled: `(r.status = 'inactive' and r.ended_as <> 'absent')`,
  waiting: `r.status in ('waiting', 'offered')`,
};

/** Which registrations are asked for, by the start of their meetings. */
export const conditionsOf = (filters: Filters): string[] =>
  [
    filters.from !== undefined && within('r.starts_at'),
    filters.kind !== undefined && 'r.kind = :kind',
    filters.level_id !== undefined && (filters.level_id === 0 ? 'r.level_id is null' : 'r.level_id = :level_id'),
    filters.standing !== undefined && (standings[filters.standing] ?? 'false'),
    filters.hour !== undefined && `extract(hour from r.starts_at at time zone :zone) = :hour`,
    filters.weekday !== undefined && `extract(isodow from r.starts_at at time zone :zone) = :weekday`,
    filters.staff_id !== undefined && 'm.staff_id = :staff_id',
    filters.forum_type !== undefined && 'm.forum_type = :forum_type',
    ...ofStudent('u', filters),
  ].filter((condition): condition is string => Boolean(condition));

/** Every registration with its student and its meeting. */
export const registrationRows = (filters: Filters, ...narrowed: string[]): string => `
  select r.id, r.starts_at, r.ends_at, (r.starts_at at time zone :zone)::date as day,
    extract(hour from r.starts_at at time zone :zone)::int as hour,
    extract(isodow from r.starts_at at time zone :zone)::int as weekday,
    r.student_id, ${person('u')} as student, u.swan_id, r.meeting_id, entity_of_meeting(r.kind) as meeting_entity, r.kind,
    m.forum_type, r.level_id, l."order" as level_order, ${levelLabel('l')} as level, m.staff_id, ${person('t')} as teacher,
    r.registered_at, r.registered_by, ${person('b')} as registered_by_name,
    case b.kind when 'staff' then 'staff' else 'students' end as registered_by_entity, ${standing('r')} as standing, r.ended_as,
    r.status, round(coalesce(r.reported_seconds, r.live_seconds) / 60.0, 1) as minutes_in_class
  from registrations r
    left join users u on u.id = r.student_id
    left join meetings m on m.id = r.meeting_id
    left join users t on t.id = m.staff_id
    left join levels l on l.id = r.level_id
    left join users b on b.id = r.registered_by
  ${where(...conditionsOf(filters), ...narrowed)}`;

/** The columns of such rows that several reports have. */
const registrationColumns = {
  starts_at: {
    type: 'moment',
    filled: true,
    record: { entity_in: 'meeting_entity', id: 'meeting_id' },
  },
  student: { type: 'text', filled: true, record: { entity: 'students', id: 'student_id' } },
  swan_id: { type: 'text' },
  kind: { type: 'word', of: 'registrations.kind', filled: true },
  forum_type: { type: 'word', of: 'forums.forum_type' },
  level: { type: 'text', order: 'level_order', record: { entity: 'levels', id: 'level_id' } },
  teacher: { type: 'text', record: { entity: 'staff', id: 'staff_id' } },
  registered_at: { type: 'moment' },
  registered_by_name: { type: 'text', record: { entity_in: 'registered_by_entity', id: 'registered_by' } },
  standing: {
    type: 'word',
    of: 'reports.standing',
    values: ['registered', 'attended', 'absent', 'cancelled', 'waiting'],
    filled: true,
  },
  ended_as: { type: 'word', of: 'registrations.ended_as' },
  minutes_in_class: { type: 'number', total: 'round(avg(minutes_in_class), 1)' },
  day: { type: 'date', hidden: true },
  weekday: { type: 'weekday', hidden: true },
  hour: { type: 'hour', hidden: true },
  id: { type: 'integer', hidden: true },
  student_id: { type: 'integer', hidden: true },
  meeting_id: { type: 'integer', hidden: true },
  meeting_entity: { type: 'text', hidden: true },
  level_id: { type: 'integer', hidden: true },
  level_order: { type: 'integer', hidden: true },
  staff_id: { type: 'integer', hidden: true },
  registered_by: { type: 'integer', hidden: true },
  registered_by_entity: { type: 'text', hidden: true },
} satisfies Record<string, Column>;

type Name = keyof typeof registrationColumns;

/** Some of the columns in this order, and all that is hidden. */
export const columnsOf = (...names: Name[]): Record<string, Column> => {
  const columns: Record<string, Column> = registrationColumns;
  const hiddenColumns = Object.entries(columns).filter(([, { hidden }]) => hidden);
  return Object.fromEntries([...names.map((name) => [name, columns[name]]), ...hiddenColumns]);
};

/** Registrations and those who came, day by day. @param report in whose rows of a day each of its places ends */
export const byDay = (report: string): Chart => ({
  chart: 'by_day',
  kind: 'line',
  by: ['day'],
  measures: { registrations_made: 'count(*)', attended: `count(*) filter (where standing = 'attended')` },
  drill: { report, by: { from: 'day', until: 'day' } },
});
