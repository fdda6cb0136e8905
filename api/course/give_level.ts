import type { ProgressLogRow } from '#schemas/types/tables/progress_logs.ts';
import type { Context } from '../engine/define.ts';

/** Writes a line of a student's history. */
export const logProgress = (student_id: number, event: string, ctx: Context, change: Partial<ProgressLogRow>) =>
  ctx.trx('progress_logs').insert({ student_id, event, by: ctx.caller.id, at: ctx.now, ...change });

/** A level that is given begins now. */
export const levelNow = (current_level_id: number, { now }: Context) => ({
  current_level_id,
  level_started_at: now.toISOString(),
});

/** Whom a level is given, at which level the student was before and since when, and the attempt by which it was reached. */
export interface Learner {
  id: number;
  from: number | null;
  started?: string | null;
  attempt?: number;
}

interface Reason {
  event?: 'level_started' | 'level_reset';
  reason?: string;
}

/** An action of the student has written the level with its state by then. */
const give = `
  with learner as (select * from jsonb_to_recordset(:learners::jsonb) l(id int, "from" int, started timestamptz, attempt int)),
  given as (
    update users set current_level_id = :level, level_started_at = :at, version = version + 1, updated_at = :at
    where id in (select id from learner) and (current_level_id, level_started_at) is distinct from (:level, :at::timestamptz))
  insert into progress_logs (student_id, event, from_level_id, from_started_at, to_level_id, attempt_id, reason, by, at)
    select id, :event, "from", started, :level, attempt, :reason, :by, :at from learner order by id`;

/**
 * Gives students a level, which begins now, and writes it into their history: by placement, by an exam that was passed, by
 * a reset or by hand.
 */
export async function giveLevel(
  learners: Learner[],
  level: number,
  { trx, caller, now }: Context,
  { event = 'level_started', reason }: Reason = {},
): Promise<void> {
  const values = { learners: JSON.stringify(learners), level, event, reason: reason ?? null, by: caller.id };
  await trx.raw(give, { ...values, at: now.toISOString() } as never);
}
