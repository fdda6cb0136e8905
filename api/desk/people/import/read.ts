import type { StudentImportQueries } from '#schemas/types/entities/student_imports.ts';
import type { Context, RowOf } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import { inWords } from '../../../engine/words/in_words.ts';
import { sentences } from '../../../engine/words/messages.ts';
import { studentsOf } from './fields.ts';

const page = 50;

/** Rows of an import, a page of them, in the reader's language: what of them is bad, and what an update would change. */
export async function readRows(
  order: RowOf<'student_imports'>,
  { kind, first = 0, q }: StudentImportQueries['rows']['params'],
  ctx: Context,
) {
  const found = ctx.trx('student_import_rows').where({ student_import_id: order.id });
  if (kind === 'left') found.where({ status: 'left' });
  else if (kind) found.where({ kind });
  if (q) found.whereRaw(`plain(cells::text) like containing(?)`, [q]);
  const [count] = await found.clone().count({ count: '*' });
  const rows = await found.orderBy('id').offset(first).limit(page);
  const shown = await differences(rows, ctx);
  return {
    total: Number(count?.count),
    rows: rows.map((row, at) => ({ ...brief(row, order, ctx), differences: shown[at] ?? [] })),
  };
}

function brief(
  { line, kind, status, cells, reasons, student_id: user_id }: RowOf<'student_import_rows'>,
  { columns }: RowOf<'student_imports'>,
  ctx: Context,
) {
  const cellOf = (field: string): string => cells[columns.indexOf(field)] ?? '';
  const name = [cellOf('first_name'), cellOf('name')].filter(Boolean).join(' ');
  return {
    line,
    kind,
    status,
    name,
    student_id: cellOf('student_id') || cellOf('swan_id'),
    user_id,
    reasons: reasonsOf(reasons as Reasons, ctx),
  };
}

export type Reasons = Record<string, FieldError>;

/** Why a row stays out, each reason with the field that it is about. */
export const reasonsOf = (reasons: Reasons, { caller }: Context) =>
  Object.entries(sentences(reasons, 'students', caller.locale)).map(([field, message]) => ({
    field: field === 'body' ? null : field,
    message,
  }));

/** What updates change, before and after, as people read it. */
async function differences(rows: RowOf<'student_import_rows'>[], ctx: Context) {
  const entity = studentsOf(ctx);
  const changedFields = new Set(rows.flatMap(({ after }) => Object.keys(after ?? {})));
  const fields = Object.keys(entity.schema.properties).filter((field) => changedFields.has(field));
  const [before, after] = [
    await inWords(
      entity,
      fields,
      rows.map((row) => row.before ?? {}),
      ctx,
    ),
    await inWords(
      entity,
      fields,
      rows.map((row) => row.after ?? {}),
      ctx,
    ),
  ];
  return rows.map((row, at) =>
    fields
      .filter((field) => field in (row.after ?? {}))
      .map((field) => ({
        field,
        before: String(before[at]?.[field] ?? ''),
        after: String(after[at]?.[field] ?? ''),
      })),
  );
}
