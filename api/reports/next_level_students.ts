import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { promotionRows } from '../reporting/sources/progress.ts';

const behind = { report: 'next_level_students_detailed', by: { level_id: 'from_level_id' } };

export default defineReport('next_level_students', {
  filters: { ...dates('last_month'), ...some('group_id', 'student_type') },
  columns: {
    from_level: { type: 'text', order: 'from_order', record: { entity: 'levels', id: 'from_level_id' } },
    promotions: { type: 'integer', filled: true, total: 'sum(promotions)', drill: behind },
    by_exam: {
      type: 'integer',
      filled: true,
      total: 'sum(by_exam)',
      drill: { ...behind, fixed: { promoted_by: 'exam' } },
    },
    exam_score: { type: 'percentage' },
    from_level_id: { type: 'integer', hidden: true },
    from_order: { type: 'integer', hidden: true },
  },
  key: 'from_level_id',
  sort: 'from_level',
  charts: [
    { chart: 'by_level', kind: 'bar', by: ['from_level'], measures: { promotions: 'sum(promotions)' }, drill: behind },
  ],
  rows: (filters) => `
    select from_level_id, from_order, from_level, count(*)::int as promotions, count(exam_score)::int as by_exam,
      round(avg(exam_score), 1) as exam_score
    from (${promotionRows(filters)}) promotions
    group by 1, 2, 3`,
});
