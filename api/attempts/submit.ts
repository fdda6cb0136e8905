import type { Knex } from 'knex';
import { gradeForm } from '../assessment/grade.ts';
import { questionTypes } from '../assessment/registry.ts';
import { isOneOfMany, lessonTaken, lockLearners } from '../course/lessons_taken.ts';
import { auditIn } from '../engine/audit.ts';
import type { Context, Planned, Replay, Row } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { readable, readOne } from '../engine/rows.ts';
import { takenBy, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { type Mark, marksOf } from './marks.ts';
import { oneByOne } from './one_by_one.ts';
import { recordingQuestions } from './recordings.ts';

/** Grades what is stored. An attempt that was submitted before stays as it is: submitting twice gives one score. */
export const planSubmission = async (attempt: Row, ctx: Context): Promise<Planned> =>
  notAsAnother(attempt, ctx) ??
  oneByOne(attempt, ctx) ??
  (attempt.status === 'draft' ? { changes: await resultOf(attempt, ctx) } : 'done');

async function resultOf(attempt: Row, ctx: Context): Promise<Row> {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed);
  return { ...result, submitted_at: ctx.now.toISOString() };
}

/**
 * Submits with one statement that moves the attempt, writes its line of the audit log and says that the lesson is taken,
 * if nothing was saved since the answers were read: what a student does at the end of each exercise. One that is passed
 * and has others beside it in its lesson waits for theirs.
 * @returns undefined where more follows (an exam is passed), or where nothing was done: the usual way then does it, or says why not
 */
export async function submitAtOnce(id: number, _input: Row, ctx: Context): Promise<unknown> {
  const { trx, caller } = ctx;
  const open = { id, student_id: caller.id, status: 'draft' };
  const found: Row | undefined = notAsAnother({}, ctx)
    ? undefined
    : await trx('attempts')
        .where(open)
        .first('attempts.*', { isOneOfMany: isOneOfMany(ctx) });
  // A placement ends by itself.
  if (!found || found.asked) return undefined;
  const { isOneOfMany: isRaced, ...attempt } = found;
  const version = await versionOf(attempt.form_version_id, ctx);
  // Of recordings some may have to be deleted.
  if (recordingQuestions(version, Object.keys(attempt.answers)).length > 0) return undefined;
  const result = await resultOf(attempt, ctx);
  const passes = result.status === 'completed' && result.percentage >= version.rules.pass_percentage;
  if (!passes) return writeResult(attempt, result, ctx).first();
  if (version.kind === 'exam') return undefined;
  const take = async (trx: Knex) => {
    const within = { ...ctx, trx };
    if (isRaced) await lockLearners([id], within);
    return writeResult(attempt, result, within, lessonTaken(version.form_id, attempt, within, 'moved')).first();
  };
  return trx.isTransaction || !isRaced ? take(trx) : trx.transaction(take);
}

/** What was answered, and what its student may read of how that was graded, stands with the attempt. */
export const submitReplay: Replay = {
  short: ({ answers: _, review: __, ...rest }) => rest,
  async restore(rest, ctx) {
    const { answers, review } = await readOne(ctx.engine.entities.get('attempts') as Entity, rest.id, ctx);
    return { ...rest, answers, review };
  },
};

/**
 * Moves an attempt, if it is as it was read, and answers it as its student sees it.
 * @param taken what is written beside it
 */
function writeResult(attempt: Row, result: Row, ctx: Context, taken?: Knex.Raw): Knex.QueryBuilder {
  const { trx, engine } = ctx;
  const { id, student_id, version } = attempt;
  const entity = engine.entities.get('attempts') as Entity;
  const written = {
    ...result,
    graded: JSON.stringify(result.graded),
    version: version + 1,
    updated_at: ctx.now,
  };
  const move = trx('attempts').where({ id, student_id, status: 'draft', version }).update(written).returning('*');
  const entry = { action: 'submit', entity, record_id: id, before: attempt, after: { ...attempt, ...result } };
  const query = readable(entity, ctx)
    .with('moved', move)
    .with('log', auditIn('moved', entry, ctx));
  if (taken) query.with('taken', taken);
  // Under the table's own name, so that the row is read as it has become; what is named before reads the table.
  return query.with('attempts', trx.select('*').from('moved'));
}

export interface Marks {
  scores: Mark[];
  notes?: string | null;
}

/**
 * Completes an attempt with what a person said to the answers that wait.
 * @throws Problem 422 when a question that waits has no mark, another one has, or a mark does not fit its question
 */
export async function planGrading(attempt: Row, { scores, notes }: Marks, ctx: Context): Promise<{ changes: Row }> {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const marks = marksOf(version.key, attempt.graded, scores);
  const points = Object.fromEntries([...marks].map(([question, { score }]) => [question, score]));
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed, points);
  const graded = result.graded.map((reviewed) => {
    const mark = marks.get(reviewed.question);
    if (!mark) return reviewed;
    const { judged, comment, feedback } = mark;
    return { ...reviewed, judged, comment, feedback: [...reviewed.feedback, ...feedback] };
  });
  return { changes: { ...result, graded, ...(notes === undefined ? {} : { notes }) } };
}
