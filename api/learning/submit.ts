import type { Context, Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { nameOf } from '../engine/question/compile.ts';
import { gradeForm } from '../engine/question/grade.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { versionOf } from './versions.ts';

/** Grades what is kept. An attempt that was submitted before stays as it is: submitting twice gives one score. */
export async function submit(attempt: Row, ctx: Context): Promise<Row> {
  if (attempt.status !== 'draft') return { status: attempt.status };
  const version = await versionOf(attempt.form_version_id, ctx);
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed);
  return { ...result, submitted_at: ctx.now.toISOString() };
}

interface Given {
  scores: { question: string; score: number }[];
  notes?: string | null;
}

/**
 * Completes an attempt with the points that a person gave.
 * @throws Problem 422 when a question that waits has no points, another one has, or there are more than it is worth
 */
export async function grade(attempt: Row, { scores, notes }: Given, ctx: Context): Promise<Row> {
  const version = await versionOf(attempt.form_version_id, ctx);
  const waiting = (attempt.review as Row[]).filter(({ score }) => score === null).map(({ question }) => question);
  const worth = new Map(version.key.map((question) => [nameOf(question), question.points]));
  for (const [at, { question, score }] of scores.entries()) {
    if (!waiting.includes(question)) throw invalid({ [`scores.${at}.question`]: { keyword: 'not_waiting' } });
    const limit = worth.get(question) ?? 0;
    if (score > limit) throw invalid({ [`scores.${at}.score`]: { keyword: 'maximum', params: { limit } } });
  }
  const given = Object.fromEntries(scores.map(({ question, score }) => [question, score]));
  if (waiting.some((question) => !(question in given))) throw invalid({ scores: { keyword: 'scores_missing' } });
  const result = gradeForm(questionTypes, version, attempt.answers, attempt.seed, given);
  return { ...result, ...(notes === undefined ? {} : { notes }) };
}
