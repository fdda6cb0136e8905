import { gradeForm, type Result } from '../assessment/grade.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, PlanOrRefusal, Replay, RowOf } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { readOne } from '../engine/rows.ts';
import { takenBy, versionOf } from '../forms/versions.ts';
import { notAsAnother } from './as_another.ts';
import { type Mark, marksOf } from './marks.ts';
import { oneByOne } from './one_by_one.ts';

type Attempt = RowOf<'attempts'>;

/** Grades what is stored. An attempt that was submitted before stays as it is: submitting twice gives one score. */
export const planSubmission = async (attempt: Attempt, ctx: Context): Promise<PlanOrRefusal> =>
  notAsAnother(attempt, ctx) ??
  oneByOne(attempt, ctx) ??
  (attempt.status === 'draft' ? { changes: await resultOf(attempt, ctx) } : 'done');

async function resultOf(attempt: Attempt, ctx: Context): Promise<Result & { submitted_at: string }> {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed);
  return { ...result, submitted_at: ctx.now.toISOString() };
}

/** The attempt stores the answers, and what of the grading its student may read. */
export const submitReplay: Replay = {
  short: ({ answers: _, review: __, ...rest }) => rest,
  async restore(rest, ctx) {
    const { answers, review } = await readOne(ctx.engine.entities.get('attempts') as Entity, rest.id, ctx);
    return { ...rest, answers, review };
  },
};

export interface Marks {
  scores: Mark[];
  notes?: string | null;
}

/**
 * Completes an attempt with what a person said to the answers that wait.
 * @throws Problem 422 when a question that waits has no mark, another one has, or a mark does not fit its question
 */
export async function planGrading(
  attempt: Attempt,
  { scores, notes }: Marks,
  ctx: Context,
): Promise<{ changes: Result & Pick<Marks, 'notes'> }> {
  const version = takenBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const marks = marksOf(version.key, attempt.graded ?? [], scores);
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
