import { formBehaviour } from '../attempts/forms.ts';
import { attemptStatus, bestPercentage, passed } from '../attempts/results.ts';
import { lessonGate } from '../course/lessons_taken.ts';
import { reachedLessons } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.lesson_id', reachedLessons(ctx)), lessonGate);

export default defineEntity('exercise_forms', {
  ...common,
  computed: { ...common.computed, best_percentage: bestPercentage, attempt_status: attemptStatus, passed },
});
