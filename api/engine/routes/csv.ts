import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { trim } from '../access.ts';
import { contextOf } from '../context.ts';
import type { Engine, Entity, Row } from '../define.ts';
import { malformed } from '../errors.ts';
import { applyFilter, applySort, parse, readListQuery } from '../lists/query.ts';
import { readable } from '../rows.ts';
import { asText } from '../words/formula.ts';
import { inWords } from '../words/in_words.ts';
import { say } from '../words/words.ts';

/** Rows that are put into words together. */
const atOnce = 500;

/**
 * GET /api/:entity.csv: all rows of the same filter and sort, as a stream of any length. With `columns` those alone, in
 * their order and in words, for people; without, all of them as the API says them, for programs.
 */
export function csvRoute(app: FastifyInstance, engine: Engine, entity: Entity, config: FastifyContextConfig): void {
  app.get(`/api/${entity.name}.csv`, { config }, async (request, reply) => {
    const ctx = contextOf(request, engine);
    const view = entity.views[ctx.caller.role];
    const listQuery = readListQuery(request.query as Record<string, string>, entity, ctx);
    const rows = readable(entity, ctx);
    applyFilter(rows, entity, listQuery.filter, ctx);
    applySort(rows, entity, listQuery.sort, ctx);
    const all = [...view.columns, ...view.computed].filter((column) => column !== 'version');
    const chosenColumns = readColumns((request.query as Record<string, string>).columns, all);
    const columns = chosenColumns ?? all;
    const header = columns.map((key) => ({ key, header: title(key) }));
    const out = new PassThrough();
    const body = new PassThrough();
    // Whoever has gone leaves nobody to read the rest: it is read to its end all the same, as a connection that is taken
    // out of a query half-way answers the next one wrongly, and one that nobody reads is never given back.
    out.once('error', (error) => body.destroy(error)).pipe(body);
    body.once('close', () => out.unpipe(body).resume());
    if (reply.raw.destroyed) body.destroy();
    reply.raw.once('close', () => body.destroy());
    pipeline(
      rows.stream(),
      cells,
      stringify({ header: true, columns: header, bom: true, cast, quoted_match: /[\r\n;\t]/ }),
      out,
    ).catch((error) => out.destroy(error));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${entity.name}.csv"`)
      .send(body);

    function title(field: string): string {
      return say(ctx.caller.locale, [`resources.${entity.name}.fields.${field}`, `fields.${field}`, field]);
    }
    async function* cells(source: AsyncIterable<Row>) {
      for await (const batch of batches(source)) {
        const read = batch.map((row) => trim(row, entity, 'read', ctx));
        for (const row of chosenColumns ? await inWords(entity, chosenColumns, read, ctx) : read)
          yield Object.fromEntries(Object.entries(row).map(cell));
      }
    }
  });
}

/** @throws Problem 400 for what is no list of columns that the caller may read */
function readColumns(listQuery: string | undefined, all: string[]): string[] | undefined {
  if (listQuery === undefined) return undefined;
  const columns = parse(listQuery, 'columns');
  const isList = Array.isArray(columns) && columns.length > 0 && new Set(columns).size === columns.length;
  if (!isList || !columns.every((column) => all.includes(column)))
    throw malformed('malformed_query', { part: 'columns' });
  return columns;
}

async function* batches(source: AsyncIterable<Row>) {
  let batch: Row[] = [];
  for await (const row of source) {
    batch.push(row);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A text that a spreadsheet would run as a formula is marked as text, within JSON too (OWASP, CSV injection). */
const cell = ([field, value]: [string, unknown]): [string, unknown] => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return [field, typeof text === 'string' ? asText(text) : text];
};

/** A spreadsheet reads these words; left to itself the writer says 1 for true and nothing for false. */
const cast = { boolean: String };
