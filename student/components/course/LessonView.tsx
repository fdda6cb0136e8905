import { Link } from '@remix-run/react';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { StudentSection } from '#schemas/types/entities/sections.ts';
import '../../styles/lesson.css';
import { usePlaces } from '../places.ts';
import { Listening } from '../sound/Listening.tsx';
import type { Sounds } from '../sound/listen_buttons.ts';
import { useWords } from '../words.tsx';
import { ExerciseRow } from './ExerciseRow.tsx';
import { LessonSections } from './LessonSections.tsx';
import { NextButton } from './NextButton.tsx';
import type { NextStep } from './next_step.ts';
import { isLeft } from './standing.ts';

export interface LessonData {
  level: StudentLevel;
  lesson: StudentLesson;
  sections: StudentSection[];
  exercises: StudentExerciseForm[];
  /** The lines of its recordings. */
  sounds: Sounds;
}

interface LessonViewProps extends Omit<LessonData, 'level'> {
  /** The way back; without it the lesson is alone. */
  crumbs?: { to: string; label: string }[];
  /** Where its exercises are, if not below it. */
  exerciseAt?: string;
  /** What comes after reading it. */
  next?: NextStep | null;
}

/** A lesson: the sections that teach, then the exercises. One that is not open yet says so and can be read. */
export function LessonView({
  lesson,
  sections,
  exercises,
  sounds,
  crumbs = [],
  exerciseAt,
  next = null,
}: LessonViewProps) {
  const { t, pick } = useWords();
  const places = usePlaces();
  return (
    <article className="page lesson">
      <p className="crumbs">
        {crumbs.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
      <h1>{pick(lesson, 'name')}</h1>
      <p className="lead">{pick(lesson, 'description')}</p>
      {lesson.state === 'locked' ? <p className="notice">{t('lesson.locked')}</p> : null}
      <Contents sections={sections} />
      <div className="lesson-text">
        <Listening>
          <LessonSections sections={sections} sounds={sounds} />
        </Listening>
        <section aria-labelledby="exercises">
          <h2 id="exercises">{t('lesson.exercises')}</h2>
          {exercises.length === 0 ? <p className="empty">{t('lesson.empty')}</p> : null}
          <ol className="rows">
            {exercises.map((exercise) => (
              <ExerciseRow
                key={exercise.id}
                exercise={exercise}
                to={exerciseAt ?? places.exercise(exercise, lesson)}
                next={lesson.state !== 'locked' && exercise === exercises.find(isLeft)}
              />
            ))}
          </ol>
        </section>
        {next?.reason ? <p>{next.reason}</p> : null}
        {next ? (
          <p className="actions">
            <NextButton {...next} />
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** The way to each section and to the exercises: above a text of several on a phone, always in sight beside it where there is room. */
function Contents({ sections }: Pick<LessonData, 'sections'>) {
  const { t, pick } = useWords();
  return (
    <nav className={sections.length > 2 ? 'contents' : 'contents short'} aria-label={t('lesson.contents')}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <Link to={`#section-${section.id}`}>{pick(section, 'title')}</Link>
          </li>
        ))}
      </ol>
      <Link className="button quiet" to="#exercises">
        {t('lesson.to_exercises')}
      </Link>
    </nav>
  );
}
