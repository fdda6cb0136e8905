import { endSessions } from '../../auth/session.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';

/** Ends a "log in as" whose time is over, even without a request: it is logged, and its pages are notified. */
export default defineJob<{ id: number }>('end_login_as', async ({ id }, ctx) => {
  await ctx.trx.transaction((trx) => endSessions(trx, { id }, 'expired'));
});
