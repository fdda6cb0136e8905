import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { byDay, columnsOf, registrationRows } from '../reporting/sources/registrations.ts';

export default defineReport('registrations_by_dates_and_hour_detailed', {
  filters: {
    ...dates('last_30_days'),
    ...some('weekday', 'hour', 'kind', 'standing', 'level_id', 'staff_id', 'group_id', 'student_type'),
  },
  columns: columnsOf(
    ...(['starts_at', 'student', 'swan_id', 'kind', 'level', 'teacher'] as const),
    ...(['registered_at', 'registered_by_name', 'standing', 'ended_as'] as const),
  ),
  is_long: true,
  key: 'id',
  sort: 'starts_at',
  charts: [byDay('registrations_by_dates_and_hour_detailed')],
  rows: (filters) => registrationRows(filters),
});
