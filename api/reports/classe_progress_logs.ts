import { defineReport } from '../reporting/define.ts';
import { dates, events, some } from '../reporting/filters.ts';
import { levelLabel, ofStudent, person, where, within } from '../reporting/sources/conditions.ts';

export default defineReport('classe_progress_logs', {
  filters: { ...dates('last_30_days'), ...events, ...some('group_id', 'student_type') },
  columns: {
    at: { type: 'moment', filled: true },
    student: { type: 'text', filled: true, record: { entity: 'students', id: 'student_id' } },
    event: { type: 'word', of: 'progress_logs.event', filled: true },
    from_level: { type: 'text', order: 'from_order' },
    to_level: { type: 'text', order: 'to_order' },
    from_type: { type: 'word', of: 'progress_logs.from_type' },
    to_type: { type: 'word', of: 'progress_logs.to_type' },
    lesson: { type: 'text' },
    reason: { type: 'text' },
    by_name: { type: 'text', record: { entity_in: 'by_entity', id: 'by' } },
    id: { type: 'integer', hidden: true },
    student_id: { type: 'integer', hidden: true },
    from_order: { type: 'integer', hidden: true },
    to_order: { type: 'integer', hidden: true },
    by: { type: 'integer', hidden: true },
    by_entity: { type: 'text', hidden: true },
  },
  is_long: true,
  key: 'id',
  sort: '-at',
  charts: [
    {
      ...{ chart: 'by_event', kind: 'bar', by: ['event'], measures: { steps: 'count(*)' } },
      drill: { report: 'classe_progress_logs', by: { event: 'event' } },
    },
  ],
  rows: (filters) => `
    select p.id, p.at, p.student_id, ${person('u')} as student, p.event, f."order" as from_order,
      ${levelLabel('f')} as from_level, t."order" as to_order, ${levelLabel('t')} as to_level, p.from_type, p.to_type,
      case when :locale = 'en' then coalesce(n.english_name, n.name) else n.name end as lesson, p.reason, p.by,
      ${person('b')} as by_name, case b.kind when 'staff' then 'staff' else 'students' end as by_entity
    from progress_logs p
      left join users u on u.id = p.student_id
      left join levels f on f.id = p.from_level_id
      left join levels t on t.id = p.to_level_id
      left join lessons n on n.id = p.lesson_id
      left join users b on b.id = p.by
    ${where(
      filters.from !== undefined && within('p.at'),
      filters.event !== undefined && 'p.event = :event',
      ...ofStudent('u', filters),
    )}`,
});
