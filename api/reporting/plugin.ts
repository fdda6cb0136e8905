import type { FastifyInstance } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { contextOf } from '../engine/context.ts';
import { malformed, notFound } from '../engine/errors.ts';
import { parse } from '../engine/lists/query.ts';
import type { Entity } from '../engine/registry.ts';
import type { Report } from './define.ts';
import { exportReport, finishExports, formats } from './export/export.ts';
import type { Columns } from './export/format.ts';
import { closeReaders } from './reader.ts';
import { reports, slugOf } from './registry.ts';
import { readReportRequest, readSort } from './request.ts';

interface Query {
  filters?: string;
  sort?: string;
  columns?: string;
  bom?: string;
}

const params = {
  properties: {
    filters: { type: 'string', description: 'JSON: {"period":"last_month"}, as the page of the report is narrowed' },
    sort: { type: 'string', description: 'A column; with - before it, from the last to the first' },
    columns: { type: 'string', description: 'JSON: the columns that are wanted, in their order' },
    bom: {
      type: 'string',
      enum: ['true', 'false'],
      default: 'true',
      description: 'Whether a CSV begins with its mark',
    },
  },
};

/** Reports as files: of the same rows, in the same order, with the columns that are asked for. */
export default async function reportFiles(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  // A report that cannot be read stops the server when it starts.
  await reports();
  const runs = engine.entities.get('report_runs') as Entity;
  const config = {
    roles: Object.keys(runs.schema['x-roles']) as Role[],
    entity: runs.name,
    about: 'A report as a file of any length',
    params,
    answers: Object.values(formats).map(({ media_type }) => media_type),
  };
  app.addHook('onClose', async () => {
    await finishExports();
    await closeReaders(engine.knex);
  });
  app.get('/api/reports/:report/:format', { config }, async (request, reply) => {
    const { report: slug, format } = request.params as { report: string; format: string };
    const { filters, sort, columns, bom } = request.query as Query;
    const found = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!found) throw notFound();
    const ctx = contextOf(request, engine);
    const reportRequest = await readReportRequest(slug, filters, ctx);
    const wanted = {
      format: format as 'csv' | 'xlsx',
      columns: columnsIn(reportRequest.report, columns),
      sort: readSort(reportRequest.report, sort),
      bom: bom !== 'false',
    };
    const file = await exportReport(reportRequest, wanted, (parse(filters, 'filters') ?? {}) as object, ctx);
    return reply
      .type(found.media_type)
      .headers({
        'content-disposition': `attachment; filename="${slugOf(reportRequest.report)}.${format}"`,
        'cache-control': 'no-store',
      })
      .send(file);
  });
}

/** @throws Problem 400 for what is no list of columns of the report */
function columnsIn({ columns }: Report, query: string | undefined): Columns {
  const shown = Object.entries(columns).filter(([, { hidden }]) => !hidden);
  const names = parse(query, 'columns') ?? shown.map(([name]) => name);
  if (!Array.isArray(names) || names.length === 0) throw malformed('malformed_query', { part: 'columns' });
  return [...new Set(names)].map((name) => {
    const found = shown.find(([column]) => column === name);
    if (!found) throw malformed('malformed_query', { part: 'columns' });
    return found;
  });
}
