import { defineJob } from '../../engine/jobs/jobs.ts';
import { endLostRuns } from '../../reporting/export/runs.ts';

/** Files whose process died while it wrote them are said to have failed. */
export default defineJob<object>(
  'end_lost_exports',
  async (_, { trx }) => {
    await endLostRuns(trx);
  },
  { crontab: '*/10 * * * *', boot: { after: 90 } },
);
