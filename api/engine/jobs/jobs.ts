import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import type { Context } from '../define.ts';

/** What a job has at hand. It acts as the system; `trx` is the pool. */
export interface JobContext extends Context {
  configuration: Configuration;
  /** Whether no further try will follow. */
  last: boolean;
}

/** When a job runs although nobody orders it; its payload is then empty. */
export interface Schedule {
  /** By the clock, in UTC: a line of a crontab, `30 4 * * *`. */
  crontab?: string;
  /** When the school opens, so many seconds later. */
  boot?: { after: number };
}

export interface Job<Payload> extends Schedule {
  job: string;
  run(payload: Payload, ctx: JobContext): Promise<void>;
}

/** Work that may wait, fail and be tried again, done by any process: the default export of `api/jobs/<job>.ts`. */
export const defineJob = <Payload>(job: string, run: Job<Payload>['run'], schedule: Schedule = {}): Job<Payload> => ({
  job,
  run,
  ...schedule,
});

interface Order {
  /** Not before this moment. */
  at?: Date | string;
  /** How often it is tried; the wait between two tries grows. */
  tries?: number;
  /** A later order under the same key stands for the earlier one. */
  key?: string;
}

/** Orders a job in the transaction of the change that wants it: both happen, or neither. */
export async function addJob(
  trx: Knex,
  job: string,
  payload: object,
  { at, tries = 10, key }: Order = {},
): Promise<void> {
  await trx.raw(
    'select graphile_worker.add_job(?, ?::json, run_at => ?::timestamptz, max_attempts => ?, job_key => ?)',
    [job, JSON.stringify(payload), at ?? null, tries, key ?? null] as Knex.RawBinding[],
  );
}

/** Orders a job for each of some payloads, in one statement. */
export async function addJobs(trx: Knex, job: string, payloads: object[], { tries = 10 }: Order = {}): Promise<void> {
  await trx.raw(
    'select graphile_worker.add_job(?, payload, max_attempts => ?) from json_array_elements(?::json) payload',
    [job, tries, JSON.stringify(payloads)],
  );
}

/** Takes an order back, in the transaction that makes it needless. */
export async function dropJob(trx: Knex, key: string): Promise<void> {
  await trx.raw('select graphile_worker.remove_job(?)', [key]);
}
