import { defineJob } from '../../engine/jobs/jobs.ts';
import { endRoom } from '../../live/outbox/sweep.ts';

/** Ends a room at the provider for all who are in it. */
export default defineJob<{ id: number }>('end_room', ({ id }, { trx, configuration }) =>
  endRoom(trx, id, configuration),
);
