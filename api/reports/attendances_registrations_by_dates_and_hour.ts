import { isHeld } from '../live/conditions.ts';
import { type Drill, defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { where } from '../reporting/sources/conditions.ts';
import { conditionsOf } from '../reporting/sources/registrations.ts';

const rate = (attendances: string, absences: string) =>
  `round(100.0 * ${attendances} / nullif(${attendances} + ${absences}, 0), 1)`;

/** The registrations behind a number of a day and hour. */
const behind = (standing: string): Drill => ({
  report: 'registrations_by_dates_and_hour_detailed',
  by: { from: 'day', until: 'day', hour: 'hour' },
  fixed: { standing },
});

export default defineReport('attendances_registrations_by_dates_and_hour', {
  filters: {
    ...dates('last_30_days'),
    ...some('weekday', 'hour', 'kind', 'level_id', 'staff_id', 'group_id', 'student_type'),
  },
  columns: {
    day: { type: 'date', filled: true },
    weekday: { type: 'weekday', filled: true },
    hour: { type: 'hour', filled: true },
    registrations: { type: 'integer', filled: true, total: 'sum(registrations)', drill: behind('held') },
    attendances: { type: 'integer', filled: true, total: 'sum(attendances)', drill: behind('attended') },
    absences: { type: 'integer', filled: true, total: 'sum(absences)', drill: behind('absent') },
    rate: { type: 'percentage', total: rate('sum(attendances)', 'sum(absences)') },
    id: { type: 'integer', hidden: true },
  },
  key: 'id',
  sort: '-day',
  charts: [
    {
      chart: 'by_weekday_and_hour',
      kind: 'heat',
      by: ['weekday', 'hour'],
      measures: { registrations: 'sum(registrations)', attendances: 'sum(attendances)' },
      drill: {
        report: 'registrations_by_dates_and_hour_detailed',
        by: { weekday: 'weekday', hour: 'hour' },
        fixed: { standing: 'held' },
      },
    },
  ],
  rows: (filters) => `
    select (day - date '2000-01-01') * 24 + hour as id, day, extract(isodow from day)::int as weekday, hour, registrations,
      attendances, absences, ${rate('attendances', 'absences')} as rate
    from (
      select wall::date as day, extract(hour from wall)::int as hour, sum(registrations)::int as registrations,
        sum(attendances)::int as attendances, sum(absences)::int as absences
      from (
        select r.starts_at at time zone :zone as wall, count(*) as registrations,
          count(*) filter (where r.status = 'completed') as attendances,
          count(*) filter (where r.ended_as = 'absent') as absences
        from registrations r left join meetings m on m.id = r.meeting_id left join users u on u.id = r.student_id
        ${where(...conditionsOf(filters), isHeld('r'))}
        group by r.starts_at
      ) by_start
      group by 1, 2
    ) by_hour`,
});
