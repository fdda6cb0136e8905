import { beginCheck, planCheck } from '../desk/people/import/check.ts';
import { importable, studentsOf } from '../desk/people/import/fields.ts';
import { readRows } from '../desk/people/import/read.ts';
import { importSets } from '../desk/people/import/run.ts';
import { type Context, defineEntity } from '../engine/define.ts';
import { orderSets } from '../engine/jobs/sets.ts';

const order = ({ id }: { id: number }, { trx }: Context) => orderSets(importSets, id, trx);

/** Whoever orders the next step does it: rights and the audit log are theirs. */
const inOwnName = ({ caller }: Context) => ({ user_id: caller.id, actor_id: caller.actor_id, done: 0 });

export default defineEntity('student_imports', {
  actions: {
    check: {
      plan: (row, input, ctx) => planCheck(row, input, ctx),
      async apply(row, _plan, ctx) {
        await beginCheck(row, ctx);
        await order(row, ctx);
      },
    },
    import: {
      plan(row, input, ctx) {
        if (row.new_rows + row.updated_rows === 0) return { rule: 'nothing_to_import' };
        return { changes: { invite: input?.invite ?? false, ...inOwnName(ctx) } };
      },
      apply: (row, _plan, ctx) => order(row, ctx),
    },
    undo: {
      plan: (_row, _input, ctx) => ({ changes: inOwnName(ctx) }),
      apply: (row, _plan, ctx) => order(row, ctx),
    },
  },
  queries: {
    fields: (_row, _params, ctx) => {
      const entity = studentsOf(ctx);
      return importable(entity, ctx).map(([field]) => ({
        field,
        // Without a column of its own the student ID is the user name.
        required: field !== 'username' && (entity.schema.required ?? []).includes(field),
      }));
    },
    rows: readRows,
    async about({ id, checksum }, _params, { trx }) {
      const earlier = await trx('student_imports')
        .where({ checksum })
        .whereNot({ id })
        .whereIn('status', ['importing', 'imported'])
        .orderBy('id', 'desc')
        .limit(5)
        .select('id', 'created_at');
      const sample = await trx('student_import_rows')
        .where({ student_import_id: id })
        .orderBy('id')
        .limit(3)
        .pluck('cells');
      return { earlier, sample };
    },
  },
});
