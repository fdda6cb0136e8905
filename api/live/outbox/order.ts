import type { Knex } from 'knex';
import { addJob } from '../../engine/jobs/jobs.ts';

/** Orders that the provider be told of a room: a later order stands for an earlier one. */
export const orderSync = (trx: Knex, id: number): Promise<void> =>
  addJob(trx, 'provider_sync', { id }, { key: `provider:${id}`, tries: 1 });
