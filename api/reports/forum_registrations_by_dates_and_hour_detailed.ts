import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { byDay, columnsOf, registrationRows } from '../reporting/sources/registrations.ts';

export default defineReport('forum_registrations_by_dates_and_hour_detailed', {
  filters: {
    ...dates('last_30_days'),
    ...some('weekday', 'hour', 'forum_type', 'standing', 'staff_id', 'group_id', 'student_type'),
  },
  columns: columnsOf(
    'starts_at',
    'student',
    'swan_id',
    'forum_type',
    'teacher',
    'registered_at',
    'standing',
    'ended_as',
  ),
  is_long: true,
  key: 'id',
  sort: 'starts_at',
  charts: [byDay('forum_registrations_by_dates_and_hour_detailed')],
  rows: (filters) => registrationRows(filters, `r.kind = 'forum'`),
});
