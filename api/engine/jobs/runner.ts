import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Logger, type RunnerOptions, type Task } from 'graphile-worker';
import pg from 'pg';
import { urlOf } from '../../database.ts';
import { nobody } from '../context.ts';
import type { Job } from './jobs.ts';

/** Connections of the worker's own: those that it would make itself it leaves behind half closed. */
export function poolOf(app: FastifyInstance): pg.Pool {
  const pool = new pg.Pool({ connectionString: urlOf(app.engine.knex), max: 4 });
  const note = (error: Error) => app.log.warn(error.message);
  return pool.on('error', note).on('connect', (client) => client.on('error', note));
}

/** How the queue is worked off, without the clock. */
export function optionsOf(app: FastifyInstance, pgPool: pg.Pool, jobs: Job<unknown>[]): RunnerOptions {
  return {
    pgPool,
    noHandleSignals: true,
    parsedCronItems: [],
    // Not in batches, a job whose end cannot be written down (the database was away) ends the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: loggerOf(app.log),
    taskList: Object.fromEntries(jobs.map((job) => [job.job, taskOf(job, app)])),
  };
}

const taskOf =
  (job: Job<unknown>, { engine, configuration }: FastifyInstance): Task =>
  (payload, { job: { id, attempts, max_attempts } }) =>
    job.run(payload, {
      trx: engine.knex,
      caller: { ...nobody, role: 'system' },
      now: new Date(),
      address: null,
      request_id: `job-${id}`,
      engine,
      configuration,
      last: attempts >= max_attempts,
    });

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

const loggerOf = (log: FastifyBaseLogger) => new Logger(() => (level, message) => log[levels[level]](message));
