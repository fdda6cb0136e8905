import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import type { Knex } from 'knex';
import type { Action } from '#schemas/dialect.ts';
import { checkFiltered, startOnFilter } from '../bulk/start.ts';
import { contextOf } from '../context.ts';
import type { Context, Engine, Entity, Row } from '../define.ts';
import { invalid, Problem } from '../errors.ts';
import { bodyLimitOf } from '../requests/body_limits.ts';
import { once } from '../requests/once.ts';
import { withRetries } from '../retry.ts';
import { act, actAtOnce, actOnCollection, isDry } from '../states.ts';
import { idOf } from './record.ts';

const largestBulk = 100;

/**
 * POST /api/:entity/:id/:action for a row, POST /api/:entity/:action for many (`ids`) or for the
 * collection. For all that a filter finds (`filter`, with the `count` that was seen) it orders a run, which a job does.
 * An action that writes a part of a record (`patch`) is `PATCH /api/:entity/:id` instead of the first.
 */
export function actionRoutes(app: FastifyInstance, engine: Engine, entity: Entity, base: FastifyContextConfig): void {
  for (const [name, action] of Object.entries(entity.schema['x-states']?.actions ?? {})) {
    const options = { config: { ...base, roles: action.roles }, bodyLimit: bodyLimitOf(action.input ?? {}) };
    if (action.collection) collectionRoute(name, action, options);
    else rowRoutes(name, action, options);
  }

  function collectionRoute(name: string, action: Action, options: RouteShorthandOptions) {
    const write = writing(entity, name, action);
    app.post(`/api/${entity.name}/${name}`, options, async (request, reply) => {
      const work = (ctx: Context) => actOnCollection(entity, name, request.body, ctx);
      const answer = action.reads
        ? await work(contextOf(request, engine))
        : await once(request, engine, work, { reads: isDry(action, request.body) });
      return write(request, reply, answer);
    });
  }

  function rowRoutes(name: string, action: Action, options: RouteShorthandOptions) {
    const replay = entity.behaviour.actions?.[name]?.replay;
    const write = writing(entity, name, action);
    const { presumes } = entity.behaviour.actions?.[name] ?? {};
    const one = async (request: FastifyRequest, reply: FastifyReply) => {
      const first = await tryPresumed(request);
      if (first !== undefined) return write(request, reply, first);
      const work = async (ctx: Context) => {
        const quick = await actAtOnce(entity, idOf(request), name, request.body, ctx);
        if (quick !== undefined) return quick;
        const whole = (trx: Knex) => act(entity, [idOf(request)], name, request.body, { ...ctx, trx });
        const [answer] = await (ctx.trx.isTransaction ? whole(ctx.trx) : ctx.trx.transaction(whole));
        return answer;
      };
      const reads = isDry(action, request.body);
      return write(request, reply, await once(request, engine, work, { transacts: true, replay, reads }));
    };
    /** What it does not do for a presumed caller is done, or refused, once they have been looked up. */
    const tryPresumed = async (request: FastifyRequest) => {
      if (!request.lookUp) return undefined;
      const work = async () => actAtOnce(entity, idOf(request), name, request.body, contextOf(request, engine));
      const answer = await withRetries(work).catch(notRefused);
      if (answer === undefined) await request.lookUp();
      return answer;
    };
    const ofOne = { ...options, config: { ...options.config, presumes } };
    if (action.patch) app.patch(`/api/${entity.name}/:id`, ofOne, one);
    else app.post(`/api/${entity.name}/:id/${name}`, ofOne, one);
    app.post(`/api/${entity.name}/${name}`, options, async (request, reply) => {
      const body = (request.body ?? {}) as Row;
      // A body that is no object has neither.
      if (body.filter !== undefined && body.ids === undefined) return onFilter(request, reply, body);
      const { ids, ...input } = body;
      const work = (ctx: Context) => act(entity, checkIds(ids), name, input, ctx);
      return write(request, reply, await once(request, engine, work, { replay, reads: isDry(action, input) }));
    });
    const onFilter = async (request: FastifyRequest, reply: FastifyReply, { filter, count, ...input }: Row) => {
      const work = (ctx: Context) => startOnFilter(entity, checkFiltered(filter, count), name, input, ctx);
      return reply.code(202).send(await once(request, engine, work));
    };
  }
}

/** What was refused to a presumed caller is undecided; anything else has failed. */
function notRefused(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/** Sends what an action answered: what its result does not name is left out. A row, or rows, are sent as they are. */
function writing(entity: Entity, name: string, action: Action) {
  const answers = entity.answers[name];
  return (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (!answers) return answer;
    const write = answers[isDry(action, request.body) ? 'preview' : 'result'];
    const text = Array.isArray(answer) && action.result?.type !== 'array' ? `[${answer.map(write)}]` : write(answer);
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

/** @throws Problem 422 for what is no list of ids */
function checkIds(ids: unknown): number[] {
  const whole = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > largestBulk || !ids.every(whole)) {
    throw invalid({ ids: { keyword: 'ids', params: { limit: largestBulk } } });
  }
  return ids;
}
