import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';
import { learner } from './lessons_taken.ts';

/** The last level stays the student's own when it has been passed; a reset begins it again. */
const hasFinishedCourse = `exists (select from progress_logs g join users u on u.id = g.student_id
  where g.student_id = :student and g.event = 'course_completed' and g.from_level_id = levels.id
    and g.at >= u.level_started_at)`;

/** Of the level of the row: done, current, or locked. */
export const levelState = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(
    `case when levels."order" < :order then 'done' when levels."order" > :order then 'locked'
      when ${hasFinishedCourse} then 'done' else 'current' end`,
    learner(ctx),
  );

/** How many lessons the level of the row has. */
export const openLessons = ({ trx }: Context): Knex.Raw =>
  trx.raw(`(select count(*)::int from lessons l where l.level_id = levels.id and l.status = 'active')`);

/** Whole days since the student began the level of the row; null where that is not the own one. */
export const daysTaken = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(
    `(select floor(extract(epoch from :now::timestamptz - coalesce(u.level_started_at, u.created_at)) / 86400)::int
      from users u where u.id = :student and u.current_level_id = levels.id)`,
    { student: ctx.caller.id, now: ctx.now },
  );
