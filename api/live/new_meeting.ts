import type { Context, RowOf } from '../engine/define.ts';
import { actorOf } from './actor.ts';
import { isLate } from './attendance/teacher.ts';
import { isUnfinished } from './conditions.ts';
import { settingsOf } from './settings.ts';

/** What a meeting has from the school's settings when it is made: the zone of its clock and its licence's margins. */
async function withSettings<Meeting extends object>(meeting: Meeting, ctx: Context) {
  const settings = await settingsOf(ctx.trx);
  return {
    ...meeting,
    time_zone: settings.school_time_zone,
    margin_before: settings.licence_margin_before,
    margin_after: settings.licence_margin_after,
  };
}

/** Gives licences to those of some meetings that lack one; where none is free they stay without, and say so. */
const assignLicences = async (ids: number[], ctx: Context) => {
  await ctx.trx.raw('select assign_licences(?)', [ids]);
};

/** How a meeting is made, of whatever kind. */
export const making = {
  before: withSettings,
  after: (row: { id: number }, ctx: Context) => assignLicences([row.id], ctx),
};

/** One more class of a private series: its student has the seat. */
export const makingForSeries = {
  before: withSettings,
  async after({ id }: { id: number }, ctx: Context) {
    await ctx.trx.raw('select seat_student_of_series(?, ?)', [[id], actorOf(ctx)]);
    await assignLicences([id], ctx);
  },
};

/** Says by SQL whether a meeting lacks a licence that it will need. */
export const needsLicence = `meetings.licence_id is null and ${isUnfinished('meetings')}`;

/** What every kind of meeting says of itself beside its columns. */
export const lacking = {
  needs_licence: ({ trx }: Context) => trx.raw(needsLicence),
  teacher_late: ({ trx }: Context) => trx.raw(isLate('meetings')),
  attended: ({ trx }: Context) =>
    trx.raw(`(select count(*)::int from registrations r where r.meeting_id = meetings.id and r.status = 'completed')`),
};

/** The second of two consecutive meetings lends its seats to the first. */
export const free = {
  seats_left: ({ trx }: Context) => trx.raw(`greatest(0, meetings.capacity - meetings.taken)`),
};

/** More seats are offered to those who wait. */
export const widening = {
  async after({ id, capacity }: RowOf<'meetings'>, previous: RowOf<'meetings'>, ctx: Context) {
    if (capacity > previous.capacity) await ctx.trx.raw('select offer_seats(?)', [id]);
  },
};
