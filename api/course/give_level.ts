import type { Context, Row } from '../engine/define.ts';

/** Writes a line of a student's history. */
export const logProgress = (student_id: number, event: string, ctx: Context, change: Row) =>
  ctx.trx('progress_logs').insert({ student_id, event, by: ctx.caller.id, at: ctx.now, ...change });

/**
 * Gives a student a level, which begins now, and writes it into the history.
 * @param student the row as it is, locked
 * @param more what else the history says: why, or that it was a reset
 * @returns the columns to be written to the student
 */
export async function giveLevel(
  student: Row,
  level: number,
  ctx: Context,
  { event = 'level_started', ...more }: { event?: 'level_started' | 'level_reset'; reason?: string } = {},
): Promise<{ current_level_id: number; level_started_at: string }> {
  const levels = { from_level_id: student.current_level_id ?? null, to_level_id: level };
  await logProgress(student.id, event, ctx, { ...levels, ...more });
  return { current_level_id: level, level_started_at: ctx.now.toISOString() };
}
