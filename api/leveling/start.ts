import { notAsAnother } from '../attempts/as_another.ts';
import { begin, latestVersion } from '../attempts/attempt.ts';
import { timeOver } from '../attempts/deadline.ts';
import type { Context, Refusal, RowOf } from '../engine/define.ts';
import { versionOf } from '../forms/versions.ts';
import { attemptOf, type Test } from './attempt.ts';
import { changeStatus } from './change_status.ts';
import { send } from './send.ts';
import { shownTest } from './shown_test.ts';

type Form = RowOf<'forms'>;

/** The test that waits for a student, or that was begun. */
const openTest = ({ trx, caller }: Context) =>
  trx('leveling_tests').where('student_id', caller.id).whereIn('status', ['pending', 'draft']);

/** The test that a student takes with a form, or why none: no test is waiting, or another one was begun. */
export async function planStart(form: Form, input: object | null, ctx: Context): Promise<Refusal | { test: Test }> {
  const another = notAsAnother(form, ctx);
  if (another) return another;
  const test = await (input ? openTest(ctx).forUpdate() : openTest(ctx)).first();
  if (!test) return { rule: 'no_leveling_test' };
  if (test.status === 'pending') return { test };
  const { form_id } = await versionOf((await attemptOf(test, ctx)).form_version_id, ctx);
  return form_id === form.id ? { test } : { rule: 'other_leveling_test' };
}

/** Begins the test that waits, or goes on with it: with the same question, on whatever device. */
export async function start(form: Form, { test }: { test: Test }, ctx: Context) {
  const begunTest = test.status === 'draft' ? test : await beginTest(test, form, ctx);
  const attempt = await attemptOf(begunTest, ctx);
  return shownTest(timeOver(attempt, ctx) ? await send(begunTest, ctx) : begunTest, attempt, ctx);
}

async function beginTest(test: Test, form: Form, ctx: Context): Promise<Test> {
  const { id: attempt_id } = await begin(await latestVersion(form, ctx), ctx);
  await ctx.trx('attempts').where({ id: attempt_id }).update({ asked: '[]' });
  return changeStatus(test, 'begin', { attempt_id, status: 'draft' }, ctx);
}
