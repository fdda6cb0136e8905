import type { Context, RowOf } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import type { AskedQuestion } from '../forms/versions.ts';

export type Test = RowOf<'leveling_tests'>;

/** The attempt of a test, which is answered question by question. */
export type TestAttempt = RowOf<'attempts'> & { asked: AskedQuestion[] };

/** @throws Problem 404 for a test that was not begun */
export async function attemptOf({ attempt_id: id }: Pick<Test, 'attempt_id'>, { trx }: Context): Promise<TestAttempt> {
  const attempt = id && (await trx('attempts').where({ id }).first());
  if (!attempt) throw notFound();
  return { ...attempt, asked: attempt.asked ?? [] };
}
