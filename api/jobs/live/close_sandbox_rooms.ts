import { defineJob } from '../../engine/jobs/jobs.ts';
import { closeSilent } from '../../live/sandbox/close_silent.ts';

/** Rooms of the sandbox: who has fallen silent is there no more, and what is over is closed. */
export default defineJob<object>('close_sandbox_rooms', (_, { trx, now }) => closeSilent(trx, now), {
  crontab: '* * * * *',
});
