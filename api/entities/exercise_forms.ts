import { type Context, defineEntity } from '../engine/define.ts';
import { startAtOnce } from '../learning/attempt.ts';
import { formBehaviour } from '../learning/forms.ts';
import { lessonGate, unlocked } from '../learning/lessons_taken.ts';
import { reachedLessons } from '../learning/reach.ts';
import { attemptStatus, bestPercentage, passed } from '../learning/results.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.lesson_id', reachedLessons(ctx)), lessonGate);

/** Those that a student may begin: published, active, of a lesson that has been reached and is not locked. */
const openExercises = (ctx: Context) =>
  ctx
    .trx('forms')
    .where({ 'forms.kind': 'exercise', 'forms.status': 'active' })
    .whereIn('forms.lesson_id', unlocked(reachedLessons(ctx), ctx))
    .select('forms.id');

export default defineEntity('exercise_forms', {
  ...common,
  actions: {
    ...common.actions,
    start: {
      ...common.actions?.start,
      at_once: (id, _input, ctx) => startAtOnce(id, openExercises(ctx), ctx),
    },
  },
  computed: { ...common.computed, best_percentage: bestPercentage, attempt_status: attemptStatus, passed },
});
