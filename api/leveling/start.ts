import { notAsAnother } from '../attempts/as_another.ts';
import { begin } from '../attempts/attempt.ts';
import { timeOver } from '../attempts/deadline.ts';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { versionOf } from '../forms/versions.ts';
import { attemptOf } from './attempt.ts';
import { changeStatus } from './change_status.ts';
import { send } from './send.ts';
import { shownTest } from './shown_test.ts';

/** The test that waits for a student, or that was begun. */
const openTest = ({ trx, caller }: Context) =>
  trx('leveling_tests').where({ student_id: caller.id }).whereIn('status', ['pending', 'draft']);

/** Why a student may not take a leveling test now: none is waiting, or another one was begun. */
export async function startable(form: Row, ctx: Context): Promise<Refusal | null> {
  const another = notAsAnother(form, ctx);
  if (another) return another;
  const test = await openTest(ctx).first();
  if (!test) return { rule: 'no_leveling_test' };
  if (test.status === 'pending') return null;
  const { form_id } = await versionOf((await attemptOf(test, ctx)).form_version_id, ctx);
  return form_id === form.id ? null : { rule: 'other_leveling_test' };
}

/** Begins the test that waits, or goes on with it: with the same question, on whatever device. */
export async function start(form: Row, ctx: Context) {
  const test: Row = await openTest(ctx).forUpdate().first();
  const started = test.status === 'draft' ? test : await beginTest(test, form, ctx);
  const attempt = await attemptOf(started, ctx);
  return shownTest(timeOver(attempt, ctx) ? await send(started, ctx) : started, attempt, ctx);
}

async function beginTest(test: Row, form: Row, ctx: Context): Promise<Row> {
  const { id: attempt_id } = await begin(form, ctx);
  await ctx.trx('attempts').where({ id: attempt_id }).update({ asked: '[]' });
  return changeStatus(test, 'begin', { attempt_id, status: 'draft' }, ctx);
}
