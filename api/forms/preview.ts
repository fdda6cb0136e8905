import { bodyFits, checkQuestions, cleanFitting, sentenceOf } from '../assessment/check.ts';
import { compileForm, type StoredQuestion } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context } from '../engine/define.ts';
import { kindsOf } from './publish.ts';

/** A question that is being written: it may have no key yet. `group` is the place of its group in the list, from 0. */
export type UnsavedQuestion = Pick<StoredQuestion, 'type' | 'body'> & Partial<StoredQuestion> & { group?: number };

/**
 * Questions that are being written under the numbers of their places, from 1; their texts are cleaned as if they were
 * stored.
 */
export const withNumbers = (questions: UnsavedQuestion[]): StoredQuestion[] =>
  questions.map(({ group, ...question }, at) => ({
    ...cleanFitting(questionTypes, { ...question, key: question.key ?? {} }),
    points: question.points ?? 1,
    id: at + 1,
    parent_id: group === undefined ? null : group + 1,
  }));

/** The stored questions of a form, published or not. */
export async function heldBy(form_id: number | undefined, { trx }: Context): Promise<UnsavedQuestion[]> {
  const rows: StoredQuestion[] = await trx('questions')
    .where('form_id', form_id ?? null)
    .orderBy(['order', 'id'])
    .select('id', 'type', 'body', 'key', 'points', 'parent_id');
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  return rows.map(({ type, body, key, points, parent_id }) => {
    const group = places.get(parent_id ?? 0);
    return { type, body, key, points, ...(group === undefined ? {} : { group }) };
  });
}

/** What hinders each question from being asked, in the caller's words. */
export const hindrances = (questions: StoredQuestion[], { caller }: Context) =>
  checkQuestions(questionTypes, questions).map((problem) => ({
    question: problem.question,
    path: problem.path,
    message: sentenceOf(problem, caller.locale),
  }));

/**
 * What students would see of questions that are being written, named q1, q2 … by their places, and what hinders each
 * from being asked. Nothing is stored. A body of another shape than its type describes cannot be shown and is left out.
 */
export async function preview(questions: UnsavedQuestion[], ctx: Context) {
  const written = withNumbers(questions);
  const shown = written.filter((question) => bodyFits(questionTypes, question));
  const kinds = await kindsOf(shown, ctx);
  return {
    es: compileForm(questionTypes, shown, 'es', kinds),
    en: compileForm(questionTypes, shown, 'en', kinds),
    problems: hindrances(written, ctx),
  };
}
