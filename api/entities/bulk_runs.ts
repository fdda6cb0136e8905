import { readRunRows, readSummary } from '../engine/bulk/read.ts';
import { planUndo, undoRun } from '../engine/bulk/undo.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('bulk_runs', {
  scopes: { own: (query, { caller }) => query.where('bulk_runs.user_id', caller.id) },
  actions: {
    undo: {
      plan: (run, _input, ctx) => planUndo(run, ctx),
      apply: (run, { inverse }, ctx) => undoRun(run, inverse, ctx),
    },
  },
  queries: { summary: readSummary, rows: readRunRows },
});
