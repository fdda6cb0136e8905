import { Link } from '@remix-run/react';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import '../../styles/home.css';
import '../../styles/path.css';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { ExerciseRow } from './ExerciseRow.tsx';
import { LessonStops } from './LessonStops.tsx';
import { LevelRing } from './LevelRing.tsx';

/** An exercise with the lesson that it belongs to. */
export interface PlacedExercise {
  exercise: StudentExerciseForm;
  lesson: StudentLesson;
}

export interface CenterData {
  level: StudentLevel;
  lessons: StudentLesson[];
  begun: PlacedExercise[];
  missed: PlacedExercise[];
}

/** The current level: its lessons, begun exercises, and exercises worth another try. */
export function CenterView({ level, lessons, begun, missed }: CenterData) {
  const { t } = useWords();
  const places = usePlaces();
  return (
    <div className="page">
      <h1>{t('pages.learning_center')}</h1>
      <p className="lead">{t('center.lead')}</p>
      <LevelRing level={level} total={lessons.length} />
      {lessons.length > 0 ? <LessonStops lessons={lessons} /> : <p className="empty">{t('level.empty')}</p>}
      <Exercises title={t('center.begun')} of={begun} />
      <Exercises title={t('center.missed')} of={missed} />
      <div className="actions">
        <Link className="button quiet" to={places.levels(level)}>
          {t('pages.levels')}
        </Link>
        <Link className="button quiet" to={places.library()}>
          {t('pages.library')}
        </Link>
      </div>
    </div>
  );
}

function Exercises({ title, of }: { title: string; of: PlacedExercise[] }) {
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
