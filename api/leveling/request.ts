import { guard } from '#schemas/guard.ts';
import type { Context } from '../engine/define.ts';

/** Lets a leveling test wait for a student. One that waits already, or was begun, stays as it is. */
export async function request(student_id: number, { trx }: Context): Promise<void> {
  await trx('leveling_tests')
    .insert({ student_id })
    .onConflict(trx.raw(`(student_id) where status in ('pending', 'draft')`))
    .ignore();
}

/** What of a student decides whether a test may wait. */
export interface TestedStudent {
  id: number;
  student_type: string;
  current_level_id: number | null;
}

/** Whether the page of a leveling test opens to a student: of whom it does not, no test is asked for. */
export function mayBeTested({ id, student_type, current_level_id }: TestedStudent): boolean {
  const visitor = { id, role: { slug: 'student' }, student_type, current_level: current_level_id };
  return 'allow' in guard(visitor, '/leveling-tests/1');
}

/** Students who begin without a level that a test finds out. */
export const isPlaced = (student: TestedStudent): boolean => student.current_level_id == null && mayBeTested(student);
