import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import { addJobs } from '../../engine/jobs/jobs.ts';
import { seatLetterRows } from '../../live/letters/compose.ts';
import { readSeats } from '../../live/letters/due.ts';
import { noticeDefinitions } from '../../mail/notice.ts';
import type { SeatNotice } from '../../mail/seat_notice.ts';
import { type PlainNotice, plainLetterRows } from './compose.ts';
import { readNotices, takeDue } from './due.ts';

/** The letters of some notices: those about meetings know of them, the others what was noted. */
async function rowsOf(ids: number[], configuration: Configuration, trx: Knex) {
  const seats = await readSeats(ids, trx);
  const known = new Set(seats.map(({ id }) => id));
  const others = await readNotices(
    ids.filter((id) => !known.has(id)),
    trx,
  );
  return [
    ...seatLetterRows(await noticeDefinitions<SeatNotice>(), seats, configuration),
    ...plainLetterRows(await noticeDefinitions<PlainNotice>(), others, configuration),
  ];
}

/**
 * Writes the letters of all notices that wait for theirs, a set in each transaction: notices have their letter, and
 * the letter the job that sends it, or none of it is so. A notice that has no letter, and one whose letter nobody
 * wants or that is not true any more, waits no longer either.
 * @returns how many letters were written
 */
export async function writeLetters(knex: Knex, configuration: Configuration): Promise<number> {
  let written = 0;
  for (let more = true; more; ) {
    await knex.transaction(async (trx) => {
      const ids = await takeDue(trx);
      more = ids.length > 0;
      if (!more) return;
      const rows = await rowsOf(ids, configuration, trx);
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
