import type { LevelingTestActions } from '#schemas/types/entities/leveling_tests.ts';
import { notAsAnother } from '../attempts/as_another.ts';
import { timeOver } from '../attempts/deadline.ts';
import { checkAnswers } from '../attempts/save.ts';
import type { Context, Refusal } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';
import { versionOf } from '../forms/versions.ts';
import { attemptOf, type Test, type TestAttempt } from './attempt.ts';
import { evidenceOf } from './evidence.ts';
import { nextOf } from './next.ts';
import { send } from './send.ts';
import { shownTest } from './shown_test.ts';

/** The attempt of a test that goes on, or why the test takes nothing more. */
async function openAttempt(test: Test, ctx: Context): Promise<Refusal | { attempt: TestAttempt }> {
  const another = notAsAnother(test, ctx);
  if (another) return another;
  const attempt = await attemptOf(test, ctx);
  return timeOver(attempt, ctx) ?? { attempt };
}

interface Assessment {
  attempt: TestAttempt;
  can?: string[] | null;
}

/** What students say of themselves, which they do once, before the first question. */
export async function planAssessment(
  test: Test,
  input: LevelingTestActions['assess'] | null,
  ctx: Context,
): Promise<Refusal | Assessment> {
  const open = await openAttempt(test, ctx);
  if ('rule' in open) return open;
  return open.attempt.asked.length > 0 ? { rule: 'assessed_already' } : { ...open, can: input?.can };
}

/** Saves the self-assessment, and asks the first question. */
export async function assess(test: Test, { attempt, can }: Assessment, ctx: Context) {
  const self_assessment = can && JSON.stringify(can);
  const [assessed] = await ctx.trx('leveling_tests').where({ id: test.id }).update({ self_assessment }).returning('*');
  return ask(requireRow(assessed), attempt, ctx);
}

/** The question that an input is about, with its answer: to say not to know it is one too. */
function givenIn({ answers = {}, unknown }: LevelingTestActions['answer']) {
  const [question = '', ...others] = unknown === undefined ? Object.keys(answers) : [unknown];
  return { question, others, answers: unknown === undefined ? answers : { [unknown]: null } };
}

/**
 * The answer to the current question, which is asked no more. Nothing (null) is an answer too.
 * @returns the attempt as it becomes
 * @throws Problem 422 for an answer of another kind than it asks for
 */
export async function planAnswer(
  test: Test,
  input: LevelingTestActions['answer'] | null,
  ctx: Context,
): Promise<Refusal | { attempt: TestAttempt }> {
  const open = await openAttempt(test, ctx);
  if ('rule' in open || !input) return open;
  const { attempt } = open;
  const { question, others, answers } = givenIn(input);
  const { asked } = attempt;
  const current = asked.at(-1);
  if (!current || current.answered_at || current.question !== question || others.length > 0) {
    return { rule: asked.some((one) => one.question === question) ? 'answered_already' : 'not_asked' };
  }
  await checkAnswers(attempt, await versionOf(attempt.form_version_id, ctx), answers, ctx);
  const updatedAttempt = {
    answers: answers[question] === null ? attempt.answers : { ...attempt.answers, ...answers },
    asked: [
      ...asked.slice(0, -1),
      { ...current, answered_at: ctx.now.toISOString(), ...(input.unknown === undefined ? {} : { unknown: true }) },
    ],
  };
  return { attempt: { ...attempt, ...updatedAttempt } };
}

/** Saves the answer, and asks the next question. */
export const answer = (test: Test, { attempt }: { attempt: TestAttempt }, ctx: Context) => ask(test, attempt, ctx);

/** Stores the answer together with the next question; if there is none, the test is sent. */
async function ask(test: Test, attempt: TestAttempt, ctx: Context) {
  const { trx, now } = ctx;
  const next = await nextOf(await evidenceOf(test, attempt, ctx), attempt, ctx);
  const askedQuestions = next ? [...attempt.asked, { ...next, at: now.toISOString() }] : attempt.asked;
  await trx('attempts')
    .where({ id: attempt.id })
    .update({
      answers: JSON.stringify(attempt.answers),
      asked: JSON.stringify(askedQuestions),
      version: trx.raw('version + 1'),
      updated_at: now,
    });
  if (next)
    await trx('questions')
      .where({ id: Number(next.question.slice(1)) })
      .increment('uses');
  const current = next ? test : await send(test, ctx);
  return shownTest(current, { ...attempt, asked: askedQuestions }, ctx);
}
