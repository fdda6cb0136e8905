import { defineJob } from '../../engine/jobs/jobs.ts';
import { orderReports } from '../../live/attendance/ask_reports.ts';

/** Each night the provider is asked again for the reports that were not there. */
export default defineJob<object>('ask_reports_again', (_, { trx }) => orderReports(trx, true), {
  crontab: '40 9 * * *',
});
