import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Logger, type RunnerOptions, run, runMigrations, runOnce, type Task } from 'graphile-worker';
import pg from 'pg';
import { urlOf } from '../../database.ts';
import { nobody } from '../context.ts';
import type { Job } from './jobs.ts';
import { orderAtBoot, parseCrontabs, readJobs } from './schedule.ts';

const recovery = 5000;

export interface Worker {
  /** Finishes the jobs that are under way. */
  stop(): Promise<void>;
}

/** Brings the queue's own tables to their newest shape, as the user that may change tables. */
export const migrateQueue = (ownerUrl: string) =>
  runMigrations({ connectionString: ownerUrl, maxPoolSize: 1, logger: silent });

/** Does the jobs that wait or will come, those of the clock and of the boot too, until it is stopped. When the database was away it begins again. */
export async function startWorker(app: FastifyInstance): Promise<Worker> {
  const pool = poolOf(app);
  const jobs = await readJobs();
  const parsedCronItems = parseCrontabs(jobs);
  const options = { ...optionsOf(app, pool, jobs), parsedCronItems, concurrency: 2, pollInterval: 2000 };
  await orderAtBoot(jobs, app.engine.knex);
  const stopping = new AbortController();
  let runner = await run(options);
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise;
      } catch (error) {
        app.log.error(error);
      }
      await pause(recovery, null, { signal: stopping.signal }).catch(() => null);
      if (!stopping.signal.aborted) runner = await run(options).catch(() => runner);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => undefined);
      await running;
      await pool.end();
    },
  };
}

/** Does the jobs that are due now, and those that they order, and returns. */
export async function runJobs(app: FastifyInstance): Promise<void> {
  const pool = poolOf(app);
  try {
    await runOnce(optionsOf(app, pool, await readJobs()));
  } finally {
    await pool.end();
  }
}

/** Connections of the worker's own: those that it would make itself it leaves behind half closed. */
function poolOf(app: FastifyInstance): pg.Pool {
  const pool = new pg.Pool({ connectionString: urlOf(app.engine.knex), max: 4 });
  const note = (error: Error) => app.log.warn(error.message);
  return pool.on('error', note).on('connect', (client) => client.on('error', note));
}

function optionsOf(app: FastifyInstance, pgPool: pg.Pool, jobs: Job<unknown>[]): RunnerOptions {
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

const silent = new Logger(() => () => undefined);

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

const loggerOf = (log: FastifyBaseLogger) => new Logger(() => (level, message) => log[levels[level]](message));
