import type { FastifyInstance } from 'fastify';
import { staff } from '#schemas/accounts/roles.ts';
import { contextOf } from '../context.ts';
import type { Engine } from '../define.ts';
import { search } from '../lists/search.ts';

/** GET /api/search?q=: records of every kind that the caller may open. */
export function searchRoutes(app: FastifyInstance, engine: Engine): void {
  const config = {
    roles: staff,
    about: 'Records of every kind, by a few letters of what they are known by',
    params: { properties: { q: { type: 'string', description: 'The letters' } } },
  };
  app.get('/api/search', { config }, async (request) => ({
    found: await search((request.query as Record<string, unknown>).q, contextOf(request, engine)),
  }));
}
