import { audit } from '../../../engine/audit.ts';
import type { Context, RowOf } from '../../../engine/define.ts';
import { Problem } from '../../../engine/errors.ts';
import { problemOf } from '../../../engine/problems.ts';
import { update } from '../../../engine/write.ts';
import { studentsOf } from './fields.ts';
import { countsOf, type Progress, type RowUpdate, writeRows } from './rows.ts';

const atOnce = 50;

const touchedError = { body: { keyword: 'touched' } };

/**
 * Takes the next rows of an import back, the last ones first: new students go, where nobody has touched them, and what an
 * update wrote over is written again, where it is still what the import wrote. The rest is left, and says so.
 */
export async function undoSet(order: RowOf<'student_imports'>, ctx: Context): Promise<Progress> {
  const rows = await ctx
    .trx('student_import_rows')
    .where({ student_import_id: order.id, status: 'done' })
    .whereIn('kind', ['new', 'updated'])
    .orderBy('id', 'desc')
    .limit(atOnce);
  const gone = await removeNew(
    rows.filter(({ kind }) => kind === 'new'),
    ctx,
  );
  const written: RowUpdate[] = [];
  for (const row of rows) {
    const isUndone = row.kind === 'new' ? row.student_id !== null && gone.has(row.student_id) : await restore(row, ctx);
    const marks = isUndone ? { status: 'undone', reasons: {} } : { status: 'left', reasons: touchedError };
    written.push({ ...row, ...marks, student_id: isUndone && row.kind === 'new' ? null : row.student_id });
  }
  await writeRows(written, ctx);
  const isLast = rows.length < atOnce;
  return { done: order.done + rows.length, ...(await countsOf(order.id, ctx)), ...(isLast && { status: 'undone' }) };
}

/** @returns the ids of those that are gone: of all at once, else of each that nothing refers to */
async function removeNew(rows: RowOf<'student_import_rows'>[], ctx: Context): Promise<Set<number>> {
  const students = await ctx
    .trx('users')
    .whereRaw('(id, version) in (select * from unnest(?::int[], ?::int[]))', [
      rows.map(({ student_id }) => student_id ?? 0),
      rows.map(({ student_version }) => student_version ?? 0),
    ])
    .orderBy('id')
    .forUpdate();
  const removed = (await isRemoved(students, ctx)) ? students : [];
  if (removed.length < students.length)
    for (const student of students) if (await isRemoved([student], ctx)) removed.push(student);
  const entity = studentsOf(ctx);
  await audit(
    removed.map((row) => ({ action: 'undo_import', entity, record_id: row.id, before: row })),
    ctx,
  );
  return new Set(removed.map(({ id }) => id));
}

/**
 * What comes with a new student goes along, and what the school told one by itself since; anything else that refers to one
 * holds all of them.
 */
async function isRemoved(students: { id: number }[], { trx }: Context): Promise<boolean> {
  const ids = students.map(({ id }) => id);
  try {
    await trx.transaction(async (inner) => {
      await inner('progress_logs').whereIn('student_id', ids).delete();
      await inner('leveling_tests').whereIn('student_id', ids).where({ status: 'pending' }).delete();
      await inner('password_resets').whereIn('user_id', ids).whereNull('used_at').delete();
      await inner('letters')
        .whereIn('user_id', ids)
        .where({ status: 'waiting' })
        .update({ status: 'failed', failure: 'undone' });
      await inner('letters').whereIn('user_id', ids).update({ user_id: null, notice_id: null });
      await inner('notices').whereIn('user_id', ids).delete();
      await inner('users').whereIn('id', ids).delete();
    });
    return true;
  } catch (error) {
    if (problemOf(error as Error).status === 409) return false;
    throw error;
  }
}

/** Gives a student back what an import wrote over; not where any of it is no longer what the import wrote. */
async function restore({ student_id, before, after }: RowOf<'student_import_rows'>, ctx: Context): Promise<boolean> {
  const student = await ctx.trx('users').where('id', student_id).forNoKeyUpdate().first();
  if (
    !student ||
    Object.entries(after ?? {}).some(([field, value]) => student[field as keyof typeof student] !== value)
  )
    return false;
  try {
    await ctx.trx.transaction((trx) => update(studentsOf(ctx), student.id, before ?? {}, null, { ...ctx, trx }));
    return true;
  } catch (error) {
    if (error instanceof Problem || problemOf(error as Error).status < 500) return false;
    throw error;
  }
}
