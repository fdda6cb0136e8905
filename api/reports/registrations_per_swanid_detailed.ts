import { defineReport } from '../reporting/define.ts';
import { dates, some, swanIds } from '../reporting/filters.ts';
import { columnsOf, registrationRows } from '../reporting/sources/registrations.ts';

export default defineReport('registrations_per_swanid_detailed', {
  filters: { ...swanIds, ...dates('last_12_months'), ...some('kind', 'standing') },
  columns: columnsOf(
    ...(['student', 'swan_id', 'starts_at', 'kind', 'level', 'teacher'] as const),
    ...(['registered_at', 'registered_by_name', 'standing', 'ended_as'] as const),
  ),
  key: 'id',
  sort: '-starts_at',
  charts: [],
  rows: (filters) => registrationRows(filters),
});
