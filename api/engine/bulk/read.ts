import { stringify } from 'csv-stringify';
import { grantsOf } from '#schemas/project.ts';
import type { Context, Entity, Row } from '../define.ts';
import { Problem } from '../errors.ts';
import { isRefusal } from '../plans.ts';
import { problemSentence } from '../problems.ts';
import { asText } from '../words/formula.ts';
import { labelsOf } from '../words/in_words.ts';
import { say } from '../words/words.ts';
import { matching } from './start.ts';
import type { Reason } from './step.ts';
import { planUndo } from './undo.ts';

const page = 50;

/** How many rows the run's filter finds by now, where the caller reads such, and whether it can be taken back. */
export async function readSummary(run: Row, _params: Row, ctx: Context) {
  const entity = ctx.engine.entities.get(run.entity) as Entity;
  const isRead = grantsOf(entity.schema, ctx.caller.role, 'read').length > 0;
  const [found] = run.filter && isRead ? await matching(entity, run.filter, ctx).count({ count: '*' }) : [];
  return { matching: found ? Number(found.count) : null, can_undo: run.done > 0 && !isRefusal(planUndo(run, ctx)) };
}

/** Rows of a run, a page of them: what came of each, and why not, in the reader's language. */
export async function readRunRows(run: Row, { status, first = 0 }: Row, ctx: Context) {
  const found = ctx.trx('bulk_run_rows').where({ bulk_run_id: run.id });
  if (status) found.where({ status });
  const [count] = await found.clone().count({ count: '*' });
  const rows: Row[] = await found.orderBy('record_id').offset(first).limit(page);
  return { total: Number(count?.count), rows: await inSentences(run, rows, ctx) };
}

async function inSentences({ entity: name }: Row, rows: Row[], ctx: Context) {
  const entity = ctx.engine.entities.get(name) as Entity;
  const names = await labelsOf(
    entity,
    rows.map(({ record_id }) => record_id),
    ctx,
  );
  return rows.map(({ record_id, status, reason }) => ({
    record_id,
    status,
    name: names.get(record_id) ?? '',
    reason: reason && sentenceOf(reason, name, ctx),
  }));
}

function sentenceOf({ code, rule, params }: Reason, entity: string, { caller }: Context): string {
  const details = rule === undefined ? { params } : { refusal: { rule, params } };
  return problemSentence(new Problem(409, code, details), entity, caller.locale);
}

/** All rows of a run as a table, in the reader's language. */
export function tableOfRun(run: Row, ctx: Context) {
  const { locale } = ctx.caller;
  const head = ['id', 'name', 'status', 'reason'].map((key) => say(locale, `people.bulk.columns.${key}`));
  const out = stringify({ bom: true, quoted_match: /[\r\n;\t]/ });
  const write = async () => {
    out.write(head);
    for (let last = 0; ; ) {
      const rows: Row[] = await ctx
        .trx('bulk_run_rows')
        .where({ bulk_run_id: run.id })
        .where('record_id', '>', last)
        .orderBy('record_id')
        .limit(500);
      for (const row of await inSentences(run, rows, ctx))
        out.write([
          row.record_id,
          asText(row.name),
          say(locale, `resources.bulk_run_rows.values.status.${row.status}`),
          row.reason,
        ]);
      if (rows.length < 500) break;
      last = rows.at(-1)?.record_id;
    }
    out.end();
  };
  write().catch((error) => out.destroy(error));
  return out;
}
