import { giveLevel } from '../course/give_level.ts';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import levelAssigned from '../letters/level_assigned.ts';
import { writeLetter } from '../mail/write.ts';

/**
 * Assigns a level to the student of a test, starting now, and sends the letter.
 * @returns null where the student has it already by the same decision
 * @throws Problem 422 for a level that is not active
 */
export async function assign(test: Row, { level_id, reason }: Row, ctx: Context): Promise<Row | null> {
  const { trx, now, caller } = ctx;
  const level = await trx('levels').where({ id: level_id, status: 'active' }).first('id', 'name', 'english_name');
  if (!level) throw invalid({ level_id: { keyword: 'reference' } });
  const student = await trx('users').where({ id: test.student_id }).forNoKeyUpdate().first();
  const isThere = student.current_level_id === level_id;
  if (isThere && test.level_id === level_id && test.reason === reason) return null;
  if (!isThere) {
    const assignment = await giveLevel(student, level_id, ctx);
    await trx('users')
      .where({ id: student.id })
      .update({ ...assignment, version: trx.raw('version + 1'), updated_at: now });
  }
  await writeLetter(levelAssigned, student, { ...student, level }, trx);
  return { level_id, reason, reviewed_by: caller.id, assigned_at: now.toISOString() };
}

/** Why a revision cannot be completed: no level was chosen, or an answer waits for its points. */
export async function completable(test: Row, { trx }: Context): Promise<Refusal | null> {
  if (test.level_id === null) return { rule: 'level_missing' };
  const waits = await trx('attempts').where({ id: test.attempt_id, status: 'pending_revision' }).first('id');
  return waits ? { rule: 'answers_waiting' } : null;
}
