import { defineReport } from '../reporting/define.ts';
import { dates, listed } from '../reporting/filters.ts';
import { promotionColumns, promotionRows } from '../reporting/sources/progress.ts';

export default defineReport('next_level_students_per_swanid_detailed', {
  filters: { ...listed, ...dates('last_12_months') },
  columns: promotionColumns,
  key: 'id',
  sort: 'student',
  charts: [],
  rows: promotionRows,
});
