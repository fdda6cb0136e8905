import { contextOfAuthor } from '../../../auth/author.ts';
import type { Context, RowOf } from '../../../engine/define.ts';
import type { JobContext } from '../../../engine/jobs/jobs.ts';
import { runSets, type Sets } from '../../../engine/jobs/sets.ts';
import { applySet } from './apply.ts';
import { checkSet } from './check.ts';
import type { Progress } from './rows.ts';
import { undoSet } from './undo.ts';

export const importSets: Sets = {
  table: 'student_imports',
  job: 'import_students',
  topic: 'student_import',
  running: ['checking', 'importing', 'undoing'],
};

const steps: Record<string, (order: RowOf<'student_imports'>, ctx: Context) => Promise<Progress>> = {
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
      const started = order as RowOf<'student_imports'>;
      const step = steps[started.status] as (typeof steps)[string];
      return step(started, await contextOfAuthor(started, inner));
    },
    ctx,
  );
