import { defineJob } from '../engine/jobs/jobs.ts';
import { resumeAll } from '../forms/regrading/regrading.ts';

/** When the school opens: what was under way when a process died goes on. */
export default defineJob<object>('resume_regradings', (_, ctx) => resumeAll(ctx));
