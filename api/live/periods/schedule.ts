import type { NewSchedule } from '#schemas/types/entities/schedules.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { invalid, refusalProblem } from '../../engine/errors.ts';
import { actorOf } from '../actor.ts';
import { isUnfinished } from '../conditions.ts';

/** The field by which a line of a period of classes, or of forums, says for whom it is. */
const fields = { classe: 'level_id', forum: 'forum_type' } as const;

/**
 * Holds a line of a timetable to its period: of classes it is of a level, of forums of a band.
 * @throws Problem 422
 */
export async function checkLine(schedule: NewSchedule, ctx: Context) {
  const period = await ctx.trx('periods').where({ id: schedule.period_id }).first('kind');
  for (const [own, field] of Object.entries(fields)) {
    const isThere = schedule[field] != null;
    if (own === period?.kind && !isThere) throw invalid({ [field]: { keyword: 'required' } });
    if (own !== period?.kind && isThere) throw invalid({ [field]: { keyword: 'invalid' } });
  }
  return schedule;
}

/** @throws Problem 409 where meetings were made of it: `change` says from when it changes, and changes them */
export async function checkUnused(changes: object, { id }: { id: number }, ctx: Context): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (await ctx.trx('meetings').where({ schedule_id: id }).first('id'))
    throw refusalProblem({ rule: 'schedule_in_use' });
}

/** A line that is not in use makes no meetings any more; those that it has still to come stay, unless they go with it. */
export const endLine: ActionOf<'schedules', 'deactivate'> = {
  async apply({ id }, { cancel_meetings = false }, ctx) {
    if (cancel_meetings) await ctx.trx.raw('select end_line(?, null, ?)', [id, actorOf(ctx)]);
  },
};

/** What lines have still to come, and for how many students, those of all of them together. */
export async function toComeOf(_row: unknown, { ids }: { ids: number[] }, { trx }: Context) {
  const { rows } = await trx.raw(
    `select count(*)::int as to_come, coalesce(sum(m.taken), 0)::int as seats,
        coalesce(sum((select count(*) from registrations r where r.meeting_id = m.id and r.status = 'waiting')), 0)::int as waiting
      from meetings m
      where m.schedule_id = any (?) and ${isUnfinished('m')} and m.starts_at > clock_timestamp()`,
    [ids],
  );
  return rows[0];
}
