import type { StudentImportActions } from '#schemas/types/entities/student_imports.ts';
import type { Context, RowOf } from '../../../engine/define.ts';
import { invalid } from '../../../engine/errors.ts';
import { importable, studentsOf } from './fields.ts';
import { judgeRows } from './judge.ts';
import { countsOf, type Progress, writeRows } from './rows.ts';
import { readingOf } from './values.ts';

/** Rows that are judged together: between two sets others are served, and pages learn how far it is. */
const atOnce = 500;

/**
 * What columns are to be taken for, as somebody has chosen.
 * @throws Problem 422 for what is no field, for one that is taken twice, and where nothing tells students apart
 */
export function planCheck(
  { header }: RowOf<'student_imports'>,
  input: StudentImportActions['check'] | null,
  ctx: Context,
) {
  if (!input) return null;
  const fields = importable(studentsOf(ctx), ctx).map(([field]) => field);
  const { columns } = input;
  const chosenFields = columns.filter((field) => field !== null);
  if (columns.length !== header.length || chosenFields.some((field) => !fields.includes(field)))
    throw invalid({ columns: { keyword: 'enum' } });
  if (new Set(chosenFields).size < chosenFields.length) throw invalid({ columns: { keyword: 'column_twice' } });
  if (!chosenFields.includes('student_id') && !chosenFields.includes('swan_id'))
    throw invalid({ columns: { keyword: 'no_id_column' } });
  const preset = Object.fromEntries(Object.entries(input.preset ?? {}).filter(([, value]) => value !== null));
  return { changes: { columns, preset, user_id: ctx.caller.id, actor_id: ctx.caller.actor_id, done: 0 } };
}

/** What was found of the rows before is found anew. */
export const beginCheck = ({ id }: { id: number }, { trx }: Context) =>
  trx('student_import_rows')
    .where({ student_import_id: id })
    .update({ status: 'waiting', kind: null, reasons: '{}', before: null, after: null, student_id: null });

/** Judges the next rows; nothing but what is found of them is written. */
export async function checkSet(order: RowOf<'student_imports'>, ctx: Context): Promise<Progress> {
  const rows = await ctx
    .trx('student_import_rows')
    .where({ student_import_id: order.id, status: 'waiting' })
    .orderBy('id')
    .limit(atOnce);
  const judgements = await judgeRows(rows, order, await readingOf(order.month_first, ctx), ctx);
  await writeRows(
    judgements.map(({ kind, reasons, student, changes }, at) => ({
      id: rows[at]?.id,
      kind,
      status: 'checked',
      reasons,
      student_id: student?.id ?? null,
      student_version: student?.version ?? null,
      before:
        student &&
        Object.fromEntries(Object.keys(changes).map((field) => [field, student[field as keyof typeof student]])),
      after: student && changes,
    })),
    ctx,
  );
  const isLast = rows.length < atOnce;
  return { done: order.done + rows.length, ...(await countsOf(order.id, ctx)), ...(isLast && { status: 'checked' }) };
}
