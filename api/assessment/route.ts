import type { FastifyInstance } from 'fastify';
import { staff } from '../engine/routes/schemas.ts';
import { group, groupType } from './group.ts';
import { questionTypes } from './registry.ts';

/** GET /api/question_types: what the editor draws of each type, and what it begins with. */
export function questionRoutes(app: FastifyInstance): void {
  const written = [...questionTypes, [group, groupType] as const];
  const types = written.map(([type, { author, starter }]) => ({ type, author, starter }));
  app.get('/api/question_types', { config: { roles: staff } }, () => types);
}
