import { Link } from '@remix-run/react';
import { type Lesson, taken } from '../entities.ts';
import { TickIcon } from './icons.tsx';
import { useWords } from './words.tsx';

/** The lessons of the level where the student is: the small stops of the path. */
export function LessonStops({ lessons }: { lessons: Lesson[] }) {
  const { t, pick } = useWords();
  const next = lessons.find((lesson) => !taken(lesson));
  const stateOf = (lesson: Lesson) => (taken(lesson) ? 'done' : lesson === next ? 'next' : 'open');
  return (
    <ol className="lesson-stops">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Link
            className={`lesson-stop ${stateOf(lesson)}`}
            to={`/levels/level/${lesson.level_id}/lesson/${lesson.id}`}
            prefetch="intent"
          >
            <span className="lesson-mark" aria-hidden="true">
              {taken(lesson) ? <TickIcon /> : null}
            </span>
            <span>
              {pick(lesson, 'name')}
              <span className="unseen"> ({t(`level.states.${stateOf(lesson)}`)})</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
