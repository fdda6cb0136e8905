import { useEffect, useRef, useState } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { useWords } from '../../components/words.tsx';
import { type Answers, openQuestions, questionsOf } from '../compiled.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { Reviews } from '../score/Review.tsx';
import { OpenQuestions } from '../taking/OpenQuestions.tsx';
import '../score.css';
import { outcomeOf, type SubmittedResult, Verdict } from '../score/Verdict.tsx';
import { Submit } from '../taking/Submit.tsx';

interface Graded extends SubmittedResult {
  review: AnswerReview[];
  /** What hinders a question from being asked: it was left out. */
  problems: { question: number; message: string }[];
}

export type Result = Graded | { failure: string };

interface TrialProps {
  form: CompiledForm;
  /** The names of all questions, where the form is a part. */
  all?: string[];
  /** Grades the answers without storing them. */
  grade: (answers: Answers) => Promise<Result>;
}

/** A form that somebody tries who writes it: answered, handed in and graded as a student's, and forgotten. */
export function Trial({ form, grade, all = questionsOf(form) }: TrialProps) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<Answers>({});
  const [submits, setSubmits] = useState(0);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const whole = questionsOf(form).length === all.length;
  const [questions, open] = [questionsOf(form), openQuestions(form, answers)];

  const hand = async (submitter: HTMLElement | null) => {
    const anyway = submitter instanceof HTMLButtonElement && submitter.value === 'submit_anyway';
    if (open.length > 0 && !anyway) return setSubmits(submits + 1);
    setBusy(true);
    setResult(await grade(answers));
    setBusy(false);
  };
  const retry = () => {
    setAnswers({});
    setSubmits(0);
    setResult(null);
  };

  if (result && !('failure' in result)) return <Graded result={result} onRetry={retry} />;
  return (
    <SchemaForm
      form={form}
      all={all}
      answers={answers}
      onAnswers={(changed) => setAnswers((before) => ({ ...before, ...changed }))}
      onSubmit={(submitter) => void hand(submitter)}
    >
      {open.length > 0 && submits > 0 ? <OpenQuestions open={open} questions={questions} submits={submits} /> : null}
      {result ? (
        <p className="notice wrong" role="alert">
          {result.failure}
        </p>
      ) : null}
      <p className="lead">{t(whole ? 'preview.try_about' : 'preview.part')}</p>
      {whole ? (
        <div className="actions">
          <Submit label={t(busy ? 'exercise.submitting' : 'preview.try')} busy={busy} />
        </div>
      ) : null}
    </SchemaForm>
  );
}

/** The result as a student would see it. */
function Graded({ result, onRetry }: { result: Graded; onRetry: () => void }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="page" ref={place} tabIndex={-1}>
      <p className="notice">{t('preview.tried')}</p>
      {result.problems.length > 0 ? (
        <div className="notice wrong">
          <p>{t('preview.left_out')}</p>
          <ul>
            {result.problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Verdict attempt={result} outcome={outcomeOf(result)} />
      <div className="actions">
        <button type="button" className="button quiet" onClick={onRetry}>
          {t('preview.again')}
        </button>
      </div>
      <Reviews review={result.review} />
    </div>
  );
}
