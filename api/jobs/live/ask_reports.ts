import { defineJob } from '../../engine/jobs/jobs.ts';
import { orderReports } from '../../live/attendance/ask_reports.ts';

/** Reports of the provider are asked for some minutes after the end of a meeting, and then again. */
export default defineJob<object>('ask_reports', (_, { trx }) => orderReports(trx), { crontab: '* * * * *' });
