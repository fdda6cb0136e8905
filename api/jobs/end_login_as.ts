import { endSessions } from '../auth/session.ts';
import { defineJob } from '../engine/jobs/jobs.ts';

/** Its time is over whether anybody looks or not: the log says so, and its page is told. */
export default defineJob<{ id: number }>('end_login_as', async ({ id }, ctx) => {
  await ctx.trx.transaction((trx) => endSessions(trx, { id }, 'expired'));
});
