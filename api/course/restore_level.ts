import type { ActionOf } from '../engine/define.ts';
import { logProgress } from './give_level.ts';

interface RestoredLevel {
  changes: { current_level_id: number; level_started_at: string | null };
  from: number | null;
}

/** What a reset of the level took: the level that the student had, since when it had been theirs. */
const reset = `select from_level_id, from_started_at from progress_logs
  where id = (select max(id) from progress_logs where student_id = ? and event like 'level\\_%') and event = 'level_reset'`;

/** Takes back a reset of the level, as long as nothing else has happened to the level. */
export const restoring: ActionOf<'students', 'restore_level', RestoredLevel> = {
  async plan(student, input, { trx }) {
    const [former] = (await trx.raw(reset, [student.id])).rows;
    if (!former || (input && input.current_level_id !== former.from_level_id)) return { rule: 'not_reset' };
    const { from_level_id: current_level_id, from_started_at: level_started_at } = former;
    return { changes: { current_level_id, level_started_at }, from: student.current_level_id };
  },
  apply: ({ id }, { changes, from }, ctx) =>
    logProgress(id, 'level_restored', ctx, { from_level_id: from, to_level_id: changes.current_level_id }),
};
