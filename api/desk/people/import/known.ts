import type { Context, RowOf } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import type { Body, Student } from './fields.ts';

/** What the school and the rest of the table know of some rows. */
export interface Known {
  /** The student that a row is about: by the student ID; where it names none, by the Swan ID, which several may share. */
  studentOf(body: Body): Student | 'several' | null;
  /** Whether an earlier row of the table is about the same student, or wants the same user name. */
  twice(body: Body, line: number): Record<string, FieldError> | null;
  usernameTaken(body: Body, id: number | null): Record<string, FieldError>;
}

/** Compared as the database does: without capitals. */
const key = (value: unknown) => String(value).toLowerCase();
const valuesOf = (bodies: Body[], field: string): string[] => [
  ...new Set(bodies.map((body) => body[field]).filter((value) => typeof value === 'string')),
];

/** Looks up what rows are about, in a statement for each kind of question; students are locked by who writes to them. */
export async function knownOf(
  bodies: Body[],
  rows: RowOf<'student_import_rows'>[],
  order: RowOf<'student_imports'>,
  ctx: Context,
): Promise<Known> {
  const { trx } = ctx;
  const [student_ids, swan_ids] = [valuesOf(bodies, 'student_id'), valuesOf(bodies, 'swan_id')];
  const students = await trx('users')
    .where({ kind: 'student' })
    .where((any) => any.whereIn('student_id', student_ids).orWhereIn('swan_id', swan_ids))
    .orderBy('id');
  const names = [...valuesOf(bodies, 'username'), ...student_ids];
  const users = await trx('users').whereIn('username', names).select('id', 'username');
  const byId = new Map(students.map((student) => [key(student.student_id), student]));
  const bySwan = Map.groupBy(students, ({ swan_id }) => key(swan_id));
  const byName = new Map(users.map(({ id, username }) => [key(username), id]));
  const earlier = await earlierLines(bodies, rows, order, ctx);
  return {
    studentOf(body) {
      if (body.student_id !== undefined) return byId.get(key(body.student_id)) ?? null;
      const sharing = body.swan_id === undefined ? [] : (bySwan.get(key(body.swan_id)) ?? []);
      return sharing.length > 1 ? 'several' : (sharing[0] ?? null);
    },
    twice(body, line) {
      const found = Object.entries(earlier).flatMap(([field, lines]) => {
        const isAsked = body[field] !== undefined && (field !== 'swan_id' || body.student_id === undefined);
        const first = isAsked ? lines.get(key(body[field])) : undefined;
        return first !== undefined && first < line
          ? [[field, { keyword: 'twice', params: { line: first } }] as const]
          : [];
      });
      return found.length > 0 ? Object.fromEntries(found) : null;
    },
    usernameTaken({ username }, id): Record<string, FieldError> {
      const owner = username === undefined ? undefined : byName.get(key(username));
      return owner === undefined || owner === id ? {} : { username: { keyword: 'unique' } };
    },
  };
}

/** The first line of the table that has each of some values in the columns that mean one student alone. */
async function earlierLines(
  bodies: Body[],
  [row]: RowOf<'student_import_rows'>[],
  { columns, id }: RowOf<'student_imports'>,
  { trx }: Context,
) {
  const lines: Record<string, Map<string, number>> = {};
  for (const field of ['student_id', 'swan_id', 'username']) {
    const at = columns.indexOf(field);
    if (at < 0 || !row) continue;
    const { rows } = await trx.raw<{ rows: { value: string; line: number }[] }>(
      `select lower(cells ->> ?::int) as value, min(line) as line from student_import_rows
        where student_import_id = ? and lower(cells ->> ?::int) = any(?) group by 1`,
      [at, id, at, valuesOf(bodies, field).map(key)],
    );
    lines[field] = new Map(rows.map(({ value, line }) => [value, line]));
  }
  return lines;
}
