import { Link } from '@remix-run/react';
import type { Lesson, Level } from '../entities.ts';
import '../styles/home.css';
import { Assigned } from './Assigned.tsx';
import type { GatedExam } from './ExamGate.tsx';
import { LevelRing } from './LevelRing.tsx';
import { Next } from './Next.tsx';
import { Prepared } from './Prepared.tsx';
import { usePlaces } from './places.ts';
import { useWords } from './words.tsx';

export interface HomeData {
  name: string;
  /** Where the student is in the course; null who takes part in nothing but classes. */
  place: { level: Level; lessons: Lesson[]; exams: GatedExam[] } | null;
  /** The level was assigned after a placement, and nothing of it was begun. */
  isAssigned: boolean;
}

/** What to do next, how far one is, and the places of classes and messages. */
export function HomeView({ name, place, isAssigned }: HomeData) {
  const { t } = useWords();
  const places = usePlaces();
  return (
    <div className="page">
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      {place ? (
        <>
          {isAssigned ? <Assigned level={place.level} /> : null}
          <Next {...place} />
          <LevelRing level={place.level} total={place.lessons.length} />
          <p className="actions">
            <Link to={places.center(place.level)}>{t('pages.learning_center')}</Link>
          </p>
        </>
      ) : null}
      <div className="places">
        <Prepared what="classes" empty={t(place ? 'home.no_classes' : 'home.external')} />
        <Prepared what="messages" empty={t('home.no_messages')} />
      </div>
    </div>
  );
}
