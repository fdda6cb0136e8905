import type { Context } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';

/** Says by SQL of `users` whether somebody of the staff is a teacher who works at the school. */
export const teaches = `(users.status = 'active' and users.role_id in (select id from roles where slug = 'teacher'))`;

/** @throws Problem 422 for who does not */
export async function checkTeacher(staff_id: number | undefined, { trx }: Context): Promise<void> {
  if (staff_id === undefined) return;
  const teacher = await trx('users').where({ id: staff_id, kind: 'staff' }).whereRaw(teaches).first('id');
  if (!teacher) throw invalid({ staff_id: { keyword: 'reference' } });
}
