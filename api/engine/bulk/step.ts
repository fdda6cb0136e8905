import type { Context, Entity, Row } from '../define.ts';
import { Problem } from '../errors.ts';
import { problemOf } from '../problems.ts';
import { act } from '../states.ts';

/** Rows of one transaction: few enough that a page sees them done, and that nobody waits long for their locks. */
const atOnce = 50;

/** Why an action was not done to a row, as data. */
export interface Reason {
  code: string;
  rule?: string;
  params?: Record<string, unknown>;
}

/**
 * Does the action of a run to its next rows and writes what came of each, in the transaction of the set.
 * @returns what becomes of the run
 */
export async function runNextSet(run: Row, ctx: Context): Promise<Row> {
  const entity = ctx.engine.entities.get(run.entity) as Entity;
  const rows: Row[] = await ctx
    .trx('bulk_run_rows')
    .where({ bulk_run_id: run.id, status: 'waiting' })
    .orderBy('record_id')
    .limit(atOnce);
  const before = await formerValues(entity, run, rows, ctx);
  const reasons = new Map<number, Reason>();
  // What an undo gives back is each row's own.
  for (const alike of Map.groupBy(rows, ({ input }) => JSON.stringify(input)).values())
    for (const [id, reason] of await actOnAll(entity, alike, run, ctx)) reasons.set(id, reason);
  const written = rows.map(({ id, record_id }) => {
    const reason = reasons.get(record_id) ?? null;
    return { id, status: reason ? 'refused' : 'done', reason, before: reason ? null : before.get(record_id) };
  });
  await ctx.trx.raw(
    `update bulk_run_rows r set status = n.status, reason = n.reason, before = n.before, updated_at = ?
      from jsonb_to_recordset(?::jsonb) n(id int, status text, reason jsonb, before jsonb) where n.id = r.id`,
    [ctx.now, JSON.stringify(written)],
  );
  const isLast = rows.length < atOnce;
  return {
    done: run.done + rows.length - reasons.size,
    refused: run.refused + reasons.size,
    ...(isLast && { status: 'done' }),
  };
}

/** All at once; where one of them may not, each by itself. */
async function actOnAll(entity: Entity, rows: Row[], run: Row, ctx: Context): Promise<[number, Reason][]> {
  const together = await attempt(entity, rows, run, ctx);
  if (!together) return [];
  if (rows.length === 1) return [[rows[0]?.record_id, together]];
  const refused: [number, Reason][] = [];
  for (const row of rows) {
    const reason = await attempt(entity, [row], run, ctx);
    if (reason) refused.push([row.record_id, reason]);
  }
  return refused;
}

/** @returns why not; what is no refusal is thrown, and takes the whole set back */
async function attempt(entity: Entity, rows: Row[], run: Row, ctx: Context): Promise<Reason | null> {
  const ids = rows.map(({ record_id }) => record_id);
  const input = rows[0]?.input ?? run.input;
  try {
    await ctx.trx.transaction((trx) => act(entity, ids, run.action, input, { ...ctx, trx }));
    return null;
  } catch (error) {
    const { status, code, details } = error instanceof Problem ? error : problemOf(error as Error);
    if (status >= 500) throw error;
    return { code, rule: details.refusal?.rule, params: details.refusal?.params ?? details.params };
  }
}

/** What the inverse of the action asks for is what the rows have now: an undo gives it back. */
async function formerValues(entity: Entity, { action }: Row, rows: Row[], { trx }: Context): Promise<Map<number, Row>> {
  const fields = fieldsOfInverse(entity, action);
  if (fields.length === 0) return new Map();
  const ids = rows.map(({ record_id }) => record_id);
  const storedRows: Row[] = await trx(entity.table)
    .whereIn('id', ids)
    .select('id', ...fields);
  return new Map(storedRows.map(({ id, ...values }) => [id, values]));
}

/** The columns of a row that the inverse of an action asks for. */
export function fieldsOfInverse(entity: Entity, action: string): string[] {
  const actions = entity.schema['x-states']?.actions ?? {};
  const inverse = actions[actions[action]?.inverse ?? ''];
  return Object.keys(inverse?.input?.properties ?? {}).filter((field) => field in entity.schema.properties);
}
