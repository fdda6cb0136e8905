import { defineJob } from '../../engine/jobs/jobs.ts';
import { attendDue } from '../../live/attendance/due.ts';
import { finishDue } from '../../live/clock.ts';

/**
 * Meetings whose time is over are finished; those that are paused when they should begin are cancelled. Series that have
 * no more are finished. Then it is settled who was there.
 */
export default defineJob<object>(
  'finish_meetings',
  async (_, { trx }) => {
    await finishDue(trx);
    await attendDue(trx);
  },
  { crontab: '* * * * *' },
);
