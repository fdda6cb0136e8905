import type { Context, Row } from '../engine/define.ts';
import { gradeForm } from '../engine/question/grade.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { type Mark, marksOf } from './marks.ts';
import { metBy, versionOf } from './versions.ts';

/** Grades what is kept. An attempt that was submitted before stays as it is: submitting twice gives one score. */
export async function submit(attempt: Row, ctx: Context): Promise<Row> {
  if (attempt.status !== 'draft') return { status: attempt.status };
  const version = metBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed);
  return { ...result, submitted_at: ctx.now.toISOString() };
}

interface Given {
  scores: Mark[];
  notes?: string | null;
}

/**
 * Completes an attempt with what a person said to the answers that wait.
 * @throws Problem 422 when a question that waits has no mark, another one has, or a mark does not fit its question
 */
export async function grade(attempt: Row, { scores, notes }: Given, ctx: Context): Promise<Row> {
  const version = metBy(attempt, await versionOf(attempt.form_version_id, ctx));
  const marks = marksOf(version.key, attempt.review, scores);
  const points = Object.fromEntries([...marks].map(([question, { score }]) => [question, score]));
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed, points);
  const review = result.review.map((reviewed) => {
    const mark = marks.get(reviewed.question);
    if (!mark) return reviewed;
    const { judged, comment, feedback } = mark;
    return { ...reviewed, judged, comment, feedback: [...reviewed.feedback, ...feedback] };
  });
  return { ...result, review, ...(notes === undefined ? {} : { notes }) };
}
