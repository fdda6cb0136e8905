import { startAtOnce } from '../attempts/attempt.ts';
import { formBehaviour } from '../attempts/forms.ts';
import { attemptStatus, bestPercentage, passed } from '../attempts/results.ts';
import { lessonGate, unlocked } from '../course/lessons_taken.ts';
import { reachedLessons } from '../course/reach.ts';
import { type Context, defineEntity } from '../engine/define.ts';

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
