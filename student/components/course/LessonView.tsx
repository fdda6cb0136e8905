import { Link } from '@remix-run/react';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { StudentSection } from '#schemas/types/entities/sections.ts';
import '../../styles/lesson.css';
import { usePlaces } from '../places.ts';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';
import { ExerciseRow } from './ExerciseRow.tsx';

export interface LessonData {
  level: StudentLevel;
  lesson: StudentLesson;
  sections: StudentSection[];
  exercises: StudentExerciseForm[];
}

interface LessonViewProps extends Omit<LessonData, 'level'> {
  /** The way back; without it the lesson is alone. */
  crumbs?: { to: string; label: string }[];
  /** Where its exercises are, if not below it. */
  exerciseAt?: string;
}

/** A lesson: the sections that teach, then the exercises. One that is not open yet says so and can be read. */
export function LessonView({ lesson, sections, exercises, crumbs = [], exerciseAt }: LessonViewProps) {
  const { t, pick } = useWords();
  const places = usePlaces();
  return (
    <article className="page">
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
      {sections.length > 2 ? (
        <nav className="contents" aria-label={t('lesson.contents')}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#section-${section.id}`}>{pick(section, 'title')}</a>
              </li>
            ))}
            <li>
              <a href="#exercises">{t('lesson.exercises')}</a>
            </li>
          </ol>
        </nav>
      ) : null}
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`}>{pick(section, 'title')}</h2>
          <RichText html={pick(section, 'content')} />
        </section>
      ))}
      <section aria-labelledby="exercises">
        <h2 id="exercises">{t('lesson.exercises')}</h2>
        {exercises.length === 0 ? <p className="empty">{t('lesson.empty')}</p> : null}
        <ol className="rows">
          {exercises.map((exercise) => (
            <ExerciseRow
              key={exercise.id}
              exercise={exercise}
              to={exerciseAt ?? places.exercise(exercise, lesson)}
              next={lesson.state !== 'locked' && exercise === exercises.find(({ passed }) => !passed)}
            />
          ))}
        </ol>
      </section>
    </article>
  );
}
