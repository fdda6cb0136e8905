import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../context.ts';
import type { Engine, Entity, Row } from '../define.ts';
import { answerQuery } from '../queries.ts';
import { idOf } from './record.ts';

/** GET /api/:entity/:id/:query of a record, GET /api/:entity/:query of the collection. */
export function queryRoutes(app: FastifyInstance, engine: Engine, entity: Entity): void {
  for (const [name, { of, roles }] of Object.entries(entity.schema['x-queries'] ?? {})) {
    const isOfRecord = of === 'record';
    const path = `/api/${entity.name}${isOfRecord ? '/:id' : ''}/${name}`;
    const config = { entity: entity.name, roles };
    app.get(path, { config }, async (request: FastifyRequest, reply: FastifyReply) => {
      const id = isOfRecord ? idOf(request) : null;
      const answer = await answerQuery(entity, id, name, request.query as Row, contextOf(request, engine));
      return reply.type('application/json; charset=utf-8').send(answer);
    });
  }
}
