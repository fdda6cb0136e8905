import { defineJob } from '../engine/jobs/jobs.ts';
import { runNextBatch } from '../forms/regrading/batches.ts';

/** Grades the attempts at a form anew, or writes what came of that, a portion in a transaction. */
export default defineJob<{ id: number }>('regrade', async ({ id }, ctx) => {
  const step = () => ctx.trx.transaction((trx) => runNextBatch(id, { ...ctx, trx, now: new Date() }));
  try {
    while (await step());
  } catch (error) {
    // No try will follow: its page says so, and it can be begun anew.
    if (ctx.last) await ctx.trx('regradings').where({ id }).update({ status: 'failed', updated_at: new Date() });
    throw error;
  }
});
