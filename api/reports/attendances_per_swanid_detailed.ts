import { defineReport } from '../reporting/define.ts';
import { dates, some, swanIds } from '../reporting/filters.ts';
import { columnsOf, registrationRows } from '../reporting/sources/registrations.ts';

export default defineReport('attendances_per_swanid_detailed', {
  filters: { ...swanIds, ...dates('last_12_months'), ...some('kind') },
  columns: columnsOf('student', 'swan_id', 'starts_at', 'kind', 'level', 'teacher', 'minutes_in_class'),
  key: 'id',
  sort: '-starts_at',
  charts: [],
  rows: (filters) => registrationRows({ ...filters, standing: 'attended' }),
});
