import { defineReport } from '../reporting/define.ts';
import { some } from '../reporting/filters.ts';
import { standingColumns, standingRows } from '../reporting/sources/students.ts';

export default defineReport('students_per_level_detailed', {
  filters: some('level_id', 'student_type', 'group_id'),
  columns: standingColumns,
  key: 'id',
  sort: 'level',
  charts: [],
  rows: (filters) => standingRows(filters),
});
