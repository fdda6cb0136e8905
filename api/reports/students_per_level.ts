import { type Column, defineReport } from '../reporting/define.ts';
import { some } from '../reporting/filters.ts';
import { levelLabel, ofStudent, where } from '../reporting/sources/conditions.ts';
import { isLearner, types } from '../reporting/sources/students.ts';

const behind = (fixed: Record<string, unknown>) => ({
  report: 'students_per_level_detailed',
  by: { level_id: 'level_id' },
  fixed,
});

const counts: Record<string, Column> = Object.fromEntries(
  types.map((type) => [
    type,
    { type: 'integer', filled: true, total: `sum(${type})`, drill: behind({ student_type: type }) },
  ]),
);

export default defineReport('students_per_level', {
  filters: some('group_id'),
  columns: {
    level: { type: 'text', order: 'level_order' },
    ...counts,
    students: { type: 'integer', filled: true, total: 'sum(students)', drill: behind({}) },
    level_id: { type: 'integer', hidden: true },
    level_order: { type: 'integer', hidden: true },
  },
  is_short: true,
  key: 'level_id',
  sort: 'level',
  charts: [
    {
      chart: 'by_level',
      kind: 'bar',
      by: ['level'],
      measures: Object.fromEntries(types.map((type) => [type, `sum(${type})`])),
      drill: behind({}),
    },
  ],
  rows: (filters) => `
    select coalesce(l.id, 0) as level_id, l."order" as level_order, ${levelLabel('l')} as level,
      ${types.map((type) => `count(*) filter (where u.student_type = '${type}')::int as ${type}`).join(', ')},
      count(*)::int as students
    from users u left join levels l on l.id = u.current_level_id
    ${where(isLearner('u'), ...ofStudent('u', filters))}
    group by l.id`,
});
