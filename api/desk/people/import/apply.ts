import { inviteAll } from '../../../auth/passwords/invite.ts';
import { unknownPassword } from '../../../auth/passwords/passwords.ts';
import { createAll } from '../../../engine/create_all.ts';
import type { Context, RowOf } from '../../../engine/define.ts';
import { update } from '../../../engine/write.ts';
import { type Student, studentsOf } from './fields.ts';
import { type Judgement, judgeRows } from './judge.ts';
import { countsOf, type Progress, type RowUpdate, writeRows } from './rows.ts';
import { readingOf } from './values.ts';

type CreatedStudent = Pick<Student, 'id' | 'student_id' | 'version'>;

const atOnce = 50;

const changedSince: Judgement['reasons'] = { body: { keyword: 'changed_since' } };

/**
 * Brings the next rows in, as their writer would one by one. Each is judged once more: what is no longer as it was found is
 * left out, and says so.
 */
export async function applySet(order: RowOf<'student_imports'>, ctx: Context): Promise<Progress> {
  const rows = await ctx
    .trx('student_import_rows')
    .where({ student_import_id: order.id, status: 'checked' })
    .whereIn('kind', ['new', 'updated'])
    .orderBy('id')
    .limit(atOnce);
  await ctx
    .trx('users')
    .whereIn(
      'id',
      rows.map(({ student_id }) => student_id ?? 0),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
  const judgements = await judgeRows(rows, order, await readingOf(order.month_first, ctx), ctx);
  const due = rows.map((row, at) => ({ row, ...checkStillSame(row, judgements[at] as Judgement) }));
  const made = await makeNew(
    due.filter(({ kind }) => kind === 'new'),
    order,
    ctx,
  );
  const written: RowUpdate[] = [];
  for (const { row, kind, reasons, body, student, changes } of due) {
    const marks = {
      id: row.id,
      kind,
      reasons,
      status: kind === 'bad' ? 'checked' : 'done',
      before: row.before,
      after: row.after,
    };
    const now =
      kind === 'new'
        ? made.get(body.student_id)
        : kind === 'updated'
          ? await update(studentsOf(ctx), (student as Student).id, changes, null, ctx)
          : student;
    written.push({ ...marks, student_id: now?.id, student_version: now?.version });
  }
  await writeRows(written, ctx);
  const isLast = rows.length < atOnce;
  return { done: order.done + rows.length, ...(await countsOf(order.id, ctx)), ...(isLast && { status: 'imported' }) };
}

/** What was found of a row, as long as it is still so. */
function checkStillSame(row: RowOf<'student_import_rows'>, judgement: Judgement): Judgement {
  const isSame = judgement.kind === row.kind && (judgement.student?.version ?? null) === row.student_version;
  if (isSame || judgement.kind === 'bad' || judgement.kind === 'same') return judgement;
  return { ...judgement, kind: 'bad', reasons: changedSince };
}

/** Makes new students, whose passwords nobody knows: each chooses one by a letter, or is given one later. */
async function makeNew(
  due: Pick<Judgement, 'body'>[],
  { invite, origin }: RowOf<'student_imports'>,
  ctx: Context,
): Promise<Map<unknown, CreatedStudent>> {
  if (due.length === 0) return new Map();
  const password = unknownPassword();
  const rows = (await createAll(
    studentsOf(ctx),
    due.map(({ body }) => ({ ...body, password })),
    ctx,
  )) as Student[];
  if (invite) await inviteAll(rows, origin, ctx);
  const ids = rows.map(({ id }) => id);
  // What was done for a new student (a level that begins) may have moved its version.
  const storedUsers = await ctx.trx('users').whereIn('id', ids).select('id', 'student_id', 'version');
  return new Map(storedUsers.map((row) => [row.student_id, row]));
}
