import { defineJob } from '../../engine/jobs/jobs.ts';
import { resumeAll } from '../../forms/regrading/regrading.ts';

/** What was under way when a process died goes on: whatever that process left is silent by then. */
export default defineJob<object>('resume_regradings', (_, ctx) => resumeAll(ctx), {
  crontab: '* * * * *',
  boot: { after: 90 },
});
