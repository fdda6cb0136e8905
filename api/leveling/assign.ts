import type { LevelingTestActions } from '#schemas/types/entities/leveling_tests.ts';
import { giveLevel } from '../course/give_level.ts';
import type { Context, PlanOrRefusal, Refusal } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { requireRow } from '../engine/require_row.ts';
import { noteFor } from '../mail/note.ts';
import levelAssigned from '../notices/learning/level_assigned.ts';
import type { Test } from './attempt.ts';

/** A level that a coordinator gives the student of a test. */
interface Assignment {
  changes: Partial<Test>;
  level: { id: number; name: string; english_name: string | null };
  /** As the student was before. */
  student: { id: number; current_level_id: number | null };
}

/**
 * What a coordinator's decision does. The student has it already by the same decision: nothing.
 * @throws Problem 422 for a level that is not active
 */
export async function planAssignment(
  test: Test,
  input: LevelingTestActions['assign'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<Assignment>> {
  if (!input) return null;
  const { trx, now, caller } = ctx;
  const { level_id, reason } = input;
  const level = await trx('levels').where({ id: level_id, status: 'active' }).first('id', 'name', 'english_name');
  if (!level) throw invalid({ level_id: { keyword: 'reference' } });
  const student = requireRow(await trx('users').where({ id: test.student_id }).forNoKeyUpdate().first());
  if (student.current_level_id === level_id && test.level_id === level_id && test.reason === reason) return 'done';
  const changes = { level_id, reason, reviewed_by: caller.id, assigned_at: now.toISOString() };
  return { changes, level, student };
}

/** Gives the student the level, which begins now unless it is the student's already, and tells of it. */
export async function assign(_test: Test, { level, student }: Assignment, ctx: Context): Promise<void> {
  const from = student.current_level_id;
  if (from !== level.id) await giveLevel([{ id: student.id, from }], level.id, ctx);
  const { id: record_id, ...named } = level;
  await noteFor([student.id], levelAssigned, { entity: 'levels', record_id }, named, ctx.trx);
}

/** Why a revision is not at its end: no level was given, or an answer waits for its points. */
export async function completable(test: Test, _input: unknown, { trx }: Context): Promise<Refusal | null> {
  if (test.level_id === null) return { rule: 'level_missing' };
  const { attempt_id: id } = test;
  const waits = id && (await trx('attempts').where({ id, status: 'pending_revision' }).first('id'));
  return waits ? { rule: 'answers_waiting' } : null;
}
