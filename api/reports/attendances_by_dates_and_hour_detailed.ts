import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { columnsOf, registrationRows } from '../reporting/sources/registrations.ts';

export default defineReport('attendances_by_dates_and_hour_detailed', {
  filters: {
    ...dates('last_30_days'),
    ...some('weekday', 'hour', 'kind', 'level_id', 'staff_id', 'group_id', 'student_type'),
  },
  columns: columnsOf('starts_at', 'student', 'swan_id', 'kind', 'level', 'teacher', 'minutes_in_class'),
  is_long: true,
  key: 'id',
  sort: 'starts_at',
  charts: [
    {
      ...{ chart: 'by_day', kind: 'line', by: ['day'], measures: { attendances: 'count(*)' } },
      drill: { report: 'attendances_by_dates_and_hour_detailed', by: { from: 'day', until: 'day' } },
    },
  ],
  rows: (filters) => registrationRows({ ...filters, standing: 'attended' }),
});
