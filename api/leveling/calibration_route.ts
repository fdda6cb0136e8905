import type { FastifyInstance } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import { contextOf } from '../engine/context.ts';
import type { Entity } from '../engine/registry.ts';
import { idOf } from '../engine/routes/record.ts';
import { readOne } from '../engine/rows.ts';
import { calibrationOf } from './calibration.ts';

/** GET /api/leveling_forms/:id/calibration: for whoever writes such forms, how hard answers show their questions to be. */
export function calibrationRoutes(app: FastifyInstance): void {
  const { engine } = app;
  const form = engine.entities.get('leveling_forms') as Entity;
  const roles = (Object.keys(form.schema['x-roles']) as Role[]).filter(
    (role) => grantsOf(form.schema, role, 'update').length > 0,
  );
  app.get('/api/leveling_forms/:id/calibration', { config: { roles, entity: form.name } }, async (request) => {
    const ctx = contextOf(request, engine, engine.knex);
    const { id } = await readOne(form, idOf(request), ctx);
    return calibrationOf(id, ctx);
  });
}
