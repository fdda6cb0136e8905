import { type ParsedCronItem, parseCronItem } from 'graphile-worker';
import type { Knex } from 'knex';
import { readDefinitions } from '../folder.ts';
import { addJob, type Job } from './jobs.ts';

/** The jobs of `api/jobs`. */
export const readJobs = async (): Promise<Job<unknown>[]> => [
  ...(await readDefinitions<'job', Job<unknown>>('jobs', 'job')).values(),
];

/**
 * What the clock orders. Of any number of processes one orders each time.
 * @throws Error when a line is no crontab's
 */
export const parseCrontabs = (jobs: Job<unknown>[]): ParsedCronItem[] =>
  jobs.flatMap(({ job: task, crontab: match }) =>
    match ? [parseCronItem({ task, match }, `api/jobs/${task}.ts`)] : [],
  );

/** Orders what runs when the school opens; processes that open together order it once. */
export async function orderAtBoot(jobs: Job<unknown>[], knex: Knex): Promise<void> {
  const booting = jobs.flatMap(({ job, boot }) => (boot ? [{ job, ...boot }] : []));
  await Promise.all(
    booting.map(({ job, after }) => addJob(knex, job, {}, { key: job, at: new Date(Date.now() + after * 1000) })),
  );
}
