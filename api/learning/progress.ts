import type { Context, Row } from '../engine/define.ts';
import { lessonTaken } from './lessons_taken.ts';
import { versionOf } from './versions.ts';

/**
 * What follows when an attempt has become completed, in the transaction that completed it: a lesson is taken, or the exam
 * of the level is passed and the next level begins. Done again it changes nothing.
 */
export async function advance(attempt: Row, ctx: Context): Promise<void> {
  if (attempt.status !== 'completed') return;
  const { form_id, kind, rules } = await versionOf(attempt.form_version_id, ctx);
  if (attempt.percentage < rules.pass_percentage) return;
  if (kind === 'exercise') await lessonTaken(form_id, attempt, ctx);
  if (kind === 'exam') await passExam(form_id, attempt, ctx);
}

/** Two exams that are passed at once move a student by one level. */
async function passExam(form: number, attempt: Row, ctx: Context): Promise<void> {
  const { trx } = ctx;
  const { level_id: level } = await trx('forms').where({ id: form }).first('level_id');
  const student = await trx('users')
    .where({ id: attempt.student_id })
    .forUpdate()
    .first('id', 'current_level_id', 'level_started_at');
  if (student.current_level_id !== level || (await hasFinished(student, ctx))) return;
  const common = { student_id: student.id, attempt_id: attempt.id, by: ctx.caller.id, at: ctx.now };
  const log = (event: string, row: Row) => ({ ...common, event, from_level_id: null, to_level_id: null, ...row });
  const next = await nextLevel(level, ctx);
  const ways = { from_level_id: level, to_level_id: next };
  await trx('progress_logs').insert([
    log('exam_passed', { from_level_id: level }),
    log('level_passed', ways),
    log(next ? 'level_started' : 'course_completed', ways),
  ]);
  if (next) await move(student.id, next, ctx);
}

/** The last level is passed once, until it is begun again. */
const hasFinished = ({ id, current_level_id, level_started_at }: Row, { trx }: Context) =>
  trx('progress_logs')
    .where({ student_id: id, event: 'course_completed', from_level_id: current_level_id })
    .where('at', '>=', level_started_at ?? new Date(0))
    .first('id');

const move = (id: number, current_level_id: number, { trx, now }: Context) =>
  trx('users')
    .where({ id })
    .update({ current_level_id, level_started_at: now, version: trx.raw('version + 1'), updated_at: now });

/** The next active level by its order; null after the last. */
async function nextLevel(level: number, { trx }: Context): Promise<number | null> {
  const next = await trx('levels')
    .where('status', 'active')
    .where('order', '>', trx('levels').where({ id: level }).select('order'))
    .orderBy('order')
    .first('id');
  return next?.id ?? null;
}
