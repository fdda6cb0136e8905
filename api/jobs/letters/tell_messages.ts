import { tellMessages } from '../../desk/messages/tell.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';

/** Each minute, and when a message is activated: notes messages for those whom they reach. */
export default defineJob<object>('tell_messages', (_, { trx }) => tellMessages(trx), { crontab: '* * * * *' });
