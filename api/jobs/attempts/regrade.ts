import { advanceAll } from '../../course/progress.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { runNextBatch } from '../../forms/regrading/batches.ts';
import { takeUpPassed } from '../../repetition/mistakes.ts';
import { settleRegraded } from '../../repetition/settle_regraded.ts';

/**
 * Grades the attempts at a form again, or writes what came of that, a batch in a transaction; whoever has passed by it goes
 * on in the course, and what was right after all is not asked again.
 */
export default defineJob<{ id: number }>('regrade', async ({ id }, ctx) => {
  const step = () =>
    ctx.trx.transaction(async (trx) => {
      const { more, form_id, passed, changed, author } = await runNextBatch(id, { ...ctx, trx, now: new Date() });
      if (form_id) await advanceAll(form_id, passed, author);
      await settleRegraded(changed, author);
      await takeUpPassed(passed, author);
      return more;
    });
  try {
    while (await step());
  } catch (error) {
    // No retry will follow: its page says so, and it can be started anew.
    if (ctx.last) await ctx.trx('regradings').where({ id }).update({ status: 'failed', updated_at: new Date() });
    throw error;
  }
});
