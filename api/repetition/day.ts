import { dayOf } from '#schemas/dates.ts';
import type { Context } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';

/** Which day it is where the caller is. */
export const today = ({ caller, now }: Context): string => dayOf(now.toISOString(), caller.time_zone);

/** Which day it is for a student, whoever acts. */
export async function dayOfStudent(id: number, ctx: Context): Promise<string> {
  if (id === ctx.caller.id) return today(ctx);
  const { rows } = await ctx.trx.raw(
    `select (:now::timestamptz at time zone coalesce(u.time_zone, s.school_time_zone))::date::text as day
      from users u cross join settings s where u.id = :id`,
    { id, now: ctx.now },
  );
  return requireRow<{ day: string }>(rows[0]).day;
}
