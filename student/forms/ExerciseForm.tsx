import { useNavigate, useNavigation, useParams, useSearchParams, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { useWords } from '../components/words.tsx';
import { Bar } from './Bar.tsx';
import { openQuestions, questionsOf } from './compiled.ts';
import { type Begun, type Exercise, scorePath } from './exercise.ts';
import { OpenQuestions } from './OpenQuestions.tsx';
import { onceName, useOnceKey } from './once.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { Submit } from './Submit.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswers } from './useAnswers.ts';
import './exercise.css';

/** An exercise being answered: each answer is saved as it is given, all are submitted together. */
export function ExerciseForm({ exercise, attempt }: { exercise: Exercise; attempt: Begun }) {
  const { t } = useWords();
  const params = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const send = useSubmit();
  const key = useOnceKey();
  const busy = useNavigation().state !== 'idle';
  const { answers, saving, refusal, change, drained } = useAnswers(attempt, () =>
    navigate(scorePath(params), { replace: true }),
  );
  const [asked, setAsked] = useState(0);
  const [stuck, setStuck] = useState(false);
  const questions = questionsOf(attempt);
  const open = openQuestions(attempt, answers);

  const submit = async (submitter: HTMLElement | null) => {
    if (busy) return;
    setStuck(false);
    const anyway = submitter instanceof HTMLButtonElement && submitter.value === 'submit_anyway';
    if (open.length > 0 && !anyway) return setAsked(asked + 1);
    if (!(await drained())) return setStuck(true);
    send({ intent: 'submit_anyway', attempt: attempt.id, [onceName]: key }, { method: 'post' });
  };

  return (
    <>
      <Bar answered={questions.length - open.length} all={questions.length} saving={saving} refusal={refusal?.message}>
        {exercise.time_limit_minutes ? (
          <TimeLeft since={attempt.started_at} minutes={exercise.time_limit_minutes} />
        ) : null}
      </Bar>
      <SchemaForm
        form={attempt}
        answers={answers}
        onAnswers={change}
        errors={refusal?.errors}
        onSubmit={(submitter) => void submit(submitter)}
      >
        <input type="hidden" name="attempt" value={attempt.id} />
        <input type="hidden" name="seq" value={attempt.seq} />
        <input type="hidden" name={onceName} value={key} />
        {open.length > 0 && (asked > 0 || search.has('open')) ? (
          <OpenQuestions open={open} questions={questions} asked={asked} />
        ) : null}
        {stuck && saving !== 'saved' ? (
          <p className="notice wrong" role="alert">
            {t('exercise.not_drained')}
          </p>
        ) : null}
        <div className="actions">
          <Submit label={t(busy ? 'exercise.submitting' : 'exercise.submit')} busy={busy} />
          <noscript>
            <button type="submit" name="intent" value="save" className="button quiet">
              {t('exercise.save')}
            </button>
          </noscript>
        </div>
      </SchemaForm>
    </>
  );
}
