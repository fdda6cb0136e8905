import { defineJob } from '../../engine/jobs/jobs.ts';
import { fetchReport } from '../../live/attendance/ask_reports.ts';

/** Asks the provider who was in a meeting that is over. */
export default defineJob<{ id: number }>('fetch_report', ({ id }, { trx, configuration }) =>
  fetchReport(id, trx, configuration),
);
