import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { promotionColumns, promotionRows } from '../reporting/sources/progress.ts';

export default defineReport('next_level_students_detailed', {
  filters: { ...dates('last_month'), ...some('level_id', 'promoted_by', 'group_id', 'student_type') },
  columns: promotionColumns,
  key: 'id',
  sort: '-at',
  charts: [],
  rows: promotionRows,
});
