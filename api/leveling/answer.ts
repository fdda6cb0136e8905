import { notAsAnother } from '../attempts/as_another.ts';
import { timeOver } from '../attempts/deadline.ts';
import { strange } from '../attempts/recordings.ts';
import { errorsIn } from '../attempts/save.ts';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { invalid, refused } from '../engine/errors.ts';
import { type Asked, versionOf } from '../forms/versions.ts';
import { attemptOf } from './attempt.ts';
import { evidenceOf } from './evidence.ts';
import { nextOf } from './next.ts';
import { send } from './send.ts';
import { shownTest } from './shown_test.ts';

/** Why a test takes nothing more. */
export const answerable = async (test: Row, _input: Row | null, ctx: Context): Promise<Refusal | null> =>
  notAsAnother(test, ctx) ?? timeOver(await attemptOf(test, ctx), ctx);

/**
 * Saves the self-assessment, and asks the first question.
 * @throws Problem 409 when a question was asked already
 */
export async function assess(test: Row, { can }: Row, ctx: Context) {
  const attempt = await attemptOf(test, ctx);
  if (attempt.asked.length > 0) throw refused({ rule: 'assessed_already' });
  const self_assessment = can && JSON.stringify(can);
  const [assessed] = await ctx.trx('leveling_tests').where({ id: test.id }).update({ self_assessment }).returning('*');
  return ask(assessed, attempt, ctx);
}

/**
 * Saves the answer to the current question, and asks the next one. Nothing (null) is an answer too.
 * @throws Problem 409 for another question, 422 for an answer of another kind than it asks for
 */
export async function answer(test: Row, { answers }: Row, ctx: Context) {
  const attempt = await attemptOf(test, ctx);
  const [question = '', ...others] = Object.keys(answers);
  const asked: Asked[] = attempt.asked;
  const current = asked.at(-1);
  if (!current || current.answered_at || current.question !== question || others.length > 0) {
    throw refused({ rule: asked.some((one) => one.question === question) ? 'answered_already' : 'not_asked' });
  }
  await check(attempt, answers, ctx);
  const updated = {
    answers: answers[question] === null ? attempt.answers : { ...attempt.answers, ...answers },
    asked: [...asked.slice(0, -1), { ...current, answered_at: ctx.now.toISOString() }],
  };
  return ask(test, { ...attempt, ...updated }, ctx);
}

async function check(attempt: Row, answers: Row, ctx: Context): Promise<void> {
  const version = await versionOf(attempt.form_version_id, ctx);
  const errors = [...errorsIn(version, answers), ...(await strange(attempt, version, answers, ctx))];
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.map(([field, error]) => [`answers.${field}`, error])));
}

/** Stores the answer together with the next question; if there is none, the test is sent. */
async function ask(test: Row, attempt: Row, ctx: Context) {
  const { trx, now } = ctx;
  const next = await nextOf(await evidenceOf(test, attempt, ctx), attempt, ctx);
  const asked: Asked[] = next ? [...attempt.asked, { ...next, at: now.toISOString() }] : attempt.asked;
  await trx('attempts')
    .where({ id: attempt.id })
    .update({
      answers: JSON.stringify(attempt.answers),
      asked: JSON.stringify(asked),
      version: trx.raw('version + 1'),
      updated_at: now,
    });
  if (next)
    await trx('questions')
      .where({ id: Number(next.question.slice(1)) })
      .increment('uses');
  const current = next ? test : await send(test, ctx);
  return shownTest(current, { ...attempt, asked }, ctx);
}
