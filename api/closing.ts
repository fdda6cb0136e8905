import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { Worker } from './engine/jobs/worker.ts';

const quiet = 60;
const patience = 8000;

/**
 * Closes what serves, from the outside in: no more requests, no more jobs, and when nobody asks the database any more,
 * its pool. A caller who has disconnected leaves work behind that no socket shows.
 */
export async function closeServer(app: FastifyInstance, worker: Worker, knex: Knex): Promise<void> {
  await app.close();
  await worker.stop();
  await atRest(knex);
  await knex.destroy();
}

/** Waits until no connection was in use for a moment. */
async function atRest(knex: Knex): Promise<void> {
  const { pool } = knex.client as { pool: Record<'numUsed' | 'numPendingAcquires', () => number> };
  const until = Date.now() + patience;
  for (let since = Date.now(); Date.now() - since < quiet && Date.now() < until; await pause(5))
    if (pool.numUsed() + pool.numPendingAcquires() > 0) since = Date.now();
}
