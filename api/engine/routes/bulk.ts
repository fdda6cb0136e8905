import type { FastifyInstance } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { tableOfRun } from '../bulk/read.ts';
import { contextOf } from '../context.ts';
import type { Engine, Entity } from '../define.ts';
import { readWhole } from '../rows.ts';
import { idOf } from './record.ts';

/** GET /api/bulk_runs/:id/rows.csv: what came of each row of an action that was done to many. */
export function bulkRoutes(app: FastifyInstance, engine: Engine): void {
  const runs = engine.entities.get('bulk_runs') as Entity;
  const roles = Object.keys(runs.schema['x-roles']) as Role[];
  const about = 'What came of each row of an action that was done to many';
  const config = { roles, entity: runs.name, about, answers: ['text/csv'] };
  app.get('/api/bulk_runs/:id/rows.csv', { config }, async (request, reply) => {
    const ctx = contextOf(request, engine);
    const run = await readWhole(runs, idOf(request), ctx);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="bulk_run.csv"', 'cache-control': 'no-store' })
      .send(tableOfRun(run, ctx));
  });
}
