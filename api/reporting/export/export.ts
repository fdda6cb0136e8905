import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import pg from 'pg';
import { connectionOf } from '../../database.ts';
import { audit } from '../../engine/audit.ts';
import type { Context, Entity } from '../../engine/define.ts';
import { whenCallerLeaves } from '../../engine/requests/current_request.ts';
import { requireRow } from '../../engine/require_row.ts';
import { say } from '../../engine/words/words.ts';
import type { ReportRequest } from '../queries.ts';
import { inlined } from '../reader.ts';
import { slugOf } from '../registry.ts';
import { linesOf, type Sort } from '../statement.ts';
import { csv } from './csv.ts';
import type { Columns, Format } from './format.ts';
import { LineStream } from './lines.ts';
import { xlsx } from './workbook/xlsx.ts';

export const formats: Record<string, Format> = { csv, xlsx };

interface Wanted {
  format: 'csv' | 'xlsx';
  columns: Columns;
  sort: Sort;
  bom: boolean;
}

/** One person's files are written two at a time; who wants a third waits for the first of them. */
const [turns, longest] = [2, '15min'];

/** What is still written down of files that have ended. */
const ending = new Set<Promise<void>>();

/** The server closes when all of it is written. */
export const finishExports = async (): Promise<void> => {
  await Promise.all(ending);
};

/** A connection for this file alone: whoever leaves half-way takes it along, and nobody meets what is left in it. */
async function openReader(knex: Knex, id: number | null): Promise<pg.Client> {
  const client = new pg.Client(connectionOf(knex));
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`begin read only; set local statement_timeout = '${longest}'; set local jit = off`);
  const { rows } = await client.query(
    `select true from generate_series(1, $1::int) slot where pg_try_advisory_xact_lock(hashtext('file ' || slot), $2) limit 1`,
    [turns, id ?? 0],
  );
  if (rows.length === 0) await client.query(`select pg_advisory_xact_lock(hashtext('file 1'), $1)`, [id ?? 0]);
  return client;
}

/**
 * A report as a file, as a stream of any length. What was read of it, and how far, stands in the audit log when it ends,
 * be it because its reader has gone: then the database stops too.
 */
export async function exportReport(
  { report, filters, source }: ReportRequest,
  wanted: Wanted,
  query: object,
  ctx: Context,
): Promise<Readable> {
  const { knex } = ctx.engine;
  const format = formats[wanted.format] as Format;
  const started = performance.now();
  const [made] = await ctx
    .trx('report_runs')
    .insert({ report: slugOf(report), format: wanted.format, filters: JSON.stringify(query), user_id: ctx.caller.id })
    .returning('id');
  const run = requireRow(made);
  let rows = 0;
  const client = await openReader(knex, ctx.caller.id);
  const { line, rows_in_part, write } = format;
  const statement = linesOf(report, source, wanted.sort, line(wanted.columns, ctx), rows_in_part);
  const stream = client.query(new LineStream(inlined(statement, knex), rows_in_part));
  const title = say(ctx.caller.locale, `pages.${report.report}`);
  const count = (soFar: number) => {
    rows = soFar;
  };
  const written = write(stream, wanted.columns, { title, bom: wanted.bom, count }, ctx);
  const file = Readable.from(written, { objectMode: false });
  stream.once('error', (error) => file.destroy(error));
  // A stream that waits for its next row closes no sooner than that comes: the database is told at once.
  let isLeft = false;
  const { processID } = client as pg.PoolClient & { processID: number };
  const stay = whenCallerLeaves(() => {
    isLeft = true;
    void knex.raw('select pg_cancel_backend(?)', [processID]).then(() => undefined);
  });
  file.once('close', () => {
    stay();
    const ended = end(isLeft ? 'cancelled' : file.errored ? 'failed' : 'done');
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  });
  return file;

  async function end(status: 'done' | 'cancelled' | 'failed') {
    client.end().catch(() => undefined);
    const milliseconds = Math.round(performance.now() - started);
    await knex.transaction(async (trx) => {
      await trx('report_runs').where({ id: run.id }).update({ status, rows, milliseconds, updated_at: new Date() });
      const entity = ctx.engine.entities.get('report_runs') as Entity;
      const details = { report: slugOf(report), format: wanted.format, filters, rows, status };
      await audit([{ action: 'export', entity, record_id: run.id, details }], { ...ctx, trx });
    });
  }
}
