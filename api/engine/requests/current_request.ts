import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** Ties whatever a request sets in motion to it, however far away it ends. */
export function tieRequests(app: FastifyInstance): void {
  const tie = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    exchanges.run({ request, reply }, done);
  app.addHook('onRequest', tie);
  // A body arrives by events of its connection, which know of no request.
  app.addHook('preValidation', tie);
}

/**
 * A promise that was rejected while nobody waited for it ends no process: it is logged with the request that it belongs
 * to, which is answered if it still waits.
 * @returns what ends this
 */
export function surviveRejections(app: FastifyInstance): () => void {
  const survive = (reason: unknown) => {
    const { request, reply } = exchanges.getStore() ?? {};
    const from = request && { method: request.method, path: request.url.replace(/\?.*/s, '') };
    (request?.log ?? app.log).error({ err: reason, from }, 'A rejected promise was awaited by nobody');
    if (reply && !reply.sent) reply.send(new Problem(500, 'internal'));
  };
  process.on('unhandledRejection', survive);
  return () => process.off('unhandledRejection', survive);
}

/**
 * Tells when the caller of the request under way has gone before there was an answer.
 * @returns what ends this
 */
export function whenCallerLeaves(then: () => void): () => void {
  const response = exchanges.getStore()?.reply.raw;
  const tell = () => {
    if (!response?.writableEnded) then();
  };
  response?.once('close', tell);
  return () => response?.off('close', tell);
}
