import type { FastifyInstance } from 'fastify';
import { staff } from '#schemas/accounts/roles.ts';
import type { Engine } from '../define.ts';
import { notFound } from '../errors.ts';

/** GET /api/schemas and /api/schemas/:entity: each entity, cut for the caller. */
export function schemaRoutes(app: FastifyInstance, engine: Engine): void {
  const config = { roles: staff, about: 'How entities are described to the caller' };
  app.get('/api/schemas', { config }, (request) =>
    [...engine.entities.values()].flatMap((entity) => entity.views[request.caller.role].projection ?? []),
  );
  app.get('/api/schemas/:entity', { config }, (request) => {
    const { entity } = request.params as { entity: string };
    const projection = engine.entities.get(entity)?.views[request.caller.role].projection;
    if (!projection) throw notFound();
    return projection;
  });
}
