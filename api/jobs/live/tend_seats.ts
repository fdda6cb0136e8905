import { defineJob } from '../../engine/jobs/jobs.ts';
import { tendDue } from '../../live/clock.ts';

/** Offers that expire go to the next on the list, and lists close in time. */
export default defineJob<object>('tend_seats', (_, { trx }) => tendDue(trx), { crontab: '* * * * *' });
