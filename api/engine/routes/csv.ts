import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { trim } from '../access.ts';
import { contextOf } from '../context.ts';
import type { Row } from '../define.ts';
import { asText } from '../formula.ts';
import { applyFilter, applySort, readListQuery } from '../query.ts';
import type { Engine, Entity } from '../registry.ts';
import { readable } from '../rows.ts';
import { say } from '../words.ts';

/** GET /api/:entity.csv: all rows of the same filter and sort, as a stream of any length. */
export function csvRoute(app: FastifyInstance, engine: Engine, entity: Entity, config: FastifyContextConfig): void {
  app.get(`/api/${entity.name}.csv`, { config }, async (request, reply) => {
    const ctx = contextOf(request, engine);
    const view = entity.views[ctx.caller.role];
    const asked = readListQuery(request.query as Record<string, string>, entity, ctx);
    const rows = readable(entity, ctx);
    applyFilter(rows, entity, asked.filter, ctx);
    applySort(rows, entity, asked.sort, ctx);
    const columns = [...view.columns, ...view.computed].filter((column) => column !== 'version');
    const header = columns.map((key) => ({ key, header: title(key) }));
    const out = new PassThrough();
    const sent = new PassThrough();
    // Whoever has gone leaves nobody to read the rest: it is read to its end all the same, as a connection that is taken
    // out of a query half-way answers the next one wrongly, and one that nobody reads is never given back.
    out.once('error', (error) => sent.destroy(error)).pipe(sent);
    sent.once('close', () => out.unpipe(sent).resume());
    if (reply.raw.destroyed) sent.destroy();
    reply.raw.once('close', () => sent.destroy());
    pipeline(
      rows.stream(),
      cells(),
      stringify({ header: true, columns: header, bom: true, cast, quoted_match: /[\r\n;\t]/ }),
      out,
    ).catch((error) => out.destroy(error));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${entity.name}.csv"`)
      .send(sent);

    function title(field: string): string {
      return say(ctx.caller.locale, [`resources.${entity.name}.fields.${field}`, `fields.${field}`, field]);
    }
    function cells(): Transform {
      return new Transform({
        objectMode: true,
        transform: (row: Row, _, done) =>
          done(null, Object.fromEntries(Object.entries(trim(row, entity, 'read', ctx)).map(cell))),
      });
    }
  });
}

const cell = ([field, value]: [string, unknown]): [string, unknown] => {
  if (typeof value === 'string') return [field, asText(value)];
  return [field, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
};

/** A spreadsheet reads these words; left to itself the writer says 1 for true and nothing for false. */
const cast = { boolean: String };
