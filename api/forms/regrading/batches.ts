import { audit } from '../../engine/audit.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import type { Entity } from '../../engine/registry.ts';
import { requireRow } from '../../engine/require_row.ts';
import { versionOf } from '../versions.ts';
import { addToOutcome, attemptsAfter, batchSize, changesOf, isWanted, type Order, versionsOf } from './regrade.ts';
import { beginApplying, orderNext, running } from './regrading.ts';

type Regrading = RowOf<'regradings'>;
type GradedAttempt = Omit<RowOf<'attempts'>, 'graded'>;
type WrittenAttempt = GradedAttempt & { passes: boolean };

/** What a batch has come to. */
export interface Batch {
  /** Whether there is more to do. */
  more: boolean;
  form_id?: number;
  /** Attempts that have passed by it, in the name of whoever asked for it. */
  passed: number[];
  /** Attempts whose score it has changed. */
  changed: number[];
  author: Context;
}

/**
 * Runs the next batch of a regrade and stores how far it came, in one transaction: a process that dies in between
 * leaves whole batches, and the next one goes on from there. The regrades of a form come one after the other.
 */
export async function runNextBatch(id: number, ctx: Context): Promise<Batch> {
  const regrading = await ctx
    .trx('regradings as r')
    .where({ id })
    .whereIn('status', running)
    .whereNotExists(ctx.trx('regradings').whereIn('status', running).whereRaw('form_id = r.form_id and id < r.id'))
    .forUpdate('r')
    .first();
  if (!regrading) return { more: false, passed: [], changed: [], author: ctx };
  return regrading.status === 'trying' ? tryBatch(regrading, ctx) : applyBatch(regrading, ctx);
}

async function tryBatch(regrading: Regrading, ctx: Context): Promise<Batch> {
  const { id, form_id, judge_id, question, confirmed, last_attempt, outcome, done } = regrading;
  const judge = await versionOf(judge_id, ctx);
  const order: Order = { form_id, judge, question, better: regrading.keep === 'better' };
  const rows = await attemptsAfter(last_attempt, order, ctx);
  const changed = changesOf(rows, order, await versionsOf(form_id, ctx));
  addToOutcome(outcome, rows.length, changed);
  const found = changed.filter(isWanted(order)).map(({ before, after, pass }) => ({
    regrading_id: id,
    attempt_id: before.id,
    attempt_version: before.version,
    passes: pass === 'reached',
    result: JSON.stringify(after),
  }));
  if (found.length > 0) await ctx.trx('regrading_changes').insert(found);
  const more = rows.length === batchSize;
  const last = rows.at(-1)?.id ?? last_attempt;
  await advance(id, { done: done + rows.length, last_attempt: last, outcome, status: more ? 'trying' : 'tried' }, ctx);
  if (!more && confirmed) await beginApplying(id, ctx);
  else if (!more) await orderNext(form_id, ctx);
  return { more: more || confirmed, passed: [], changed: [], author: ctx };
}

/** Takes changes off the list and writes them, where the attempt is as it was when it was graded. */
const apply = `
  with taken as (
    delete from regrading_changes where id in (
      select id from regrading_changes where regrading_id = :id order by id limit :batch_size)
    returning *),
  before as (select a.* from attempts a join taken t on t.attempt_id = a.id and t.attempt_version = a.version
    order by a.id for update of a),
  written as (
    update attempts a set score = n.score, points = n.points, percentage = n.percentage, correct = n.correct,
        incorrect = n.incorrect, partly = n.partly, graded = n.graded, regraded_by = n.regraded_by, regraded_at = :now,
        percentage_before = coalesce(a.percentage_before, a.percentage), version = a.version + 1, updated_at = :now
      from taken t, jsonb_to_record(t.result) n(score numeric, points numeric, percentage numeric, correct int,
        incorrect int, partly int, graded jsonb, regraded_by jsonb), before b
      where t.attempt_id = a.id and b.id = a.id
      returning a.*, t.passes)
  select (select count(*)::int from taken) as taken, coalesce((select jsonb_agg(to_jsonb(b) - 'graded') from before b), '[]') as before,
    coalesce((select jsonb_agg(to_jsonb(w) - 'graded') from written w), '[]') as after`;

async function applyBatch(regrading: Regrading, ctx: Context): Promise<Batch> {
  const { id, form_id, user_id, outcome, done, total } = regrading;
  const author = await contextOfAuthor(user_id, ctx);
  const { rows } = await ctx.trx.raw(apply, { id, batch_size: batchSize, now: ctx.now });
  const { taken, before, after } = rows[0];
  const was = new Map((before as GradedAttempt[]).map((row) => [row.id, row]));
  const entity = author.engine.entities.get('attempts') as Entity;
  const entries = (after as WrittenAttempt[]).map((row) => ({
    action: 'regrade',
    entity,
    record_id: row.id,
    before: auditedScore(was.get(row.id) as GradedAttempt),
    after: auditedScore(row),
  }));
  await audit(entries, author);
  const passed = (after as WrittenAttempt[]).filter(({ passes }) => passes).map((row) => row.id);
  const written = (outcome.written ?? 0) + after.length;
  const skipped = (outcome.skipped ?? 0) + taken - after.length;
  const more = taken === batchSize;
  if (!more) await auditWhole(regrading, { written, skipped }, author);
  const now = { ...outcome, written, skipped };
  await advance(id, { done: more ? done + taken : total, outcome: now, status: more ? 'applying' : 'applied' }, ctx);
  if (!more) await orderNext(form_id, ctx);
  return { more, form_id, passed, changed: (after as WrittenAttempt[]).map((row) => row.id), author };
}

const auditedScore = ({ score, points, percentage, correct, incorrect }: GradedAttempt) => ({
  score,
  points,
  percentage,
  correct,
  incorrect,
});

/** In the audit log, the job acts as the person who started it. */
async function contextOfAuthor(id: number, ctx: Context): Promise<Context> {
  const { role } = await ctx
    .trx('users as u')
    .join('roles as r', 'r.id', 'u.role_id')
    .where('u.id', id)
    .first('r.slug as role');
  return { ...ctx, caller: { ...ctx.caller, id, role } };
}

async function auditWhole({ form_id, keep, judge_id }: Regrading, done: object, ctx: Context): Promise<void> {
  const { kind } = requireRow(await ctx.trx('forms').where({ id: form_id }).first('kind'));
  const entity = ctx.engine.entities.get(`${kind}_forms`) as Entity;
  await audit([{ action: 'regrade', entity, record_id: form_id, details: { version: judge_id, keep, ...done } }], ctx);
}

const advance = (id: number, { outcome, ...row }: Partial<Regrading>, { trx, now }: Context) =>
  trx('regradings')
    .where({ id })
    .update({ ...row, outcome: JSON.stringify(outcome), version: trx.raw('version + 1'), updated_at: now });
