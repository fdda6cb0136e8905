import { contextOfAuthor } from '../../../auth/author.ts';
import type { Context, Row } from '../../../engine/define.ts';
import type { JobContext } from '../../../engine/jobs/jobs.ts';
import { runSets, type Sets } from '../../../engine/jobs/sets.ts';
import { applySet } from './apply.ts';
import { checkSet } from './check.ts';
import { undoSet } from './undo.ts';

export const importSets: Sets = {
  table: 'student_imports',
  job: 'import_students',
  topic: 'student_import',
  running: ['checking', 'importing', 'undoing'],
};

const steps: Record<string, (order: Row, ctx: Context) => Promise<Row>> = {
  checking: checkSet,
  importing: applySet,
  undoing: undoSet,
};

/** Does what an import waits for, set after set, in the name of who ordered it. */
export const runImport = (id: number, ctx: JobContext): Promise<void> =>
  runSets(
    importSets,
    id,
    async (order, inner) => {
      const step = steps[order.status] as (typeof steps)[string];
      return step(order, await contextOfAuthor(order as { user_id: number }, inner));
    },
    ctx,
  );
