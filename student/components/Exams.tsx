import type { Exam, Level } from '../entities.ts';
import { FlagIcon } from './icons.tsx';
import { useWords } from './words.tsx';

/** The exam that ends a level, and what has to be done before it. */
export function Exams({ exams, level }: { exams: Exam[]; level: Level }) {
  const { t, pick } = useWords();
  const needs = needsOf(level).map(([need, smart_count]) => t(`level.needs.${need}`, { smart_count }));
  return (
    <ul className="rows">
      {exams.map((exam) => (
        <li key={exam.id} className="row">
          <span className="row-mark" aria-hidden="true">
            <FlagIcon />
          </span>
          <span className="row-text">
            <span className="row-name">{pick(exam, 'title')}</span>
            <span className="row-more">{pick(exam, 'description')}</span>
            <span className="row-facts">
              {t('level.pass', { percentage: exam.pass_percentage })}
              {needs.length > 0 ? ` · ${t('level.opens', { needs: needs.join(', ') })}` : ''}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const needsOf = ({ required_lessons, required_classes, days_required }: Level): [string, number][] =>
  Object.entries({ lessons: required_lessons, classes: required_classes, days: days_required }).filter(
    (need): need is [string, number] => Boolean(need[1]),
  );
