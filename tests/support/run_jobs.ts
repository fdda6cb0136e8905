import type { FastifyInstance } from 'fastify';
import { runOnce } from 'graphile-worker';
import { optionsOf, poolOf } from '#api/engine/jobs/runner.ts';
import { readJobs } from '#api/engine/jobs/schedule.ts';

/** Does the jobs that are due now, and those that they order, and returns. */
export async function runJobs(app: FastifyInstance): Promise<void> {
  const pool = poolOf(app);
  try {
    await runOnce(optionsOf(app, pool, await readJobs()));
  } finally {
    await pool.end();
  }
}
