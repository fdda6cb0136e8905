import { defineEntity } from '../engine/define.ts';
import { formBehaviour } from '../learning/forms.ts';
import { lessonGate } from '../learning/lessons_taken.ts';
import { reachedLessons } from '../learning/reach.ts';
import { attemptStatus, bestPercentage, passed } from '../learning/results.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.lesson_id', reachedLessons(ctx)), lessonGate);

export default defineEntity('exercise_forms', {
  ...common,
  computed: { ...common.computed, best_percentage: bestPercentage, attempt_status: attemptStatus, passed },
});
