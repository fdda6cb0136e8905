import { takeUnattached } from '../../desk/tickets/files.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { storageOf } from '../../files/storage.ts';

/** Each night: deletes what somebody sent to go with a ticket and never attached, row and file. */
export default defineJob<object>(
  'clear_attachments',
  async (_, { engine, trx }) => {
    for (const key of await trx.transaction(takeUnattached)) await storageOf(engine).remove(key);
  },
  { crontab: '20 4 * * *' },
);
