import { defineJob } from '../../engine/jobs/jobs.ts';
import { giveLicences } from '../../live/clock.ts';

/** Meetings that lack a licence get those that have become free, the earliest first. */
export default defineJob<object>('give_licences', (_, { trx }) => giveLicences(trx), { crontab: '*/5 * * * *' });
