import type { Context, RowOf } from '../engine/define.ts';
import { versionOf } from '../forms/versions.ts';
import { issueCertificates } from './certificates.ts';
import { giveLevel } from './give_level.ts';
import { isPassed, lockLearners } from './lessons_taken.ts';

/**
 * What follows when an attempt has become completed, in the transaction that completed it: a lesson is taken, or the exam
 * of the level is passed and the next level begins. Done again it changes nothing.
 */
export async function advance(attempt: RowOf<'attempts'>, ctx: Context): Promise<void> {
  if (attempt.status !== 'completed') return;
  const { form_id, rules } = await versionOf(attempt.form_version_id, ctx);
  if (attempt.percentage !== null && attempt.percentage >= rules.pass_percentage)
    await advanceAll(form_id, [attempt.id], ctx);
}

/** The same for attempts at one form that have been passed, in sets. */
export async function advanceAll(form_id: number, attempts: number[], ctx: Context): Promise<void> {
  if (attempts.length === 0) return;
  const { lesson_id, level_id } = await lockLearners(form_id, attempts, ctx);
  if (lesson_id !== null) await takeLesson(lesson_id, attempts, ctx);
  if (level_id !== null) await passExam(level_id, attempts, ctx);
}

/** Writes once that a lesson is taken, where the last exercise of it has just been passed. */
async function takeLesson(lesson: number, attempts: number[], ctx: Context): Promise<void> {
  await ctx.trx.raw(
    `insert into progress_logs (student_id, event, lesson_id, attempt_id, by, at)
      select done.student_id, 'lesson_taken', lessons.id, done.id, :by, :at from lessons
      join attempts done on done.id = any(:attempts)
      where lessons.id = :lesson and ${isPassed('lessons')}
      order by done.id
      on conflict do nothing`,
    { student: ctx.trx.ref('done.student_id'), lesson, attempts, by: ctx.caller.id, at: ctx.now },
  );
}

type Ways = Pick<RowOf<'progress_logs'>, 'from_level_id' | 'to_level_id'>;

/** Two exams that are passed at once move a student by one level. */
async function passExam(level: number, attempts: number[], ctx: Context): Promise<void> {
  const students = await studentsToAdvance(level, attempts, ctx);
  if (students.length === 0) return;
  const next = await nextLevel(level, ctx);
  const ways = { from_level_id: level, to_level_id: next };
  const events: [string, Ways][] = [
    ['exam_passed', { from_level_id: level, to_level_id: null }],
    ['level_passed', ways],
    ...(next ? [] : [['course_completed', ways] as [string, Ways]]),
  ];
  await ctx
    .trx('progress_logs')
    .insert(
      students.flatMap(({ id, attempt_id }) =>
        events.map(([event, row]) => ({ student_id: id, attempt_id, by: ctx.caller.id, at: ctx.now, event, ...row })),
      ),
    );
  await issueCertificates(
    students.map(({ id }) => id),
    level,
    ctx,
  );
  if (!next) return;
  const learners = students.map(({ id, attempt_id }) => ({ id, from: level, attempt: attempt_id }));
  await giveLevel(learners, next, ctx);
}

/** Who is at the level, each with the attempt that passed. The last level is passed once, until it is begun again. */
const studentsToAdvance = (
  level: number,
  attempts: number[],
  { trx }: Context,
): Promise<{ id: number; attempt_id: number }[]> =>
  trx('users')
    .join('attempts', 'attempts.student_id', 'users.id')
    .where('users.current_level_id', level)
    .whereIn('attempts.id', attempts)
    .whereNotExists(
      trx('progress_logs')
        .select(trx.raw('1'))
        .whereRaw('progress_logs.student_id = users.id and from_level_id = users.current_level_id')
        .where({ event: 'course_completed' })
        .whereRaw(`at >= coalesce(users.level_started_at, 'epoch')`),
    )
    .groupBy('users.id')
    .select('users.id', trx.raw('min(attempts.id) as attempt_id'));

/** The next active level by its order; null after the last. */
async function nextLevel(level: number, { trx }: Context): Promise<number | null> {
  const next = await trx('levels')
    .where('status', 'active')
    .where('order', '>', trx('levels').where({ id: level }).select('order'))
    .orderBy('order')
    .first('id');
  return next?.id ?? null;
}
