import type { Context } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import { type Body, key, type Student, valuesOf } from './fields.ts';

/** What the school knows of some rows. */
export interface KnownStudents {
  /** The student that a row is about: by the student ID; where it names none, by the Swan ID, which several may share. */
  studentOf(body: Body): Student | 'several' | null;
  usernameTaken(body: Body, id: number | null): Record<string, FieldError>;
}

/** Looks up what rows are about, in a statement for each kind of question; students are locked by who writes to them. */
export async function knownOf(bodies: Body[], { trx }: Context): Promise<KnownStudents> {
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
  return {
    studentOf(body) {
      if (body.student_id !== undefined) return byId.get(key(body.student_id)) ?? null;
      const sharing = body.swan_id === undefined ? [] : (bySwan.get(key(body.swan_id)) ?? []);
      return sharing.length > 1 ? 'several' : (sharing[0] ?? null);
    },
    usernameTaken({ username }, id): Record<string, FieldError> {
      const owner = username === undefined ? undefined : byName.get(key(username));
      return owner === undefined || owner === id ? {} : { username: { keyword: 'unique' } };
    },
  };
}
