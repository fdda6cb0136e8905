import { defineJob } from '../engine/jobs.ts';
import { submitAllInTime } from '../learning/deadline.ts';

/** When the school opens: no attempt stays open beyond its time because its job was lost or given up. */
export default defineJob<object>('submit_overdue', (_, { trx }) => submitAllInTime(trx));
