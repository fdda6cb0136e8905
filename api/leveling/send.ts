import type { Context } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { requireRow } from '../engine/require_row.ts';
import { act } from '../engine/states.ts';
import { noteFor } from '../mail/note.ts';
import levelingTestReceived from '../notices/learning/leveling_test_received.ts';
import { proposalOf } from '../placement/proposal.ts';
import { answerBy } from './answer_by.ts';
import { attemptOf, type Test, type TestAttempt } from './attempt.ts';
import { changeStatus } from './change_status.ts';
import { evidenceOf } from './evidence.ts';
import { orderLearning } from './learn.ts';
import { reasonOf } from './next.ts';

/** Hands a test in: its attempt is submitted, and the level that it speaks for written down for the coordinator's list. */
export async function send(test: Test, ctx: Context): Promise<Test> {
  const attempts = ctx.engine.entities.get('attempts') as Entity;
  const attempt = await attemptOf(test, ctx);
  await act(attempts, [attempt.id], 'submit', {}, { ...ctx, caller: { ...ctx.caller, role: 'system' } });
  const evidence = await evidenceOf(test, attempt, ctx);
  const { level, probability, near, mean, standard_error } = proposalOf(evidence.prior, evidence.responses);
  const { adaptive } = evidence.version.rules;
  const proposed = [...evidence.orders].find(([, order]) => order === level);
  const conclusion: Partial<Test> = {
    status: 'pending_revision',
    estimate: mean,
    standard_error,
    probability,
    near,
    proposed_level_id: proposed?.[0] ?? null,
    stopped: stoppedBy(attempt, ctx) ?? (adaptive ? reasonOf(evidence, attempt, ctx) : null) ?? 'finished',
    submitted_at: ctx.now.toISOString(),
  };
  await orderLearning(evidence.version.form_id, ctx);
  const sentTest = await changeStatus(test, 'send', conclusion, ctx);
  await promiseAnswer(test, ctx);
  return sentTest;
}

/** Tells the student by letter until when the test is answered. */
async function promiseAnswer({ id, student_id }: Test, ctx: Context): Promise<void> {
  const { trx } = ctx;
  const query = trx('leveling_tests')
    .join('users', 'users.id', 'leveling_tests.student_id')
    .where('leveling_tests.id', id)
    .first({
      answer_by: answerBy(ctx),
      zone: trx.raw('coalesce(users.time_zone, (select school_time_zone from settings))'),
    });
  await noteFor(
    [student_id],
    levelingTestReceived,
    { entity: 'leveling_tests', record_id: id },
    requireRow(await query),
    trx,
  );
}

const stoppedBy = ({ deadline_at }: TestAttempt, { now }: Context) =>
  deadline_at && Date.parse(deadline_at) <= now.getTime() ? 'time' : null;

/**
 * Hands in the open test that an attempt belongs to.
 * @returns false where it belongs to none
 */
export async function sendInTime(attempt_id: number, ctx: Context): Promise<boolean> {
  const test = await ctx.trx('leveling_tests').where({ attempt_id }).forUpdate().first();
  if (test?.status === 'draft') await send(test, ctx);
  return test !== undefined;
}
