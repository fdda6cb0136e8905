import { defineJob } from '../../engine/jobs/jobs.ts';
import { orderDue } from '../../live/outbox/due.ts';
import { orderEnds } from '../../live/outbox/sweep.ts';

/** Each minute: rooms that are to be made, changed or removed at the provider, and those to be ended. */
export default defineJob<object>(
  'order_rooms',
  async (_, { trx }) => {
    await orderDue(trx);
    await orderEnds(trx);
  },
  { crontab: '* * * * *' },
);
