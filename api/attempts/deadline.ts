import type { Knex } from 'knex';
import type { Context, Refusal, RowOf } from '../engine/define.ts';
import { addJob } from '../engine/jobs/jobs.ts';

type Attempt = RowOf<'attempts'>;

/** How long after the deadline a last save still counts: what was on its way when the time was over. */
const graceSeconds = 30;

/** When an attempt that begins now has to be finished; null without a limit. */
export const deadlineOf = (minutes: number | null, now: Date): Date | null =>
  minutes === null ? null : new Date(now.getTime() + minutes * 60_000);

/** Why nothing more can be saved: the time is over by the server's clock. */
export const timeOver = ({ deadline_at }: Pick<Attempt, 'deadline_at'>, { now }: Context): Refusal | null =>
  deadline_at && now.getTime() > dueAt(deadline_at).getTime() ? { rule: 'time_over' } : null;

/** What is left of an attempt's time, in whole seconds; null without a limit. */
export const secondsLeft = ({ deadline_at }: Pick<Attempt, 'deadline_at'>, now: Date): number | null =>
  deadline_at ? Math.max(0, Math.ceil((Date.parse(deadline_at) - now.getTime()) / 1000)) : null;

/** The same for the attempt of a row, by the clock of the database. */
export const secondsLeftOf = ({ trx }: Context): Knex.Raw =>
  trx.raw(`case when attempts.deadline_at is not null
    then greatest(0, ceil(extract(epoch from attempts.deadline_at - clock_timestamp())))::int end`);

const dueAt = (deadline: string) => new Date(Date.parse(deadline) + graceSeconds * 1000);
/** Attempts whose deadline was before this moment take nothing more. */
export const overdueBefore = (now: Date) => new Date(now.getTime() - graceSeconds * 1000);
const job = 'submit_attempt';
const keyOf = (id: unknown) => `${job}:${id}`;

/** Orders that an attempt is submitted when its time is over, whether anybody looks or not. */
export const submitInTime = ({ id, deadline_at }: { id: number; deadline_at: string }, trx: Knex): Promise<void> =>
  addJob(trx, job, { id }, { at: dueAt(deadline_at), key: keyOf(id) });

/** Orders it once more for all that are open: what became of the first order (lost, given up) does not matter. */
export async function submitAllInTime(trx: Knex): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job(?, json_build_object('id', id), run_at => deadline_at + make_interval(secs => ?),
        max_attempts => 10, job_key => ? || id)
      from attempts where status = 'draft' and deadline_at is not null`,
    [job, graceSeconds, keyOf('')],
  );
}
