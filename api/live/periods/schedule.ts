import type { Context, Row } from '../../engine/define.ts';
import { invalid, refused } from '../../engine/errors.ts';

/** The field by which a line of a period of classes, or of forums, says for whom it is. */
const fields: Record<string, string> = { classe: 'level_id', forum: 'forum_type' };

/**
 * Holds a line of a timetable to its period: of classes it is of a level, of forums of a band.
 * @throws Problem 422
 */
export async function checkLine(schedule: Row, ctx: Context): Promise<Row> {
  const period = await ctx.trx('periods').where({ id: schedule.period_id }).first('kind');
  for (const [own, field] of Object.entries(fields)) {
    const isThere = schedule[field] != null;
    if (own === period?.kind && !isThere) throw invalid({ [field]: { keyword: 'required' } });
    if (own !== period?.kind && isThere) throw invalid({ [field]: { keyword: 'invalid' } });
  }
  return schedule;
}

/** @throws Problem 409 where meetings were made of it: `change` says from when it changes, and changes them */
export async function checkUnused(changes: Row, { id }: Row, ctx: Context): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (await ctx.trx('meetings').where({ schedule_id: id }).first('id')) throw refused({ rule: 'schedule_in_use' });
}
