import type { Column, Filters } from '../define.ts';
import { levelLabel, ofStudent, person, where, within } from './conditions.ts';

/** A level that was begun after a lower one: by its exam, or given by hand. */
const isPromotion = `p.event = 'level_started' and p.from_level_id is not null and f."order" < t."order"`;

/** Promotions by when they were, with the exam that led to each. */
export const promotionRows = (filters: Filters): string => `
  select p.id, p.at, p.student_id, ${person('u')} as student, u.swan_id, p.from_level_id, f."order" as from_order,
    ${levelLabel('f')} as from_level, p.to_level_id, t."order" as to_order, ${levelLabel('t')} as to_level,
    x.percentage as exam_score,
    (select count(*)::int from attempts a join form_versions v on v.id = a.form_version_id join forms e on e.id = v.form_id
      where e.kind = 'exam' and e.level_id = p.from_level_id and a.student_id = p.student_id and a.submitted_at <= p.at) as exam_attempts
  from progress_logs p join levels f on f.id = p.from_level_id join levels t on t.id = p.to_level_id
    left join users u on u.id = p.student_id left join attempts x on x.id = p.attempt_id
  ${where(
    isPromotion,
    filters.from !== undefined && within('p.at'),
    filters.level_id !== undefined && 'p.from_level_id = :level_id',
    filters.promoted_by !== undefined && `x.percentage is ${filters.promoted_by === 'exam' ? 'not ' : ''}null`,
    ...ofStudent('u', filters),
  )}`;

export const promotionColumns = {
  at: { type: 'moment', filled: true },
  student: { type: 'text', filled: true, record: { entity: 'students', id: 'student_id' } },
  swan_id: { type: 'text' },
  from_level: { type: 'text', order: 'from_order', record: { entity: 'levels', id: 'from_level_id' } },
  to_level: { type: 'text', order: 'to_order', record: { entity: 'levels', id: 'to_level_id' } },
  exam_score: { type: 'percentage', total: 'round(avg(exam_score), 1)' },
  exam_attempts: { type: 'integer' },
  id: { type: 'integer', hidden: true },
  student_id: { type: 'integer', hidden: true },
  from_level_id: { type: 'integer', hidden: true },
  from_order: { type: 'integer', hidden: true },
  to_level_id: { type: 'integer', hidden: true },
  to_order: { type: 'integer', hidden: true },
} satisfies Record<string, Column>;
