import type { Column, Filters } from '../define.ts';
import { levelLabel, ofStudent, person, where } from './conditions.ts';
import { percentage, standings } from './levels.ts';

/** The types of students, in the order in which they are shown. */
export const types = ['normal', 'advanced', 'beginner_forum', 'just_forums', 'external', 'demo', 'old'] as const;

/** Somebody who studies at the school now. */
export const isLearner = (alias: string): string => `${alias}.kind = 'student' and ${alias}.status = 'active'`;

/** The level asked for; 0 is none. */
const atLevel = ({ level_id }: Filters): string | false =>
  level_id !== undefined && (level_id === 0 ? 'u.current_level_id is null' : 'u.current_level_id = :level_id');

/** What of students several reports say, of a table of users called `u`. */
const facts = `u.id, u.id as student_id, ${person('u')} as student, u.swan_id, u.student_type, u.current_level_id as level_id,
    l."order" as level_order, ${levelLabel('l')} as level, g.name as group_name, u.contract_number, u.status as student_status`;

const joins = `left join levels l on l.id = u.current_level_id left join groups g on g.id = u.group_id`;

/** Students with what the school knows of them. */
export const studentRows = (filters: Filters, more: string, ...narrowed: (string | false)[]): string => `
  select ${facts}, ${more}
  from users u ${joins}
  ${where(`u.kind = 'student'`, atLevel(filters), ...ofStudent('u', filters), ...narrowed)}`;

/**
 * Students of today with how far they are; `narrowed` may ask for what is measured. Of a list that was pasted those too who
 * have left: nobody looks for them in vain.
 */
export const standingRows = (filters: Filters, ...narrowed: string[]): string => `
  ${standings(`select u.* from users u ${where(filters.swan_ids ? `u.kind = 'student'` : isLearner('u'), atLevel(filters), ...ofStudent('u', filters))}`)}
  select * from (
    select ${facts}, u.level_started_at, m.lessons_taken, m.lessons_left, m.classes_taken, m.classes_left,
      case when m.is_finished then 100
        else ${percentage('m.lessons_needed - m.lessons_left + m.classes_needed - m.classes_left', 'm.lessons_needed + m.classes_needed')} end as percentage,
      case when c.needed > 0 then ${percentage('c.done', 'c.needed')} else ${percentage('c.levels_done', 'c.levels')} end as course_percentage
    from students u ${joins} left join measured m on m.id = u.id left join courses c on c.id = u.id
  ) standing ${where(...narrowed)}`;

export const studentColumns = {
  student: { type: 'text', filled: true, record: { entity: 'students', id: 'student_id' } },
  swan_id: { type: 'text' },
  student_type: { type: 'word', of: 'students.student_type' },
  level: { type: 'text', order: 'level_order', record: { entity: 'levels', id: 'level_id' } },
  group_name: { type: 'text' },
  contract_number: { type: 'text' },
  student_status: { type: 'word', of: 'students.status' },
  id: { type: 'integer', hidden: true },
  student_id: { type: 'integer', hidden: true },
  level_id: { type: 'integer', hidden: true },
  level_order: { type: 'integer', hidden: true },
} satisfies Record<string, Column>;

/** Where each student of today stands. */
export const standingColumns = {
  student: studentColumns.student,
  swan_id: studentColumns.swan_id,
  student_type: studentColumns.student_type,
  level: studentColumns.level,
  level_started_at: { type: 'moment' },
  lessons_taken: { type: 'integer' },
  lessons_left: { type: 'integer' },
  classes_taken: { type: 'integer' },
  classes_left: { type: 'integer' },
  percentage: { type: 'percentage', total: 'round(avg(percentage), 1)' },
  course_percentage: { type: 'percentage', total: 'round(avg(course_percentage), 1)' },
  group_name: studentColumns.group_name,
  id: studentColumns.id,
  student_id: studentColumns.student_id,
  level_id: studentColumns.level_id,
  level_order: studentColumns.level_order,
} satisfies Record<string, Column>;
