import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import '../../styles/path.css';
import { usePlaces } from '../places.ts';
import { type Reviewed, ReviewHistory } from '../repetition/ReviewHistory.tsx';
import { useWords } from '../words.tsx';
import { Exercises, type PlacedExercise } from './Exercises.tsx';
import { LessonStops } from './LessonStops.tsx';

export interface CenterData {
  level: StudentLevel;
  lessons: StudentLesson[];
  begun: PlacedExercise[];
  missed: PlacedExercise[];
  /** Own mistakes that came back; in a preview of the page none. */
  reviewed?: Reviewed;
}

/** The current level: its lessons, begun exercises, and exercises worth another try. How far one is, the home says. */
export function CenterView({ level, lessons, begun, missed, reviewed }: CenterData) {
  const { t, pick } = useWords();
  const places = usePlaces();
  return (
    <div className="page">
      <h1>{t('pages.learning_center')}</h1>
      <p className="lead">{t('center.lead')}</p>
      <h2>
        <Link to={places.level(level)}>{pick(level, 'name')}</Link>
      </h2>
      {lessons.length > 0 ? <LessonStops lessons={lessons} /> : <p className="empty">{t('level.empty')}</p>}
      <Exercises title={t('center.begun')} of={begun} />
      <Exercises title={t('center.missed')} of={missed} />
      <ReviewHistory reviewed={reviewed} />
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
