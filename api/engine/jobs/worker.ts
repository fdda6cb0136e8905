import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Logger, run, runMigrations } from 'graphile-worker';
import { optionsOf, poolOf } from './runner.ts';
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

const silent = new Logger(() => () => undefined);
