import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import { usePlaces } from '../places.ts';
import { ExerciseRow } from './ExerciseRow.tsx';

/** An exercise with the lesson that it belongs to. */
export interface PlacedExercise {
  exercise: StudentExerciseForm;
  lesson: StudentLesson;
}

/** Exercises of any lessons under a heading; nothing where there are none. */
export function Exercises({ title, of }: { title: string; of: PlacedExercise[] }) {
  const places = usePlaces();
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="rows">
        {of.map(({ exercise, lesson }) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            to={places.exercise(exercise, lesson)}
            next={exercise.attempt_status === 'draft'}
          />
        ))}
      </ol>
    </section>
  );
}
