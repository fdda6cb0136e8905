import type { Knex } from 'knex';
import type { Context, Row } from '../define.ts';
import { notifySql } from '../events/topics.ts';
import { withRetries } from '../retry.ts';
import { addJob, type JobContext } from './jobs.ts';

/** Work on many rows that is done a set at a time: a row of a table says how far it came. */
export interface Sets {
  table: string;
  /** The job that does it. */
  job: string;
  /** The topic by which its pages learn that a set was done. */
  topic: string;
  /** The states in which there is more to do. */
  running: string[];
}

/** A process that has written nothing for so long is gone. */
const silent = '1 minute';
const tries = 3;

const keyOf = ({ job }: Sets, id: unknown) => `${job}:${id}`;

/** Orders the work, in the transaction of the change that wants it. */
export const orderSets = (sets: Sets, id: number, trx: Knex): Promise<void> =>
  addJob(trx, sets.job, { id }, { key: keyOf(sets, id), tries });

/**
 * Does set after set, each with its mark in one transaction: a process that dies leaves whole sets, and whoever goes on
 * does none of them twice. Whatever else runs at the same work waits for the lock of its row.
 * @param step does the next set, and answers what becomes of the row of the work
 */
export async function runSets(
  sets: Sets,
  id: number,
  step: (row: Row, ctx: Context) => Promise<Row>,
  ctx: JobContext,
): Promise<void> {
  const next = () =>
    ctx.trx.transaction(async (trx) => {
      const row: Row | undefined = await trx(sets.table)
        .where({ id })
        .whereIn('status', sets.running)
        .forUpdate()
        .first();
      if (!row) return false;
      const changes = await step(row, { ...ctx, trx, now: new Date() });
      await write(sets, id, changes, trx);
      return sets.running.includes(changes.status ?? row.status);
    });
  try {
    while (await withRetries(next));
  } catch (error) {
    // No retry will follow: its page says so.
    if (ctx.last) await write(sets, id, { status: 'failed' }, ctx.trx);
    throw error;
  }
}

async function write({ table, topic }: Sets, id: number, changes: Row, trx: Knex): Promise<void> {
  await trx(table)
    .where({ id })
    .update({ ...changes, version: trx.raw('version + 1'), updated_at: new Date() });
  await trx.raw(`select ${notifySql(topic, '?::int', 'progress', `'{}'::jsonb`)}`, [id]);
}

/** Orders once more what is under way and has been silent: its process is gone. */
export async function resumeSets(sets: Sets, trx: Knex): Promise<void> {
  await trx.raw(
    `with lost as (update ?? set updated_at = now()
        where status = any(?) and updated_at < now() - ?::interval returning id)
      select graphile_worker.add_job(?, json_build_object('id', id), job_key => ? || id, max_attempts => ?) from lost`,
    [sets.table, sets.running, silent, sets.job, keyOf(sets, ''), tries] as never,
  );
}
