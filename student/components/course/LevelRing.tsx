import { Link } from '@remix-run/react';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { requiredClasses } from './standing.ts';

/** How far one is in the level: a ring of the lessons, and beside it all that its exam asks for. */
export function LevelRing({ level, total }: { level: StudentLevel; total: number }) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const classes = requiredClasses(level);
  // What nothing is asked for has no measure.
  if (total === 0 && classes === 0 && level.days_required === 0) return null;
  const part = total === 0 ? 0 : Math.round((100 * Math.min(level.lessons_taken, total)) / total);
  return (
    <section className="panel level-ring" aria-labelledby="level">
      {total > 0 ? <Ring part={part} /> : null}
      <div>
        <h2 id="level">
          <Link to={places.level(level)}>{pick(level, 'name')}</Link>
        </h2>
        <ul className="ring-facts">
          <li>
            {total > 0 ? t('level.taken', { done: level.lessons_taken, total, smart_count: total }) : t('level.empty')}
          </li>
          {classes > 0 ? (
            <li>
              {t('level.conditions.classes', {
                done: Math.min(level.classes_taken ?? 0, classes),
                required: classes,
                smart_count: classes,
              })}
            </li>
          ) : null}
          {level.days_required > 0 && level.days_taken !== null ? (
            <li>
              {t('level.conditions.days', {
                done: Math.min(level.days_taken, level.days_required),
                required: level.days_required,
                smart_count: level.days_required,
              })}
            </li>
          ) : null}
        </ul>
      </div>
    </section>
  );
}

function Ring({ part }: { part: number }) {
  const { t } = useWords();
  return (
    <div className="ring small">
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="52" />
        <circle className="ring-part" cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${part} 100`} />
      </svg>
      <p className="figure">{t('score.percentage', { percentage: part })}</p>
    </div>
  );
}
