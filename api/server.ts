import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { closeServer } from './closing.ts';
import type { Configuration } from './configuration.ts';
import { connect } from './database.ts';
import { startWorker } from './engine/jobs/worker.ts';
import { surviveRejections } from './engine/requests/current_request.ts';

export interface Running {
  app: FastifyInstance;
  address: string;
  /** Finishes what is under way, jobs too, then closes the pool. */
  close(): Promise<void>;
}

/**
 * Serves the API and both applications.
 * @param databaseUrl the application's own database user; migrations have run already
 */
export async function serve(configuration: Configuration, databaseUrl: string): Promise<Running> {
  const knex = connect(databaseUrl);
  const app = await buildApp({ knex, configuration, documents: true });
  const endSurvival = surviveRejections(app);
  const worker = await startWorker(app);
  const address = await app.listen({ port: configuration.port, host: configuration.host });
  return {
    app,
    address,
    async close() {
      await closeServer(app, worker, knex);
      endSurvival();
    },
  };
}
