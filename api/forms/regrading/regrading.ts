import type { FormActions } from '#schemas/types/fragments/form.ts';
import type { RegradingProgress } from '#schemas/types/fragments/regrading_progress.ts';
import type { Context, PlanOrRefusal, Refusal } from '../../engine/define.ts';
import { notFound } from '../../engine/errors.ts';
import { addJob } from '../../engine/jobs/jobs.ts';
import { requireRow } from '../../engine/require_row.ts';
import { latestOf } from '../latest.ts';
import { nothing } from './regrade.ts';

/** A job without progress for this long is lost with its process. */
const silent = '1 minute';
/** They end within that time: to be ordered anew would count them from the first, so that it would never be given up. */
const tries = 3;
export const running = ['trying', 'applying'];
const orderedBy = (id: unknown) => `regrade:${id}`;

/** Of completed attempts at versions before the one that judges. */
const earlier = ({ trx }: Context, form_id: number, judge_id: number) =>
  trx('attempts')
    .join('form_versions as v', 'v.id', 'attempts.form_version_id')
    .where({ 'v.form_id': form_id, 'attempts.status': 'completed' })
    .where('v.id', '<', judge_id);

/** The last regrading of a form, if there is one. */
export async function regradingOf(form_id: number, { trx }: Context): Promise<RegradingProgress | null> {
  const row = await trx('regradings as r')
    .join('form_versions as v', 'v.id', 'r.judge_id')
    .where('r.form_id', form_id)
    .orderBy('r.id', 'desc')
    .first('r.id', 'r.status', 'r.keep', 'v.number as version', 'r.done', 'r.total', 'r.outcome');
  return row ?? null;
}

interface Trial {
  judge_id: number;
  keep: RegradingProgress['keep'];
  /** The one that is judged, by its name; else all are. */
  question?: string;
  /** Whether what is found is applied at once, as it was confirmed beforehand. */
  confirmed?: boolean;
}

/**
 * Which version would judge; it has to be the last one, as whoever asks believes.
 * @throws Problem 404 for a form that was never published
 */
export async function planTrial(
  { id }: { id: number },
  input: FormActions['try_regrading'] | null,
  ctx: Context,
): Promise<Refusal | Trial | null> {
  if (!input) return null;
  const { id: judge_id, number } = await latestOf(id, ctx);
  if (number !== input.version) return { rule: 'version_not_last', params: { version: number } };
  return { judge_id, keep: input.keep };
}

/** Begins to find out who would change: a job grades and writes nothing but what it finds. */
export async function tryRegrading(
  { id: form_id }: { id: number },
  trial: Trial,
  ctx: Context,
): Promise<RegradingProgress> {
  // A second caller gets the one under way.
  const before = await ctx.trx('regradings').where({ form_id }).whereIn('status', running).first('id');
  return before ? ((await regradingOf(form_id, ctx)) as RegradingProgress) : orderRegrading(form_id, trial, ctx);
}

/** Orders a regrading, which begins when those before it have ended. What was found earlier is no longer asked for. */
export async function orderRegrading(form_id: number, trial: Trial, ctx: Context): Promise<RegradingProgress> {
  const { trx, caller } = ctx;
  await trx('regradings').where({ form_id }).whereNotIn('status', running).delete();
  const [found] = await earlier(ctx, form_id, trial.judge_id).count({ count: '*' });
  const total = Number(found?.count);
  const row = { ...trial, form_id, user_id: caller.id, total, outcome: JSON.stringify(nothing) };
  const [made] = await trx('regradings').insert(row).returning('id');
  await order(requireRow(made).id, ctx);
  return (await regradingOf(form_id, ctx)) as RegradingProgress;
}

/**
 * What was found is applied as it was listed, unless another version is the last one by now, or other attempts were
 * submitted.
 * @throws Problem 404 for a regrading that is there no more
 */
export async function planRegrading(
  { id: form_id }: { id: number },
  input: FormActions['regrade'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<{ id: number }>> {
  if (!input) return null;
  const { regrading: id } = input;
  const row = await ctx.trx('regradings').where({ id, form_id }).forUpdate().first();
  if (!row) throw notFound();
  if (row.status !== 'tried') return { rule: 'not_tried' };
  const { id: last, number } = await latestOf(form_id, ctx);
  if (last !== row.judge_id) return { rule: 'version_not_last', params: { version: number } };
  const [found] = await earlier(ctx, form_id, row.judge_id).count({ count: '*' });
  const more = Number(found?.count) - row.total;
  return more === 0 ? { id } : { rule: 'attempts_since', params: { smart_count: Math.abs(more) } };
}

/** Begins to apply what was found. */
export async function applyRegrading(
  { id: form_id }: { id: number },
  { id }: { id: number },
  ctx: Context,
): Promise<RegradingProgress> {
  await ctx.trx('regradings').where({ id }).update({ user_id: ctx.caller.id });
  await beginApplying(id, ctx);
  await order(id, ctx);
  return (await regradingOf(form_id, ctx)) as RegradingProgress;
}

/** What was found is applied from now on. */
export const beginApplying = (id: number, { trx, now }: Context) =>
  trx('regradings')
    .where({ id })
    .update({
      status: 'applying',
      done: 0,
      total: trx('regrading_changes').where({ regrading_id: id }).count(),
      updated_at: now,
    });

/** Orders the regrading of a form that has waited for another. */
export async function orderNext(form_id: number, ctx: Context): Promise<void> {
  const next = await ctx.trx('regradings').where({ form_id }).whereIn('status', running).orderBy('id').first('id');
  if (next) await order(next.id, ctx);
}

const order = (id: number, { trx }: Context) => addJob(trx, 'regrade', { id }, { key: orderedBy(id), tries });

/**
 * Orders once more what is under way and has been silent: its process is gone. A job that comes twice does no harm, as
 * each batch holds the regrading.
 */
export async function resumeAll({ trx }: Pick<Context, 'trx'>): Promise<void> {
  await trx.raw(
    `with lost as (update regradings set updated_at = now()
        where status in ('trying', 'applying') and updated_at < now() - ?::interval returning id)
      select graphile_worker.add_job('regrade', json_build_object('id', id), job_key => ? || id, max_attempts => ?) from lost`,
    [silent, orderedBy(''), tries] as never,
  );
}
