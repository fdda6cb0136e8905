import { useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { useWords } from '../../components/words.tsx';
import { openQuestions, questionsOf } from '../compiled.ts';
import { PlaysProvider } from '../plays.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { Bar } from './Bar.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { onceName, useOnceKey } from './once.ts';
import { Submit } from './Submit.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswers } from './useAnswers.ts';
import '../exercise.css';

/** An exercise being answered: each answer is saved as it is given, all are submitted together. */
export function ExerciseForm({ attempt }: { attempt: BegunAttempt }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const send = useSubmit();
  const key = useOnceKey();
  const busy = useNavigation().state !== 'idle';
  const hand = () =>
    send({ intent: 'submit_anyway', attempt: attempt.id, [onceName]: key }, { method: 'post', replace: true });
  const { answers, saving, refusal, change, drained } = useAnswers(attempt, hand);
  const [asked, setAsked] = useState(0);
  const [stuck, setStuck] = useState(false);
  const [over, setOver] = useState(false);
  const questions = questionsOf(attempt);
  const open = openQuestions(attempt, answers);

  const submit = async (submitter: HTMLElement | null) => {
    if (busy) return;
    setStuck(false);
    const anyway = submitter instanceof HTMLButtonElement && submitter.value === 'submit_anyway';
    if (open.length > 0 && !anyway) return setAsked(asked + 1);
    if (!(await drained())) return setStuck(true);
    hand();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over and what was answered is stored
  useEffect(() => {
    if (over && saving === 'saved' && !busy) hand();
  }, [over, saving]);

  return (
    <>
      <Bar answered={questions.length - open.length} all={questions.length} saving={saving} refusal={refusal?.message}>
        {attempt.seconds_left === null ? null : (
          <TimeLeft
            attempt={attempt.id}
            seconds={attempt.seconds_left}
            limit={limitOf(attempt)}
            onOver={() => setOver(true)}
          />
        )}
      </Bar>
      <PlaysProvider attempt={attempt.id} plays={attempt.plays}>
        <SchemaForm
          form={attempt}
          attempt={attempt.id}
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
      </PlaysProvider>
    </>
  );
}

const limitOf = ({ started_at, deadline_at }: BegunAttempt) =>
  (Date.parse(deadline_at ?? started_at) - Date.parse(started_at)) / 1000;
