import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { within } from '../reporting/sources/conditions.ts';
import { studentColumns, studentRows } from '../reporting/sources/students.ts';

export default defineReport('students_by_dates_detailed', {
  filters: { ...dates('last_month'), ...some('level_id', 'group_id', 'student_type') },
  columns: { enrolled_at: { type: 'moment', filled: true }, ...studentColumns, day: { type: 'date', hidden: true } },
  is_short: true,
  key: 'id',
  sort: '-enrolled_at',
  charts: [
    {
      ...{ chart: 'by_day', kind: 'line', by: ['day'], measures: { enrolled: 'count(*)' } },
      drill: { report: 'students_by_dates_detailed', by: { from: 'day', until: 'day' } },
    },
  ],
  rows: (filters) =>
    studentRows(
      filters,
      'u.created_at as enrolled_at, (u.created_at at time zone :zone)::date as day',
      within('u.created_at'),
      'u.merged_into_id is null',
    ),
});
