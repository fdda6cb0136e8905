import { defineReport } from '../reporting/define.ts';
import { some } from '../reporting/filters.ts';
import { standingColumns, standingRows } from '../reporting/sources/students.ts';

export default defineReport('students_near_course_completion', {
  filters: some('percentage', 'group_id', 'student_type'),
  columns: standingColumns,
  key: 'id',
  sort: '-course_percentage',
  charts: [{ chart: 'by_percentage', kind: 'bar', by: ['course_percentage'], measures: { students: 'count(*)' } }],
  rows: (filters) => standingRows(filters, 'course_percentage >= :percentage'),
});
