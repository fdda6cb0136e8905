import type { ShownTest } from '#schemas/types/fragments/shown_test.ts';
import { permute } from '../assessment/compile.ts';
import { partOf } from '../assessment/draw.ts';
import { secondsLeft } from '../attempts/deadline.ts';
import type { Context } from '../engine/define.ts';
import { versionOf } from '../forms/versions.ts';
import type { Test, TestAttempt } from './attempt.ts';
import { progressIn } from './progress.ts';

/**
 * A test as its student sees it: the question that is asked now and no other, its options in the order of the attempt,
 * with the passage that it is about.
 */
export async function shownTest(
  { id, status }: Pick<Test, 'id' | 'status'>,
  attempt: TestAttempt,
  ctx: Context,
): Promise<ShownTest> {
  const version = await versionOf(attempt.form_version_id, ctx);
  const { asked } = attempt;
  const current = asked.at(-1);
  const open = status === 'draft' && current && !current.answered_at ? current.question : null;
  const { title, english_title } = version.rules;
  return {
    id,
    // It has begun.
    status: status as ShownTest['status'],
    attempt_id: attempt.id,
    form_id: version.form_id,
    title: { es: title, ...(english_title ? { en: english_title } : {}) },
    assessed: asked.length > 0,
    number: asked.length,
    progress: status === 'draft' ? progressIn(version, asked) : 100,
    question: open ? permute(partOf(version.content[ctx.caller.locale], [open]), attempt.seed) : null,
    name: open,
    plays: attempt.plays,
    started_at: attempt.started_at,
    deadline_at: attempt.deadline_at,
    seconds_left: secondsLeft(attempt, ctx.now),
  };
}
