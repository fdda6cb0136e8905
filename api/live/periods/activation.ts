import type { PeriodPlan } from '#schemas/types/fragments/period_plan.ts';
import type { PeriodRow } from '#schemas/types/tables/periods.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { datedMeetings } from '../dated_meetings.ts';
import { settingsOf } from '../settings.ts';
import { tryOut } from '../try_out.ts';
import { type Collision, type Plan, planPeriod } from './activation_plan.ts';
import type { Periods } from './duplicate.ts';
import { pairMeetings } from './pairs.ts';

/** Makes the meetings of a plan, pairs those that follow each other and gives them licences. */
async function create(
  period: PeriodRow,
  { meetings }: Plan,
  { trx }: Context,
): Promise<{ created: number; lacking: number[] }> {
  const settings = await settingsOf(trx);
  const shared = {
    kind: period.kind,
    period_id: period.id,
    parallel: period.parallel,
    registration_days: period.registration_days,
    registration_time: period.registration_time,
    time_zone: settings.school_time_zone,
    margin_before: settings.licence_margin_before,
    margin_after: settings.licence_margin_after,
    status: 'active',
  };
  const ids: number[] = [];
  const rows = meetings.map((meeting) => ({ ...shared, ...meeting, local_date: meeting.series_date }));
  // A statement takes 65,535 parameters.
  for (let from = 0; from < rows.length; from += 2000) {
    const made = await trx('meetings')
      .insert(rows.slice(from, from + 2000))
      .returning('id');
    ids.push(...made.map(({ id }) => id));
  }
  await pairMeetings(trx);
  await trx.raw('select assign_licences(?)', [ids]);
  const lacking = await trx('meetings').whereIn('id', ids).whereNull('licence_id').orderBy('starts_at').pluck('id');
  return { created: ids.length, lacking };
}

/** The collisions, each with the meeting that is there, if it is one. */
async function describeCollisions(collisions: Collision[], { trx }: Context) {
  const there = await datedMeetings(trx).whereIn(
    'id',
    collisions.flatMap(({ meeting_id }) => meeting_id ?? []),
  );
  const known = new Map(there.map((meeting) => [meeting.id, meeting]));
  return collisions.map((collision) => ({ ...collision, meeting: known.get(collision.meeting_id ?? 0) ?? null }));
}

const keyOf = ({ schedule_id, series_date }: { schedule_id: number; series_date: string }) =>
  `${schedule_id} ${series_date}`;

/** What would be made but for the collisions, with the hours at which licences are missing: tried, and taken back. */
async function preview(period: PeriodRow, plan: Plan, ctx: Context) {
  const colliding = new Set(plan.collisions.map(keyOf));
  const clear = { ...plan, meetings: plan.meetings.filter((meeting) => !colliding.has(keyOf(meeting))) };
  const missing = await tryOut(ctx.trx, async (trx) => {
    const { lacking } = await create(period, clear, { ...ctx, trx });
    return trx('meetings')
      .whereIn('id', lacking)
      .groupBy('local_date', 'start_time')
      .orderBy(['local_date', 'start_time'])
      .select<PeriodPlan['missing']>('local_date', 'start_time', trx.raw('count(*)::int as licences'));
  });
  return { ...plan, collisions: await describeCollisions(plan.collisions, ctx), missing };
}

/** Activating a period: shown first (`dry`) as a plan, then done as it was shown or refused. */
export const activate: ActionOf<Periods, 'activate', Plan> = {
  async plan(period, input, ctx) {
    if (!input) return null;
    if (!input.dry) await ctx.trx.raw('select lock_timetable()');
    const plan = await planPeriod(period, input, ctx);
    if (input.dry) return plan;
    if (input.digest && input.digest !== plan.digest) return { rule: 'plan_changed' };
    const colliding = new Set(plan.collisions.map(keyOf));
    if (colliding.size > 0) return { rule: 'collisions', params: { smart_count: colliding.size } };
    return plan;
  },
  preview,
  async apply(period, plan, ctx) {
    const { created, lacking } = await create(period, plan, ctx);
    return { id: period.id, version: period.version, status: period.status, created, lacking };
  },
};
