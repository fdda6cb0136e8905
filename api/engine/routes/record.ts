import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../context.ts';
import type { Context, Engine, Entity, Saved } from '../define.ts';
import { malformed, notFound } from '../errors.ts';
import { mayDelete } from '../may_delete.ts';
import { problemSentence, refusalSentence } from '../problems.ts';
import { bodyLimitOf } from '../requests/body_limits.ts';
import { once } from '../requests/once.ts';
import { withRetries } from '../retry.ts';
import { readOne } from '../rows.ts';
import { mayI } from '../states.ts';
import { create, remove, update } from '../write.ts';

/** GET, POST, PUT and DELETE of one record; only what some role may do has a route. */
export function recordRoutes(
  app: FastifyInstance,
  engine: Engine,
  entity: Entity,
  config: FastifyContextConfig,
  permissions: Set<string>,
): void {
  const one = `/api/${entity.name}/:id`;
  const written = { config, bodyLimit: bodyLimitOf(entity.schema) };
  app.get(one, { config }, async (request, reply) => {
    const ctx = contextOf(request, engine);
    const { can } = request.query as { can?: string };
    if (can === 'delete' && permissions.has(can)) return reply.send(await deletable(entity, idOf(request), ctx));
    if (can !== undefined) return reply.send(await possibility(entity, idOf(request), can, ctx));
    const row = await readOne(entity, idOf(request), ctx);
    // What is computed may be another while the version stays.
    const isWhole = entity.views[ctx.caller.role].computed.length === 0;
    if (isWhole && request.headers['if-none-match'] === etag(row))
      return reply.code(304).header('etag', etag(row)).send();
    return answer(reply, entity, row, ctx);
  });
  if (permissions.has('create')) {
    app.post(`/api/${entity.name}`, written, async (request, reply) => {
      const work = (ctx: Context) => create(entity, request.body, ctx);
      const row = await once(request, engine, work, { transacts: true });
      reply.code(201).header('location', `/api/${entity.name}/${row.id}`);
      return answer(reply, entity, row, contextOf(request, engine));
    });
  }
  if (permissions.has('update')) {
    app.put(one, written, async (request, reply) => {
      const row = await write(request, (ctx) => update(entity, idOf(request), request.body, versionOf(request), ctx));
      return answer(reply, entity, row, contextOf(request, engine));
    });
  }
  if (permissions.has('delete')) {
    app.delete(one, { config }, async (request, reply) => {
      const row = await write(request, (ctx) => remove(entity, idOf(request), versionOf(request), ctx));
      return answer(reply, entity, row, contextOf(request, engine));
    });
  }

  /** What must be true together is one transaction. */
  function write(request: FastifyRequest, work: (ctx: Context) => Promise<Saved>): Promise<Saved> {
    return withRetries(() => engine.knex.transaction((trx) => work(contextOf(request, engine, trx))));
  }
}

/** The whole number in an address; anything else is nobody's id. */
export function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2 ** 31 - 1) throw notFound();
  return Number(id);
}

/** The version that `If-Match` names; null when the caller does not care. */
export function versionOf(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) throw malformed('malformed_header', { header: 'If-Match' });
  return Number(version);
}

const etag = (row: Saved) => `"${row.version}"`;

function answer(reply: FastifyReply, entity: Entity, row: Saved, ctx: Context) {
  const { serialize } = entity.views[ctx.caller.role];
  return reply.type('application/json; charset=utf-8').header('etag', etag(row)).serializer(serialize).send(row);
}

async function possibility(entity: Entity, id: number, action: string, ctx: Context) {
  const refusal = await mayI(entity, id, action, ctx);
  if (!refusal) return { can: true };
  const message = refusalSentence(refusal, entity.name, ctx.caller.locale);
  return { can: false, possible_at: null, ...refusal, message };
}

async function deletable(entity: Entity, id: number, ctx: Context) {
  const problem = await mayDelete(entity, id, ctx);
  if (!problem) return { can: true };
  const { refusal, params } = problem.details;
  const message = problemSentence(problem, entity.name, ctx.caller.locale);
  return { can: false, possible_at: null, rule: problem.code, params, ...refusal, message };
}
