import { defineReport } from '../reporting/define.ts';
import { dates, swanIds } from '../reporting/filters.ts';
import { promotionColumns, promotionRows } from '../reporting/sources/progress.ts';

export default defineReport('next_level_students_per_swanid_detailed', {
  filters: { ...swanIds, ...dates('last_12_months') },
  columns: promotionColumns,
  key: 'id',
  sort: 'student',
  charts: [],
  rows: promotionRows,
});
