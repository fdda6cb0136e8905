import { defineReport } from '../reporting/define.ts';
import { swanIds } from '../reporting/filters.ts';
import { standingColumns, standingRows, studentColumns } from '../reporting/sources/students.ts';

export default defineReport('students_per_swanid_detailed', {
  filters: swanIds,
  columns: { ...standingColumns, student_status: studentColumns.student_status },
  key: 'id',
  sort: 'student',
  charts: [],
  rows: (filters) => standingRows(filters),
});
