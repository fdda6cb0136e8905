import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import { useAhead } from '../ahead.ts';
import { LockIcon, TickIcon } from '../icons.tsx';
import { Picture } from '../Picture.tsx';
import { useWords } from '../words.tsx';

interface LessonRowProps {
  lesson: StudentLesson;
  next: boolean;
  after: StudentLesson | undefined;
  /** Its page. */
  to: string;
}

/** A lesson of a level: what it is about, how far one is in it, and whether it is open yet. */
export function LessonRow({ lesson, next, after, to }: LessonRowProps) {
  const { t, pick } = useWords();
  const ahead = useAhead(next);
  const { exercises_passed: done, exercises: total, state } = lesson;
  const shownState = next ? 'next' : state;
  const more =
    state === 'locked' && after
      ? t('level.lesson_opens', { lesson: pick(after, 'name') })
      : t(total > 0 ? 'level.exercises' : 'lesson.empty', { done, total, smart_count: total });
  const content = (
    <>
      <span className="row-mark" aria-hidden="true">
        {state === 'taken' ? <TickIcon /> : state === 'locked' ? <LockIcon /> : lesson.order}
      </span>
      <span className="row-text">
        <span className="row-name">{pick(lesson, 'name')}</span>
        <span className="row-more">{pick(lesson, 'description')}</span>
        <span className="row-facts">
          {t(`level.states.${shownState}`)} · {more}
        </span>
      </span>
      <Picture of={lesson.image} className="row-picture" size="medium" />
    </>
  );
  if (state === 'locked') return <li className="row locked">{content}</li>;
  return (
    <li>
      <Link className={`row ${state === 'taken' ? 'done' : shownState}`} to={to} prefetch={ahead}>
        {content}
      </Link>
    </li>
  );
}
