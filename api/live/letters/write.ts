import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import { readDefinitions } from '../../engine/folder.ts';
import { addJobs } from '../../engine/jobs/jobs.ts';
import type { SeatLetter } from '../../mail/seat_letter.ts';
import { letterRows } from './compose.ts';
import { takeDue } from './due.ts';

/**
 * Writes the letters of all notices that wait for theirs, a set in each transaction: notices have their letter, and
 * the letter the job that sends it, or none of it is so. A notice that no letter is named after, and one whose letter nobody
 * wants or that is not true any more, waits no longer either.
 * @returns how many letters were written
 */
export async function writeLetters(knex: Knex, configuration: Configuration): Promise<number> {
  const letters = await readDefinitions<'letter', SeatLetter>('letters', 'letter');
  let written = 0;
  for (let more = true; more; ) {
    await knex.transaction(async (trx) => {
      const { ids, due } = await takeDue(trx);
      more = ids.length > 0;
      if (!more) return;
      const rows = letterRows(letters, due, configuration);
      await trx('notices').whereIn('id', ids).update({ letter_due: false });
      if (rows.length === 0) return;
      const made = await trx('letters').insert(rows).returning('id');
      await addJobs(
        trx,
        'send_letter',
        made.map(({ id }) => ({ id })),
      );
      written += made.length;
    });
  }
  return written;
}
