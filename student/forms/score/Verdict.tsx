import type { StudentAttempt } from '#schemas/types/entities/attempts.ts';
import { GradedBy } from '../../components/GradedBy.tsx';
import { Time } from '../../components/Time.tsx';
import { useWords } from '../../components/words.tsx';

type Submitted = 'score' | 'percentage' | 'correct' | 'incorrect' | 'submitted_at';

/** The result of a submitted attempt, whose numbers are there. */
export type SubmittedResult = Pick<StudentAttempt, 'points' | 'pass_percentage' | 'passed' | 'graded_by'> & {
  [Field in Submitted]: NonNullable<StudentAttempt[Field]>;
} & {
  status: Exclude<StudentAttempt['status'], 'draft'>;
  /** What it was before a later version of the form graded it anew. */
  percentage_before?: number | null;
  /** Of the incorrect answers, those that were right in part; null in attempts of which nobody counted them. */
  partly?: number | null;
};

type Outcome = 'passed' | 'failed' | 'pending';

/** What came of an attempt, by the mark of the version that was taken; a person may still have to look. */
export function outcomeOf({ status, passed }: SubmittedResult): Outcome {
  if (status === 'pending_revision') return 'pending';
  return passed ? 'passed' : 'failed';
}

/** How many answers were what; nothing is said of what there was none of. */
const countsOf = ({ correct, incorrect, partly }: SubmittedResult): [string, number][] =>
  (
    [
      ['correct', correct],
      ['partly', partly ?? 0],
      ['incorrect', incorrect - (partly ?? 0)],
    ] as [string, number][]
  ).filter(([, count]) => count > 0);

interface VerdictProps {
  attempt: SubmittedResult;
  outcome: Outcome;
  /** Nothing but the result is shown. */
  totals?: boolean;
}

/** One big figure and what it means. */
export function Verdict({ attempt, outcome, totals = false }: VerdictProps) {
  const { t } = useWords();
  const { percentage, pass_percentage } = attempt;
  return (
    <section className={`verdict ${outcome}`} aria-labelledby="verdict">
      <div className="ring">
        <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          <circle cx="60" cy="60" r="52" />
          <circle className="ring-part" cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${percentage} 100`} />
        </svg>
        <p className="figure">{t('score.percentage', { percentage })}</p>
      </div>
      <div>
        <h2 id="verdict">{t(`score.${outcome}`)}</h2>
        <p>
          {t(totals && outcome === 'failed' ? 'score.failed_totals' : `score.${outcome}_more`, {
            percentage: pass_percentage,
          })}
        </p>
        {attempt.graded_by && (
          <p>
            <GradedBy at={attempt.graded_by} />
          </p>
        )}
        <ul className="facts">
          <li>{t('score.points', { ...attempt })}</li>
          {countsOf(attempt).map(([what, smart_count]) => (
            <li key={what}>{t(`score.${what}`, { smart_count })}</li>
          ))}
        </ul>
        {attempt.percentage_before != null && (
          <p>{t('score.regraded', { before: attempt.percentage_before, percentage })}</p>
        )}
        <p className="submitted">
          {t('score.on')} <Time of={attempt.submitted_at} />
        </p>
      </div>
    </section>
  );
}
