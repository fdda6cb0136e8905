import { writeLetters } from '../../desk/notices/write.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { noteReminders } from '../../live/letters/remind.ts';

/** Each minute: notes the reminders that are due, and writes the letters of all notices that wait for theirs. */
export default defineJob<object>(
  'write_letters',
  async (_, { trx, configuration }) => {
    await noteReminders(trx);
    await writeLetters(trx, configuration);
  },
  { crontab: '* * * * *' },
);
