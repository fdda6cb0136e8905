import { defineJob } from '../../engine/jobs/jobs.ts';
import { clearStrays } from '../../live/outbox/sweep.ts';

/** Each night: meetings of this school at the provider that belong to nothing here are removed there. */
export default defineJob<object>('clear_rooms', (_, { trx, configuration }) => clearStrays(trx, configuration), {
  crontab: '50 8 * * *',
});
