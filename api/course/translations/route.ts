import type { FastifyInstance } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import { contextOf } from '../../engine/context.ts';
import { malformed } from '../../engine/errors.ts';
import { readPage } from '../../engine/query.ts';
import type { Entity } from '../../engine/registry.ts';
import { contentRange } from '../../engine/routes/list.ts';
import { ajv } from '../../engine/schema/ajv.ts';
import { untranslated } from './untranslated.ts';

interface Filter {
  entity?: string | string[];
  level_id?: number;
}

/** GET /api/untranslated?filter&range: what of the course stands in one language alone, for whoever writes the course. */
export function translationRoutes(app: FastifyInstance): void {
  const { engine } = app;
  const { schema } = engine.entities.get('levels') as Entity;
  const roles = (Object.keys(schema['x-roles']) as Role[]).filter(
    (role) => grantsOf(schema, role, 'update').length > 0,
  );
  const name = { type: 'string', enum: [...engine.entities.keys()] };
  const isFilter = ajv.compile<Filter>({
    type: 'object',
    additionalProperties: false,
    properties: {
      entity: { anyOf: [name, { type: 'array', items: name }] },
      level_id: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
    },
  });
  app.get('/api/untranslated', { config: { roles } }, async (request, reply) => {
    const { filter, first, last } = readPage(request.query as Record<string, string>);
    const asked: unknown = filter;
    if (!isFilter(asked)) throw malformed('malformed_query', { part: 'filter' });
    const wanted = {
      entities: asked.entity === undefined ? undefined : [asked.entity].flat(),
      level: asked.level_id,
      first,
      last,
    };
    const { total, rows } = await untranslated(wanted, engine, contextOf(request, engine));
    reply.header('content-range', contentRange('untranslated', first, rows.length, total));
    return rows;
  });
}
