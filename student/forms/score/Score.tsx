import { Link, useParams } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import type { Possibility } from '#schemas/possibility.ts';
import type { StudentAttempt } from '#schemas/types/entities/attempts.ts';
import { Hindrance } from '../../components/Hindrance.tsx';
import { useWords } from '../../components/words.tsx';
import { type CourseForm, exercisePath } from '../taking/exercise.ts';
import { StartButton } from '../taking/Intro.tsx';
import { clearStored } from '../taking/stored_answers.ts';
import { Finish, type FinishProps } from './Finish.tsx';
import { Reviews } from './Review.tsx';
import '../form.css';
import '../review.css';
import '../score.css';
import { outcomeOf, type SubmittedResult, Verdict } from './Verdict.tsx';

/** An attempt that was submitted; its review is null while the form shows the totals alone. */
export type SubmittedAttempt = StudentAttempt & SubmittedResult;

interface ScoreProps {
  form: CourseForm;
  attempt: SubmittedAttempt | null;
  start: Possibility;
  back: { to: string; label: string };
  /** The way on, when there is nothing to try again; without it the way back. */
  next: ReactNode;
  /** The lesson or the level that this attempt has ended. */
  finish?: FinishProps | null;
}

/** Where one more attempt is offered. What waits for a person is not done again before it is graded. */
const retryPlaces = { failed: 'main', passed: 'beside', pending: null } as const;

/** What came of the last attempt, what it has ended, and the one thing to do next; then question by question, where the form shows that. */
export function Score({ form, attempt, start, back, next, finish = null }: ScoreProps) {
  const { t, pick } = useWords();
  const params = useParams();
  const id = attempt?.id;
  useEffect(() => {
    if (id) clearStored(id);
  }, [id]);
  if (!attempt) return <NothingSubmitted form={form} />;
  const outcome = outcomeOf(attempt);
  const place = start.can ? retryPlaces[outcome] : null;
  const retry = t(params.exam ? 'score.exam_again' : 'score.again');
  const title = pick(form, 'title');
  return (
    <div className="page">
      {finish ? <Finish {...finish} /> : null}
      <p className="crumbs">
        <Link to={back.to}>{back.label}</Link>
      </p>
      {finish ? <p className="finished-form">{title}</p> : <h1>{title}</h1>}
      <Verdict attempt={attempt} outcome={outcome} totals={attempt.review === null} />
      {outcome === 'failed' && !start.can ? <Hindrance start={start} /> : null}
      <div className="actions">
        {place === 'main' ? <StartButton to={exercisePath(params)} label={retry} /> : null}
        {place !== 'main' && !finish ? (next ?? <Back {...back} />) : null}
        {place === 'beside' ? <StartButton quiet to={exercisePath(params)} label={retry} /> : null}
      </div>
      {attempt.review ? <Reviews review={attempt.review} /> : <Totals reveal={attempt.reveal} />}
    </div>
  );
}

const Back = ({ to, label }: ScoreProps['back']) => (
  <Link className="button" to={to}>
    {label}
  </Link>
);

/** Why no question is shown. */
function Totals({ reveal }: Pick<StudentAttempt, 'reveal'>) {
  const { t } = useWords();
  return (
    <section className="notice totals" aria-labelledby="totals">
      <h2 id="totals">{t('score.totals')}</h2>
      <p>{t(`score.totals_more.${reveal}`)}</p>
    </section>
  );
}

function NothingSubmitted({ form }: { form: CourseForm }) {
  const { t, pick } = useWords();
  const params = useParams();
  return (
    <div className="page">
      <h1>{pick(form, 'title')}</h1>
      <p className="empty">{t('score.empty')}</p>
      <Link className="button" to={exercisePath(params)}>
        {t(params.exam ? 'score.to_exam' : 'score.to_exercise')}
      </Link>
    </div>
  );
}
