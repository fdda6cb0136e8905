import type { Knex } from 'knex';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import type { Withdrawal } from '#schemas/types/fragments/withdrawal.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { datedMeetings } from '../dated_meetings.ts';
import { tryOut } from '../try_out.ts';

/** Nobody is sent out of a room that they are in: it stays where it is until its meeting ends. */
const underWay = (trx: Knex) =>
  trx('provider_meetings').whereRaw('meeting_id = meetings.id').where({ wanted: true, state: 'live' });

/** Takes a licence that may not be used any more out of the meetings that have not begun, and gives them others. */
async function release({ id }: { id: number }, { trx }: Context): Promise<Withdrawal> {
  await trx.raw('select lock_timetable()');
  const meetings: number[] = await trx('meetings')
    .where({ licence_id: id })
    .whereIn('status', unfinished)
    .where('ends_at', '>', trx.raw('clock_timestamp()'))
    .whereNotExists(underWay(trx))
    .update({ licence_id: null, licence_slot: null })
    .returning('id')
    .then((rows) => rows.map((row) => row.id));
  await trx.raw('select assign_licences(?)', [meetings]);
  const left = await datedMeetings(trx).whereIn('id', meetings).whereNull('licence_id');
  return { moved: meetings.length - left.length, left };
}

/** What would be moved if a licence were not to be used any more: tried, and taken back. */
export const tryWithdrawal = (licence: { id: number }, ctx: Context): Promise<Withdrawal> =>
  tryOut(ctx.trx, async (trx) => {
    await trx('licences').where({ id: licence.id }).update({ status: 'paused' });
    return release(licence, { ...ctx, trx });
  });

/** Pausing or terminating a licence: its meetings to come move to others, or are listed. */
export const withdrawing: ActionOf<'licences', 'pause' | 'terminate'> = {
  async apply({ id, version, status }, _plan, ctx) {
    return { id, version, status, ...(await release({ id }, ctx)) };
  },
};
