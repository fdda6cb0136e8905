import { type Cleared, forgottenOf } from '../../attempts/recordings.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { storageOf } from '../../files/storage.ts';

/** What no answer names is deleted, row and file: a job that broke off between the two finds the row again. */
export default defineJob<Cleared>('clear_recordings', async (cleared, ctx) => {
  await ctx.trx.transaction(async (trx) => {
    const ids = await forgottenOf(cleared, trx);
    const deletedRows = await trx('resources').whereIn('id', ids).delete().returning('storage_key');
    for (const { storage_key } of deletedRows) await storageOf(ctx.engine).remove(storage_key);
  });
});
