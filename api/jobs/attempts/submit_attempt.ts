import { defineJob } from '../../engine/jobs/jobs.ts';
import type { Entity } from '../../engine/registry.ts';
import { act } from '../../engine/states.ts';
import { sendInTime } from '../../leveling/send.ts';

/** The time of an attempt is over: what is stored is submitted, unless its student did so. */
export default defineJob<{ id: number }>('submit_attempt', async ({ id }, ctx) => {
  const attempts = ctx.engine.entities.get('attempts') as Entity;
  await ctx.trx.transaction(async (trx) => {
    if (await sendInTime(id, { ...ctx, trx })) return;
    const open = await trx('attempts').where({ id, status: 'draft' }).forUpdate().first('id');
    if (open) await act(attempts, [id], 'submit', {}, { ...ctx, trx });
  });
});
