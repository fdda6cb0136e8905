import { Link } from '@remix-run/react';
import type { StudentClassLesson } from '#schemas/types/entities/class_lessons.ts';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';

export interface Topic extends StudentClassLesson {
  /** How many classes about it the student can come to; in a preview nothing is said of them. */
  classes?: number;
}

/** The topics of a level's live classes; each unfolds to what to bring and what will be done, and leads to its classes. */
export function ClassLessons({ lessons }: { lessons: Topic[] }) {
  const { t, pick } = useWords();
  return (
    <ul className="rows">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <details className="topic">
            <summary className="row">
              <span className="row-mark" aria-hidden="true">
                {lesson.order}
              </span>
              <span className="row-text">
                <span className="row-name">{pick(lesson, 'name')}</span>
                <span className="row-more">{pick(lesson, 'description')}</span>
              </span>
            </summary>
            <RichText html={pick(lesson, 'content')} />
            {lesson.classes ? (
              <p className="topic-classes">
                <Link to={`/classes?topic=${lesson.id}`}>
                  {t('level.topic_classes', { smart_count: lesson.classes })}
                  <span className="unseen"> {t('live.of', { meeting: pick(lesson, 'name') })}</span>
                </Link>
              </p>
            ) : null}
          </details>
        </li>
      ))}
    </ul>
  );
}
