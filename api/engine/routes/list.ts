import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { trim } from '../access.ts';
import { contextOf } from '../context.ts';
import type { Engine, Entity, Row } from '../define.ts';
import { applyFilter, applySort, listRows, readListQuery } from '../lists/query.ts';
import { readable } from '../rows.ts';

/** GET /api/:entity?filter&sort&range: an array, with `Content-Range: levels 0-24/319`. Two statements. */
export function listRoute(app: FastifyInstance, engine: Engine, entity: Entity, config: FastifyContextConfig): void {
  app.get(`/api/${entity.name}`, { config }, async (request, reply) => {
    const ctx = contextOf(request, engine);
    const view = entity.views[ctx.caller.role];
    const listQuery = readListQuery(request.query as Record<string, string>, entity, ctx);
    const rows = readable(entity, ctx);
    const total = listRows(entity, listQuery.filter, ctx);
    applyFilter(rows, entity, listQuery.filter, ctx);
    applySort(rows, entity, listQuery.sort, ctx);
    rows.offset(listQuery.first).limit(listQuery.last - listQuery.first + 1);
    const [found, [count]] = await Promise.all([rows as PromiseLike<Row[]>, total.count({ count: '*' })]);
    reply.header('content-range', contentRange(entity.name, listQuery.first, found.length, Number(count?.count)));
    reply.type('application/json; charset=utf-8').serializer(view.serializeList);
    return found.map((row) => trim(row, entity, 'read', ctx));
  });
}

/** The part of a list that an answer holds, as its header says it. */
const contentRange = (name: string, first: number, length: number, total: number) =>
  length > 0 ? `${name} ${first}-${first + length - 1}/${total}` : `${name} */${total}`;
