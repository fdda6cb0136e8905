import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { nextLesson } from './standing.ts';
import '../../styles/home.css';
import { ArrowIcon } from '../icons.tsx';
import { type Places, usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import type { GatedExam } from './ExamGate.tsx';

interface NextProps {
  level: StudentLevel;
  lessons: StudentLesson[];
  exams: GatedExam[];
}

/** The one thing to do now: the next lesson, then the exam, or what it still waits for. */
export function Next({ level, lessons, exams }: NextProps) {
  const { t, pick } = useWords();
  const { what, name, more, to } = nextOf({ level, lessons, exams }, usePlaces());
  return (
    <section className="next-card" aria-labelledby="next">
      <p className="next-kicker">{t(`home.${what}`)}</p>
      <h2 id="next">{pick(name, 'title' in name ? 'title' : 'name')}</h2>
      <p>{typeof more === 'string' ? more : pick(more, 'description')}</p>
      <Link className="button on-marker" to={to} prefetch="intent">
        {t(`home.go_${what}`)} <ArrowIcon />
      </Link>
    </section>
  );
}

function nextOf({ level, lessons, exams }: NextProps, places: Places) {
  const here = places.level(level);
  const lesson = nextLesson(lessons);
  const begun = exams.find(({ exam, gate }) => !exam.passed && (gate.can || exam.attempt_status === 'draft'));
  if (level.state === 'done') return { what: 'complete', name: level, more: level, to: here };
  if (begun && (!lesson || begun.exam.attempt_status === 'draft'))
    return { what: 'exam', name: begun.exam, more: begun.exam, to: places.exam(begun.exam, level) };
  if (lesson) return { what: 'next', name: lesson, more: lesson, to: places.lesson(lesson) };
  const what = lessons.length > 0 ? 'all_taken' : 'no_lessons';
  return { what, name: level, more: exams[0]?.gate.message ?? level, to: here };
}
