import type { Knex } from 'knex';
import type { Context } from '../../engine/define.ts';
import { hasSeat } from '../conditions.ts';

/**
 * Whether a file is the photo of somebody whom the caller meets: students see who teaches, and who has a seat where they
 * have one; teachers the students of their meetings and series.
 */
export async function isFaceInReach(id: number, { trx, caller }: Context): Promise<boolean> {
  if (caller.role !== 'student' && caller.role !== 'teacher') return false;
  const { rows } = await trx.raw(
    `select 1 from users u where u.avatar = :id and (
      :isStudent and u.kind = 'staff' and exists (
        select from meetings m where m.staff_id = u.id and m.status not in ('draft', 'inactive'))
      or :isStudent and exists (
        select from registrations own join registrations r using (meeting_id)
        where own.student_id = :caller and r.student_id = u.id
          and ${hasSeat('own')} and ${hasSeat('r')})
      or not :isStudent and exists (
        select from registrations r join meetings f on f.id = r.meeting_id
          join meetings m on m.id in (f.id, f.second_id)
        where r.student_id = u.id and m.staff_id = :caller)
      or not :isStudent and exists (
        select from particular_classes p where p.student_id = u.id and p.staff_id = :caller))`,
    { id, caller: caller.id, isStudent: caller.role === 'student' } as Record<string, Knex.RawBinding>,
  );
  return rows.length > 0;
}
