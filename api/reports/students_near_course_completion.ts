import { defineReport } from '../reporting/define.ts';
import { some } from '../reporting/filters.ts';
import { standingColumns, standingRows } from '../reporting/sources/students.ts';

// How far they are, by which they are sorted, stands beside their names.
const { student, course_percentage, ...others } = standingColumns;

export default defineReport('students_near_course_completion', {
  filters: some('percentage', 'group_id', 'student_type'),
  columns: { student, course_percentage, ...others },
  key: 'id',
  sort: '-course_percentage',
  charts: [{ chart: 'by_percentage', kind: 'bar', by: ['course_percentage'], measures: { students: 'count(*)' } }],
  rows: (filters) => standingRows(filters, 'course_percentage >= :percentage'),
});
