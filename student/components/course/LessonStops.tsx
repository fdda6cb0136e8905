import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import { useAhead } from '../ahead.ts';
import { LockIcon, TickIcon } from '../icons.tsx';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { isTaken, nextLesson } from './standing.ts';

/** The lessons of the level where the student is: the small stops of the path. */
export function LessonStops({ lessons }: { lessons: StudentLesson[] }) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const next = nextLesson(lessons);
  const ahead = useAhead();
  return (
    <ol className="lesson-stops">
      {lessons.map((lesson) => {
        const state = lesson === next ? 'next' : lesson.state;
        const label = (
          <>
            <span className="lesson-mark" aria-hidden="true">
              {isTaken(lesson) ? <TickIcon /> : state === 'locked' ? <LockIcon /> : null}
            </span>
            <span>
              {pick(lesson, 'name')}
              <span className="unseen"> ({t(`level.states.${state}`)})</span>
            </span>
          </>
        );
        return (
          <li key={lesson.id}>
            {state === 'locked' ? (
              <span className="lesson-stop locked">{label}</span>
            ) : (
              <Link className={`lesson-stop ${state}`} to={places.lesson(lesson)} prefetch={ahead}>
                {label}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
