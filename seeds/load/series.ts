import type { Knex } from 'knex';
import type { Row } from '#api/engine/define.ts';
import { datesOfSeries, type Pattern } from '#api/live/series/recurrence.ts';
import { dayIn } from './days.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

interface SeriesSeed extends Row, Omit<Pattern, 'start_date'> {
  student: string;
  teacher: string;
  days_until: number;
}

const meetings = `
  insert into meetings (kind, staff_id, local_date, start_time, minutes, time_zone, margin_before, margin_after,
    particular_class_id, series_date, capacity, taken, status)
  select 'particular', p.staff_id, date, p.start_time, p.minutes, c.school_time_zone, c.licence_margin_before,
    c.licence_margin_after, p.id, date, 1, 1,
    case when (date + p.start_time) at time zone c.school_time_zone < clock_timestamp() - make_interval(mins => p.minutes + c.grace_minutes)
      then 'completed' else 'active' end
  from particular_classes p cross join settings c cross join unnest(:dates::date[]) date
  where p.id = :series
  returning id, status`;

const seats = `
  insert into registrations (meeting_id, student_id, registered_at, registered_by, joined_at, left_at, status)
  select m.id, p.student_id, least(m.starts_at - interval '21 days', clock_timestamp()), :by, held.starts_at, held.ends_at,
    case when held.id is null then 'registered' else 'completed' end
  from meetings m join particular_classes p on p.id = m.particular_class_id
    left join meetings held on held.id = m.id and held.status = 'completed'
  where p.id = :series`;

/** Private classes of students, from the day on which they began. */
export async function loadSeries(desk: Desk, knex: Knex, staff: Map<string, number>): Promise<void> {
  const free = new Set<string>(await knex('holidays').where({ status: 'active', scope: 'all' }).pluck('date'));
  for (const { student, teacher, days_until, ...pattern } of readSeed<SeriesSeed[]>(
    'timetable/particular_classes.yaml',
  )) {
    const [person] = await desk.list('students', { username: student });
    const start_date = dayIn(days_until);
    const body = { ...pattern, start_date, student_id: person?.id, staff_id: staff.get(teacher) };
    const [series] = (await enter(desk, 'particular_classes', {}, 'student_id', [body])) as [Row];
    if (series.status !== 'draft') continue;
    const { dates } = datesOfSeries({ ...pattern, start_date }, free);
    const { rows } = await knex.raw(meetings, { dates, series: series.id });
    await knex.raw(seats, { series: series.id, by: series.staff_id });
    await knex.raw('select assign_licences(?)', [rows.map(({ id }: Row) => id)] as Knex.RawBinding[]);
    await knex('particular_classes')
      .where({ id: series.id })
      .update({ status: 'active', end_date: dates.at(-1) });
  }
}
