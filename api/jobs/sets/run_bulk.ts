import { contextOfAuthor } from '../../auth/author.ts';
import { bulkSets } from '../../engine/bulk/sets.ts';
import { runNextSet } from '../../engine/bulk/step.ts';
import { defineJob } from '../../engine/jobs/jobs.ts';
import { runSets } from '../../engine/jobs/sets.ts';

/** Does an action to many rows, a set in a transaction, in the name and with the rights of who ordered it. */
export default defineJob<{ id: number }>('run_bulk', ({ id }, ctx) =>
  runSets(
    bulkSets,
    id,
    async (run, inner) => runNextSet(run, await contextOfAuthor(run as { user_id: number }, inner)),
    ctx,
  ),
);
