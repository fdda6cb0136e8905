import type { Knex } from 'knex';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import type { TimetableChange } from '#schemas/types/fragments/timetable_change.ts';
import type { Context, Entity, Row, SharedAction } from '../engine/define.ts';
import { invalid, notFound, refused } from '../engine/errors.ts';
import { readWhole } from '../engine/rows.ts';
import { actorOf } from './actor.ts';
import { checkTeacher } from './teaches.ts';

/**
 * Has the database change meetings as asked, or answer the plan of it (`dry`).
 * @throws Problem 404, 409 with the rule, and with the plan as it is now where it is not the one that was seen or something
 * collides
 */
async function change(
  request: object,
  { dry = false, digest = null }: TimetableChange,
  ctx: Context,
): Promise<ChangePlan> {
  const { rows } = await ctx.trx.raw('select change_meetings(?, ?, ?, ?) as answer', [
    JSON.stringify(request),
    dry,
    digest,
    actorOf(ctx),
  ] as Knex.RawBinding[]);
  const { rule, params, possible_at, plan, ...answer } = rows[0].answer;
  if (rule === 'not_found') throw notFound();
  if (rule) throw refused({ rule, params, possible_at }, plan && { plan });
  return answer;
}

/** The timetable is locked before any meeting of it: one change is one call of the database, dry runs too. */
const changing = (
  entity: string,
  requestOf: (id: number, wanted: Row, ctx: Context) => object,
): SharedAction<ChangePlan, ChangePlan> => ({
  plan: (_row, input) => (input ? { rule: 'one_at_a_time' } : null),
  async at_once(id, { dry, digest, ...wanted }, ctx) {
    await readWhole(ctx.engine.entities.get(entity) as Entity, id, ctx);
    await checkTeacher(wanted.staff_id, ctx);
    return change(await requestOf(id, wanted, ctx), { dry, digest }, ctx);
  },
});

/** Moving a meeting, or giving it another teacher: this date of its line or series, this and those after it, or all to come. */
export const rescheduling = (entity: string) =>
  changing(entity, (meeting_id, wanted) => ({ reach: 'this', ...wanted, meeting_id }));

/** Changing a line of the timetable with its meetings: one of its dates, those from a date on, or all to come. */
export const changingLine = changing('schedules', async (schedule_id, wanted, { trx }) => {
  const { reach, from } = wanted;
  if (reach !== 'all' && !from) throw invalid({ from: { keyword: 'required' } });
  if (reach !== 'this') return { ...wanted, schedule_id };
  const meeting = await trx('meetings').where({ schedule_id, series_date: from }).first('id');
  if (!meeting) throw invalid({ from: { keyword: 'enum' } });
  return { ...wanted, meeting_id: meeting.id };
});
