import { Link } from '@remix-run/react';
import type { Possibility } from '#schemas/possibility.ts';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { useWords } from '../../components/words.tsx';
import { markOf } from '../controls.ts';
import { loaded } from '../loaded.ts';
import { ExerciseForm } from './ExerciseForm.tsx';
import type { CourseForm } from './exercise.ts';
import { Intro } from './Intro.tsx';
import '../practice.css';
import '../review.css';

interface FormPageProps {
  exercise: CourseForm;
  attempt: BegunAttempt | null;
  start: Possibility | null;
  back: { to: string; label: string };
}

/** The page of an exercise or of an exam: what it asks for, or the attempt that was begun. */
export function FormPage({ exercise, attempt, start, back }: FormPageProps) {
  const { pick } = useWords();
  const { practice: Practice } = loaded.parts;
  return (
    <div className="page exercise">
      <p className="crumbs">
        <Link to={back.to}>{back.label}</Link>
      </p>
      <h1>{pick(exercise, 'title')}</h1>
      <p className="lead">{pick(exercise, 'description')}</p>
      {attempt ? (
        <div key={attempt.id} {...markOf(attempt)}>
          {attempt.practice && Practice ? <Practice attempt={attempt} /> : <ExerciseForm attempt={attempt} />}
        </div>
      ) : null}
      {start ? <Intro exercise={exercise} start={start} /> : null}
    </div>
  );
}
