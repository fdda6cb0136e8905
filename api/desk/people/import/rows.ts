import type { Context, RowOf } from '../../../engine/define.ts';

export type RowUpdate = Partial<Record<keyof RowOf<'student_import_rows'>, unknown>>;

type Counts = Pick<RowOf<'student_imports'>, 'new_rows' | 'updated_rows' | 'same_rows' | 'bad_rows' | 'left_rows'>;

/** How far an import has come, and its state where that changes. */
export type Progress = Counts & { done: number; status?: RowOf<'student_imports'>['status'] };

/** Writes what became of rows, in one statement. What a row does not name stays null or as it was made. */
export async function writeRows(rows: RowUpdate[], { trx, now }: Context): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `update student_import_rows r set kind = n.kind, status = n.status, reasons = coalesce(n.reasons, '{}'),
        student_id = n.student_id, student_version = n.student_version, before = n.before, after = n.after,
        version = r.version + 1, updated_at = ?
      from jsonb_to_recordset(?::jsonb) n(id int, kind text, status text, reasons jsonb, student_id int,
        student_version int, before jsonb, after jsonb) where n.id = r.id`,
    [now, JSON.stringify(rows)],
  );
}

/** How many rows of an import are of each kind. */
export async function countsOf(student_import_id: number, { trx }: Context): Promise<Counts> {
  const { rows } = await trx.raw(
    `select count(*) filter (where kind = 'new')::int as new_rows, count(*) filter (where kind = 'updated')::int as updated_rows,
        count(*) filter (where kind = 'same')::int as same_rows, count(*) filter (where kind = 'bad')::int as bad_rows,
        count(*) filter (where status = 'left')::int as left_rows
      from student_import_rows where student_import_id = ?`,
    [student_import_id],
  );
  return rows[0];
}
