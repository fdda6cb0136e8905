import type { StudentActions } from '#schemas/types/entities/students.ts';
import type { Entities } from '#schemas/types/entities.ts';
import type { Context, PlanOrRefusal, RowOf } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';

type Student = RowOf<'users'>;

/** The student who stays; neither of the two may have been merged by then. */
export async function planMerge(
  row: Student,
  input: StudentActions['merge'] | null,
  { trx }: Context,
): Promise<PlanOrRefusal> {
  if (row.merged_into_id !== null) return { rule: 'merged' };
  if (!input) return null;
  const stays = await trx('users').where({ id: input.into_id, kind: 'student' }).forNoKeyUpdate().first();
  if (!stays || stays.id === row.id) throw invalid({ into_id: { keyword: 'reference' } });
  if (stays.merged_into_id !== null) return { rule: 'other_merged' };
  return { changes: { merged_into_id: stays.id } };
}

/** What a student was before being merged: whoever was inactive is so again. */
export async function planUnmerge(row: Student, _input: unknown, { trx }: Context): Promise<PlanOrRefusal> {
  if (row.merged_into_id === null) return { rule: 'not_merged' };
  const merged = await trx('audit_logs')
    .where({ entity: 'students', record_id: row.id, action: 'merge' })
    .orderBy('id', 'desc')
    .first('before');
  return { changes: { merged_into_id: null, status: merged?.before?.status ?? 'inactive' } };
}

/** Two whom staff know to be two persons: the pair is asked about no more. */
export async function planKeepApart(
  row: Student,
  input: StudentActions['keep_apart'] | null,
  { trx }: Context,
): Promise<PlanOrRefusal> {
  if (!input) return null;
  const other = await trx('users').where({ id: input.other_id, kind: 'student' }).first('id');
  if (!other || other.id <= row.id) throw invalid({ other_id: { keyword: 'reference' } });
  return { changes: { status: row.status, apart_from: [...new Set([...row.apart_from, other.id])] } };
}

type Person = Entities['students']['queries']['merged_with']['result']['merged'][number];

/** The records that mean the same person as one of them: that one alone, unless somebody was merged. */
export async function recordsOfPerson({ id }: { id: number }, { trx }: Context): Promise<number[]> {
  const { rows } = await trx.raw('select same_person(?) as records', [id]);
  return rows[0].records;
}

/** Who else a student's record stands for, and whom it was merged into. */
export async function mergedWith(row: Student, _params: unknown, ctx: Context) {
  const { trx } = ctx;
  const columns = ['id', 'first_name', 'name', 'student_id'] as const;
  const merged: Person[] = await trx('users')
    .where({ merged_into_id: row.id })
    .orderBy('id')
    .select(...columns);
  const into: Person | undefined = row.merged_into_id
    ? await trx('users')
        .where({ id: row.merged_into_id })
        .first(...columns)
    : undefined;
  const records = await recordsOfPerson(row, ctx);
  return { records, merged, into: into ?? null };
}
