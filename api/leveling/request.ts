import type { Context } from '../engine/define.ts';

/** Lets a leveling test wait for a student. One that waits already, or was begun, stays as it is. */
export async function request(student_id: number, { trx }: Context): Promise<void> {
  await trx('leveling_tests')
    .insert({ student_id })
    .onConflict(trx.raw(`(student_id) where status in ('pending', 'draft')`))
    .ignore();
}

/** The kinds of students who begin without a level that a test finds out. */
export const isPlaced = ({
  student_type,
  current_level_id,
}: {
  student_type: string;
  current_level_id?: number | null;
}) => current_level_id == null && !['demo', 'advanced', 'old', 'external'].includes(student_type);
