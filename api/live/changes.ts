import type { Knex } from 'knex';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { ScheduleActions } from '#schemas/types/entities/schedules.ts';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import type { MeetingActions } from '#schemas/types/fragments/meeting.ts';
import type { TimetableChange } from '#schemas/types/fragments/timetable_change.ts';
import type { ActionHooks, Context } from '../engine/define.ts';
import { invalid, notFound, refusalProblem } from '../engine/errors.ts';
import { readWhole } from '../engine/rows.ts';
import { actorOf } from './actor.ts';
import { entityOf } from './seats/seats.ts';
import { checkTeacher } from './teaches.ts';

/**
 * Has the database change meetings as asked, or answer the plan of it (`dry`).
 * @throws Problem 404, 409 with the rule, and with the plan as it is now where it is not the one that was seen or something
 * collides
 */
async function change({ dry = false, digest = null, ...request }: TimetableChange, ctx: Context): Promise<ChangePlan> {
  const { rows } = await ctx.trx.raw('select change_meetings(?, ?, ?, ?) as answer', [
    JSON.stringify(request),
    dry,
    digest,
    actorOf(ctx),
  ] as Knex.RawBinding[]);
  const { rule, params, possible_at, plan, ...answer } = rows[0].answer;
  if (rule === 'not_found') throw notFound();
  if (rule) throw refusalProblem({ rule, params, possible_at }, plan && { plan });
  return answer;
}

/** The timetable is locked before any meeting of it: one change is one call of the database, dry runs too. */
const changing = <Asked extends TimetableChange>(
  entity: MeetingEntity | 'schedules',
  requestOf: (id: number, asked: Asked, ctx: Context) => TimetableChange | Promise<TimetableChange>,
): ActionHooks<Asked, object, Asked, ChangePlan> => ({
  plan: (_row, input) => (input ? { rule: 'one_at_a_time' } : null),
  async at_once(id, asked, ctx) {
    await readWhole(entityOf(entity, ctx), id, ctx);
    await checkTeacher(asked.staff_id, ctx);
    return change(await requestOf(id, asked, ctx), ctx);
  },
});

/** Moving a meeting, or giving it another teacher: this date of its line or series, this and those after it, or all to come. */
export const rescheduling = (entity: MeetingEntity) =>
  changing<MeetingActions['reschedule']>(entity, (meeting_id, asked) => ({ reach: 'this', ...asked, meeting_id }));

/** Changing a line of the timetable with its meetings: one of its dates, those from a date on, or all to come. */
export const changingLine = changing<ScheduleActions['change']>('schedules', async (schedule_id, asked, { trx }) => {
  const { reach, from } = asked;
  if (reach !== 'all' && !from) throw invalid({ from: { keyword: 'required' } });
  if (reach !== 'this') return { ...asked, schedule_id };
  const meeting = await trx('meetings').where({ schedule_id, series_date: from }).first('id');
  if (!meeting) throw invalid({ from: { keyword: 'enum' } });
  return { ...asked, meeting_id: meeting.id };
});
