import { Readable } from 'node:stream';
import type pg from 'pg';
import { audit } from '../../engine/audit.ts';
import type { Context, Entity } from '../../engine/define.ts';
import { whenCallerLeaves } from '../../engine/requests/current_request.ts';
import { say } from '../../engine/words/words.ts';
import { inlineValues } from '../reader.ts';
import { slugOf } from '../registry.ts';
import type { ReportRequest } from '../request.ts';
import { linesOf, type Sort } from '../statement.ts';
import { csv } from './csv.ts';
import type { Columns, Format } from './format.ts';
import { LineStream } from './lines.ts';
import { beginRun } from './runs.ts';
import { takeTurn } from './turn.ts';
import { xlsx } from './workbook/xlsx.ts';

export const formats: Record<string, Format> = { csv, xlsx };

interface ExportOptions {
  format: 'csv' | 'xlsx';
  columns: Columns;
  sort: Sort;
  bom: boolean;
}

/** What is still written down of files that have ended. */
const ending = new Set<Promise<void>>();

/** The server closes when all of it is written. */
export const finishExports = async (): Promise<void> => {
  await Promise.all(ending);
};

/**
 * A report as a file, as a stream of any length. What was read of it, and how far, stands in the audit log when it ends,
 * be it because its reader has gone: then the database stops too.
 */
export async function exportReport(
  { report, filters, source }: ReportRequest,
  wanted: ExportOptions,
  query: object,
  ctx: Context,
): Promise<Readable> {
  const { knex } = ctx.engine;
  const format = formats[wanted.format] as Format;
  const startedAt = performance.now();
  let rows = 0;
  const client = await takeTurn(ctx);
  const about = { report: slugOf(report), format: wanted.format, filters: query };
  const run = await beginRun(about, client, ctx).catch((error) => {
    client.end().catch(() => undefined);
    throw error;
  });
  const { line, rows_in_part, write } = format;
  const statement = linesOf(report, source, wanted.sort, line(wanted.columns, ctx), rows_in_part);
  const stream = client.query(new LineStream(inlineValues(statement, knex), rows_in_part));
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
    const milliseconds = Math.round(performance.now() - startedAt);
    await knex.transaction(async (trx) => {
      await trx('report_runs').where({ id: run }).update({ status, rows, milliseconds, updated_at: new Date() });
      const entity = ctx.engine.entities.get('report_runs') as Entity;
      const details = { report: slugOf(report), format: wanted.format, filters, rows, status };
      await audit([{ action: 'export', entity, record_id: run, details }], { ...ctx, trx });
    });
  }
}
