import { submitAllInTime } from '../../attempts/deadline.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';

/** No attempt stays open beyond its time because its job was lost or given up. */
export default defineJob<object>('submit_overdue', (_, { trx }) => submitAllInTime(trx), { boot: { after: 0 } });
