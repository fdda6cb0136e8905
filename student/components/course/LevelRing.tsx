import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import type { GatedExam } from './ExamGate.tsx';
import { type LevelPart, partsOf, shareOf } from './level_parts.ts';
import { isSent } from './standing.ts';

interface LevelRingProps {
  level: StudentLevel;
  lessons: StudentLesson[];
  exams: GatedExam[];
}

/** How far one is in the level: an arc for each thing that it asks for, filled as far as it is done, and the same in words. */
export function LevelRing({ level, lessons, exams }: LevelRingProps) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const parts = partsOf(level, lessons, exams);
  if (parts.length === 0) return null;
  return (
    <section className="panel level-ring" aria-labelledby="level">
      <Ring parts={parts} />
      <div>
        <h2 id="level">
          <Link to={places.level(level)}>{pick(level, 'name')}</Link>
        </h2>
        <ul className="ring-facts">
          {parts.map((one) => (
            <li key={one.part} className={`ring-fact ${one.part}`}>
              {t(...wordsOf(one, exams))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const isAnySent = (exams: GatedExam[]) => exams.some(({ exam }) => isSent(exam));

function wordsOf({ part, done, total }: LevelPart, exams: GatedExam[]): [string, Record<string, unknown>] {
  if (part === 'exam')
    return [`home.ring.${done === total ? 'exam_passed' : isAnySent(exams) ? 'exam_sent' : 'exam'}`, {}];
  if (part === 'exercises') return ['level.exercises', { done, total, smart_count: total }];
  return [`level.conditions.${part}`, { done, required: total, smart_count: total }];
}

/** What an arc leaves free before the next, in percent of the ring. */
const gap = 3;

function Ring({ parts }: { parts: LevelPart[] }) {
  const { t } = useWords();
  const length = 100 / parts.length - gap;
  const arc = (at: number, filled: number) => ({
    ...{ cx: 60, cy: 60, r: 52, pathLength: 100 },
    ...{ strokeDasharray: `${filled} ${100 - filled}`, strokeDashoffset: -(at * (length + gap) + gap / 2) },
  });
  return (
    <div className="ring small">
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        {parts.map(({ part, done, total }, at) => (
          <g key={part}>
            <circle {...arc(at, length)} />
            {done > 0 ? <circle className={`ring-part ${part}`} {...arc(at, (length * done) / total)} /> : null}
          </g>
        ))}
      </svg>
      <p className="figure">
        <span aria-hidden="true">{t('score.percentage', { percentage: shareOf(parts) })}</span>
        <span className="unseen">
          {t('home.ring.done', { part: t('score.percentage', { percentage: shareOf(parts) }) })}
        </span>
      </p>
    </div>
  );
}
