import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { mayRecord, takePlace } from './attempts/recordings.ts';
import { isShownInAttempt } from './attempts/shown_files.ts';
import auth from './auth/plugin.ts';
import type { Configuration } from './configuration.ts';
import { type Limits, limitConnections, serverOptions, usual } from './connections.ts';
import studentImports from './desk/people/import/plugin.ts';
import { isAttachedForCaller, mayAttach } from './desk/tickets/files.ts';
import documents from './documents/plugin.ts';
import type { Context } from './engine/define.ts';
import { notFound } from './engine/errors.ts';
import { eventRoutes } from './engine/events/route.ts';
import { answerProblem, answerUnread } from './engine/problems.ts';
import { type Engine, loadEngine } from './engine/registry.ts';
import { limitStrangers, smallBody } from './engine/requests/body_limits.ts';
import { tieRequests } from './engine/requests/current_request.ts';
import { readJson } from './engine/requests/json.ts';
import { checkLegible } from './engine/requests/legible.ts';
import { docsRoutes } from './engine/routes/docs.ts';
import { entityRoutes } from './engine/routes/entity.ts';
import { healthRoutes } from './engine/routes/health.ts';
import { schemaRoutes } from './engine/routes/schemas.ts';
import { searchRoutes } from './engine/routes/search.ts';
import { collectWritten } from './engine/routes/written_routes.ts';
import { ajv } from './engine/schema/ajv.ts';
import files from './files/plugin.ts';
import zoomEvents from './live/attendance/webhook.ts';
import feeds from './live/feeds/plugin.ts';
import { isFaceInReach } from './live/pages/faces.ts';
import { answerInTurn } from './pipelined.ts';
import questionBanks from './question_banks/plugin.ts';
import reportFiles from './reporting/plugin.ts';
import { targetOf } from './request_target.ts';

declare module 'fastify' {
  interface FastifyInstance {
    engine: Engine;
    configuration: Configuration;
  }
}

export interface AppOptions {
  knex: Knex;
  configuration: Configuration;
  /** Whether pages are served too; tests of the API go without. */
  documents?: boolean;
  /** What a connection may take; tests have less time. */
  limits?: Limits;
}

/** A query may hold what opens an account (the link of a letter): addresses are logged without it. */
const serializers = {
  req: ({ method, url = '', host, ip }: FastifyRequest) => ({
    method,
    url: url.split('?', 1)[0],
    host,
    remoteAddress: ip,
  }),
};

/** Builds the server from the folders; it does not listen yet. */
export async function buildApp({
  knex,
  configuration,
  documents: pages = false,
  limits = usual,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: configuration.logger && { ...configuration.logger, serializers },
    trustProxy: (_, hop) => hop < (configuration.trustProxy || 0),
    genReqId: () => randomUUID(),
    bodyLimit: smallBody,
    rewriteUrl: targetOf,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
    // Both applications' own servers are plugins in development: on a busy machine they take longer than Fastify's ten seconds.
    pluginTimeout: 120_000,
    ...serverOptions(limits),
    frameworkErrors: answerProblem,
    clientErrorHandler: answerUnread,
  });
  limitConnections(app.server, limits, configuration.trustProxy !== false);
  app.decorate('engine', await loadEngine(knex, configuration));
  app.decorate('configuration', configuration);
  app.decorateRequest('caller');
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object));
  app.removeContentTypeParser(['text/plain', 'application/json']);
  readJson(app);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  answerInTurn(app);
  collectWritten(app);
  app.addHook('preParsing', limitStrangers);
  tieRequests(app);
  app.addHook('preValidation', checkLegible);
  await app.register(auth);
  await eventRoutes(app);
  healthRoutes(app, knex);
  schemaRoutes(app, app.engine);
  searchRoutes(app, app.engine);
  entityRoutes(app, app.engine);
  docsRoutes(app, app.engine);
  await app.register(files, { isShown: isShownToCaller, mayAttach, mayRecord, takePlace });
  await app.register(questionBanks);
  await app.register(studentImports);
  await app.register(reportFiles);
  await app.register(feeds);
  await app.register(zoomEvents);
  app.all('/api/*', { config: { roles: 'anybody' } }, () => {
    throw notFound();
  });
  if (pages) await app.register(documents);
  return app;
}

/** Whether a file that is no item of the library is shown to the caller now: by a form, or as somebody's photo. */
const isShownToCaller = async (id: number, ctx: Context) =>
  (await isShownInAttempt(id, ctx)) || (await isFaceInReach(id, ctx)) || (await isAttachedForCaller(id, ctx));
