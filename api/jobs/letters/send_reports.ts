import { defineJob } from '../../engine/jobs/jobs.ts';
import { sendDue } from '../../reporting/schedules/send.ts';

/** Every five minutes: the reports that the clock sends by letter. */
export default defineJob<object>('send_reports', (_, ctx) => sendDue(ctx), { crontab: '*/5 * * * *' });
