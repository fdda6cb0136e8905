import { defineJob } from '../../engine/jobs/jobs.ts';
import { syncRoom } from '../../live/outbox/sync.ts';

/** Tells the provider of video meetings what is wanted of a room. It tries itself again: the queue does not. */
export default defineJob<{ id: number }>('provider_sync', ({ id }, { trx, configuration }) =>
  syncRoom(trx, id, configuration),
);
