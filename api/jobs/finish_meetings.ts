import { defineJob } from '../engine/jobs/jobs.ts';
import { finishDue } from '../live/clock.ts';

/** Meetings whose time is over are finished; those that are paused when they should begin are cancelled. Series that have no more are finished. */
export default defineJob<object>('finish_meetings', (_, { trx }) => finishDue(trx), { crontab: '* * * * *' });
