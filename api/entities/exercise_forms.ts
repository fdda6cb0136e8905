import type { ExerciseFormChanges } from '#schemas/types/entities/exercise_forms.ts';
import { formBehaviour, starting } from '../attempts/forms.ts';
import { ownResults } from '../attempts/results.ts';
import { lessonGate } from '../course/lessons_taken.ts';
import { reachedLessons } from '../course/reach.ts';
import { defineEntity } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';

const common = formBehaviour((query, ctx) => query.whereIn('forms.lesson_id', reachedLessons(ctx)));

/** What of a form says when its student sees what is right. */
type ReviewSettings = Pick<ExerciseFormChanges, 'practice' | 'reveal'>;

/** What is right is shown question by question only where it may be seen after submitting, whatever the result. */
function checkPractice<Changes extends ReviewSettings>(changes: Changes, previous: ReviewSettings = {}): Changes {
  const { practice, reveal } = { ...previous, ...changes };
  if (practice && reveal !== 'after_submitting') throw invalid({ practice: { keyword: 'practice_hidden' } });
  return changes;
}

export default defineEntity('exercise_forms', {
  ...common,
  create: { before: (form) => checkPractice(form) },
  update: { before: (changes, previous) => checkPractice(changes, previous) },
  actions: { ...common.actions, start: starting(lessonGate) },
  computed: { ...common.computed, ...ownResults },
});
