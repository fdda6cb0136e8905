import type { Context, Planned, Refusal, Row } from '../../engine/define.ts';
import { notFound } from '../../engine/errors.ts';
import { addJob } from '../../engine/jobs/jobs.ts';
import { latestOf } from '../latest.ts';
import { nothing, type Outcome } from './regrade.ts';

/** A regrading as its page follows it; a form has one at a time. */
export interface Regrading {
  id: number;
  status: 'trying' | 'tried' | 'applying' | 'applied' | 'failed';
  keep: 'better' | 'new';
  /** The number of the version that judges. */
  version: number;
  done: number;
  total: number;
  outcome: Outcome;
}

/** A job without progress for this long is lost with its process. */
const silent = '1 minute';
const running = ['trying', 'applying'];
const orderedBy = (id: unknown) => `regrade:${id}`;

/** Of completed attempts at versions before the one that judges. */
const earlier = ({ trx }: Context, form_id: number, judge_id: number) =>
  trx('attempts')
    .join('form_versions as v', 'v.id', 'attempts.form_version_id')
    .where({ 'v.form_id': form_id, 'attempts.status': 'completed' })
    .where('v.id', '<', judge_id);

/** The regrading of a form, if there is one; one whose process died is ordered anew. */
export async function regradingOf(form_id: number, ctx: Context): Promise<Regrading | null> {
  const row = await ctx
    .trx('regradings as r')
    .join('form_versions as v', 'v.id', 'r.judge_id')
    .where('r.form_id', form_id)
    .first('r.id', 'r.status', 'r.keep', 'v.number as version', 'r.done', 'r.total', 'r.outcome');
  if (row && running.includes(row.status)) await resumeAll(ctx, row.id);
  return row ?? null;
}

interface Trial {
  judge_id: number;
  keep: Regrading['keep'];
}

/**
 * Which version would judge; it has to be the last one, as whoever asks believes.
 * @throws Problem 404 for a form that was never published
 */
export async function planTrial({ id }: Row, input: Row | null, ctx: Context): Promise<Refusal | Trial | null> {
  if (!input) return null;
  const { id: judge_id, number } = await latestOf(id, ctx);
  if (number !== input.version) return { rule: 'version_not_last', params: { version: number } };
  return { judge_id, keep: input.keep };
}

/** Begins to find out who would change: a job grades and writes nothing but what it finds. */
export async function tryRegrading({ id: form_id }: Row, { judge_id, keep }: Trial, ctx: Context): Promise<Regrading> {
  const { trx, caller } = ctx;
  const before = await trx('regradings').where({ form_id }).forUpdate().first('id', 'status');
  // A second caller gets the one under way.
  if (before && running.includes(before.status)) return (await regradingOf(form_id, ctx)) as Regrading;
  await trx('regradings').where({ form_id }).delete();
  const [found] = await earlier(ctx, form_id, judge_id).count({ count: '*' });
  const total = Number(found?.count);
  const row = { form_id, judge_id, keep, user_id: caller.id, total, outcome: JSON.stringify(nothing) };
  const [made] = await trx('regradings').insert(row).returning('id');
  await order(made.id, ctx);
  return (await regradingOf(form_id, ctx)) as Regrading;
}

/**
 * What was found is applied as it was listed, unless another version is the last one by now, or other attempts were
 * submitted.
 * @throws Problem 404 for a regrading that is there no more
 */
export async function planRegrading(
  { id: form_id }: Row,
  input: Row | null,
  ctx: Context,
): Promise<Planned<{ id: number }>> {
  if (!input) return null;
  const id: number = input.regrading;
  const row: Row | undefined = await ctx.trx('regradings').where({ id, form_id }).forUpdate().first();
  if (!row) throw notFound();
  if (row.status !== 'tried') return { rule: 'not_tried' };
  const { id: last, number } = await latestOf(form_id, ctx);
  if (last !== row.judge_id) return { rule: 'version_not_last', params: { version: number } };
  const [found] = await earlier(ctx, form_id, row.judge_id).count({ count: '*' });
  const more = Number(found?.count) - row.total;
  return more === 0 ? { id } : { rule: 'attempts_since', params: { smart_count: Math.abs(more) } };
}

/** Begins to apply what was found. */
export async function applyRegrading({ id: form_id }: Row, { id }: { id: number }, ctx: Context): Promise<Regrading> {
  const { trx, caller, now } = ctx;
  const [changes] = await trx('regrading_changes').where({ regrading_id: id }).count({ count: '*' });
  const applying = { status: 'applying', done: 0, total: Number(changes?.count), user_id: caller.id, updated_at: now };
  await trx('regradings').where({ id }).update(applying);
  await order(id, ctx);
  return (await regradingOf(form_id, ctx)) as Regrading;
}

const order = (id: number, { trx }: Context) => addJob(trx, 'regrade', { id }, { key: orderedBy(id) });

/**
 * Orders once more what is under way and has been silent: its process is gone. A job that comes twice does no harm, as
 * each portion holds the regrading.
 * @param id of one of them alone
 */
export async function resumeAll({ trx }: Pick<Context, 'trx'>, id: number | null = null): Promise<void> {
  await trx.raw(
    `with lost as (update regradings set updated_at = now()
        where status in ('trying', 'applying') and updated_at < now() - ?::interval and id = coalesce(?, id) returning id)
      select graphile_worker.add_job('regrade', json_build_object('id', id), job_key => ? || id) from lost`,
    [silent, id, orderedBy('')] as never,
  );
}
