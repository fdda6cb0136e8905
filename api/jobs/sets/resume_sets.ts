import { importSets } from '../../desk/people/import/run.ts';
import { bulkSets } from '../../engine/bulk/sets.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { resumeSets } from '../../engine/jobs/sets.ts';

/** What was under way when a process died goes on: whatever that process left is silent by then. */
export default defineJob<object>(
  'resume_sets',
  async (_, { trx }) => {
    await resumeSets(importSets, trx);
    await resumeSets(bulkSets, trx);
  },
  {
    crontab: '* * * * *',
    boot: { after: 90 },
  },
);
