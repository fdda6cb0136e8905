import { Link } from '@remix-run/react';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import { useAhead } from '../ahead.ts';
import { GradedBy } from '../GradedBy.tsx';
import { TickIcon } from '../icons.tsx';
import { useWords } from '../words.tsx';

/** An exercise of a lesson, with what the student made of it. */
export function ExerciseRow({ exercise, to, next }: { exercise: StudentExerciseForm; to: string; next: boolean }) {
  const { t, pick } = useWords();
  const ahead = useAhead(next);
  const state = exercise.passed ? 'done' : next ? 'next' : 'open';
  return (
    <li>
      <Link className={`row ${state}`} to={to} prefetch={ahead}>
        <span className="row-mark" aria-hidden="true">
          {exercise.passed ? <TickIcon /> : exercise.order}
        </span>
        <span className="row-text">
          <span className="row-name">{pick(exercise, 'title')}</span>
          <span className="row-more">{pick(exercise, 'description')}</span>
          <span className="row-facts">
            {t(`lesson.states.${stateOf(exercise)}`)}
            {exercise.best_percentage === null
              ? ''
              : ` · ${t('lesson.best', { percentage: exercise.best_percentage })}`}
            {exercise.graded_by ? ' · ' : ''}
            <GradedBy at={exercise.graded_by} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function stateOf({ attempt_status, passed }: StudentExerciseForm): string {
  if (attempt_status === 'draft' || attempt_status === 'pending_revision') return attempt_status;
  if (passed) return 'passed';
  return attempt_status === 'completed' ? 'failed' : 'new';
}
