import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import '../../styles/path.css';
import { useAhead } from '../ahead.ts';
import { LockIcon, TickIcon } from '../icons.tsx';
import { Picture } from '../Picture.tsx';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { LessonStops } from './LessonStops.tsx';

/** Where a stop of the winding path stands, in hundredths of its width. */
const sway = [22, 50, 78, 50];
const at = (index: number) => sway[index % sway.length] as number;

/** The course as a path that winds down the page; for a screen reader and without script, a list. */
export function LevelPath({ levels, lessons }: { levels: StudentLevel[]; lessons: StudentLesson[] }) {
  const current = levels.find(({ state }) => state === 'current');
  const lockedLevel = levels.find(({ state }) => state === 'locked');
  return (
    <ol className="path">
      {levels.map((level, index) => (
        <Stop
          key={level.id}
          level={level}
          index={index}
          last={index === levels.length - 1}
          after={level === lockedLevel ? current : undefined}
        >
          {level === current ? <LessonStops lessons={lessons} /> : null}
        </Stop>
      ))}
    </ol>
  );
}

interface StopProps {
  level: StudentLevel;
  index: number;
  last: boolean;
  /** The level whose end opens this one. */
  after: StudentLevel | undefined;
  children: ReactNode;
}

function Stop({ level, index, last, after, children }: StopProps) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const ahead = useAhead();
  const isLocked = level.state === 'locked';
  const label = (
    <>
      <span className="stop-mark" aria-hidden="true">
        <Picture of={level.image} className="stop-picture" size="medium" />
        <span className="stop-sign">
          {level.state === 'done' ? <TickIcon /> : isLocked ? <LockIcon /> : level.order}
        </span>
      </span>
      <span className="stop-text">
        <span className="stop-order">
          {t('levels.order', { order: level.order })} · {t(`levels.states.${level.state}`)}
        </span>
        <span className="stop-name">{pick(level, 'name')}</span>
        {level.state === 'current' ? <span className="stop-more">{pick(level, 'description')}</span> : null}
        {after ? <span className="stop-more">{t('levels.opens', { level: pick(after, 'name') })}</span> : null}
      </span>
    </>
  );
  return (
    <li className={`stop ${level.state} lane-${index % sway.length}`}>
      {last ? null : <Bend from={at(index)} to={at(index + 1)} walked={level.state === 'done'} />}
      {isLocked ? (
        <div className="stop-body">{label}</div>
      ) : (
        <Link
          className="stop-body"
          to={places.level(level)}
          prefetch={ahead}
          aria-current={level.state === 'current' ? 'step' : undefined}
        >
          {label}
        </Link>
      )}
      {children}
    </li>
  );
}

/** The stretch of path from one stop to the next: it leaves sideways, so that the stop's name stays clear. */
function Bend({ from, to, walked }: { from: number; to: number; walked: boolean }) {
  return (
    <svg
      className={walked ? 'bend walked' : 'bend'}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${from} 0 C ${to} 0, ${to} 0, ${to} 100`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
