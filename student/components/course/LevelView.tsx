import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { nextLesson } from './standing.ts';
import '../../styles/level.css';
import { CertificateLink } from '../account/CertificateLink.tsx';
import { Picture } from '../Picture.tsx';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { ClassLessons, type Topic } from './ClassLessons.tsx';
import { ExamGate, type GatedExam } from './ExamGate.tsx';
import { LessonRow } from './LessonRow.tsx';
import { Progress } from './Progress.tsx';

export interface LevelData {
  level: StudentLevel;
  /** That of the level, where it was passed. */
  certificate?: number | undefined;
  /** Where its words are practiced; a preview has no such page. */
  words?: string;
  lessons: StudentLesson[];
  class_lessons: Topic[];
  exams: GatedExam[];
}

/** A level: its lessons, what is taken and left, the topics of its classes, and its exam. */
export function LevelView({ level, certificate, words, lessons, class_lessons, exams }: LevelData) {
  const places = usePlaces();
  const { t, pick } = useWords();
  const { lessons_taken: done } = level;
  const total = lessons.length;
  return (
    <div className="page">
      <p className="crumbs">
        <Link to={places.levels(level)}>{t('pages.levels')}</Link>
      </p>
      <Picture of={level.image} className="banner-picture" />
      <h1>{pick(level, 'name')}</h1>
      <p className="lead">{pick(level, 'description')}</p>
      {certificate ? (
        <p>
          <CertificateLink certificate={certificate}>{t('level.certificate')}</CertificateLink>
        </p>
      ) : null}
      {level.state === 'locked' ? (
        <p className="notice">{t('level.locked')}</p>
      ) : (
        <>
          {total > 0 ? (
            <Progress done={done} total={total} label={t('level.taken', { done, total, smart_count: total })} />
          ) : null}
          <h2>{t('level.lessons')}</h2>
          {total === 0 ? <p className="empty">{t('level.empty')}</p> : null}
          <ol className="rows">
            {lessons.map((lesson, at) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                to={places.lesson(lesson)}
                next={lesson === nextLesson(lessons)}
                after={lessons[at - 1]}
              />
            ))}
          </ol>
          {words && total > 0 ? (
            <p className="actions">
              <Link className="button quiet" to={words}>
                {t('words.go')}
              </Link>
            </p>
          ) : null}
          {class_lessons.length > 0 ? (
            <>
              <h2>{t('level.class_lessons')}</h2>
              <ClassLessons lessons={class_lessons} />
            </>
          ) : null}
          {exams.length > 0 ? <h2>{t('level.exam')}</h2> : null}
          {exams.map((gated) => (
            <ExamGate key={gated.exam.id} {...gated} level={level} lessons={lessons} />
          ))}
        </>
      )}
    </div>
  );
}
