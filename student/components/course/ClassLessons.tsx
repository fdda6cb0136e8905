import type { StudentClassLesson } from '#schemas/types/entities/class_lessons.ts';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';

/** The topics of a level's live classes; each unfolds to what to bring and what will be done. */
export function ClassLessons({ lessons }: { lessons: StudentClassLesson[] }) {
  const { pick } = useWords();
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
          </details>
        </li>
      ))}
    </ul>
  );
}
