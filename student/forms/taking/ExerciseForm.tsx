import { useSearchParams } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { NotSent } from '../../components/shell/NotSent.tsx';
import { useWords } from '../../components/words.tsx';
import { answersTo, openQuestions, partOf, questionsOf } from '../compiled.ts';
import { loaded } from '../loaded.ts';
import { PlaysProvider } from '../plays.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { Bar } from './Bar.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { onceName } from './once.ts';
import { Submit } from './Submit.tsx';
import { useHandIn } from './useHandIn.tsx';
import '../exercise.css';

/** An exercise being answered: each answer is saved as it is given, all are submitted together. */
export function ExerciseForm({ attempt }: { attempt: BegunAttempt }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { answers, saving, refusal, change, drain, hand, key, busy, clock } = useHandIn(attempt);
  const [submits, setSubmits] = useState(0);
  const [stuck, setStuck] = useState(false);
  const questions = questionsOf(attempt);
  const form = useMemo(() => leftOf(attempt), [attempt]);
  const left = useMemo(() => answersTo(form, answers), [form, answers]);
  const open = openQuestions(form, answers);
  const { checked: Checked } = loaded.parts;

  const submit = async (submitter: HTMLElement | null) => {
    if (busy) return;
    setStuck(false);
    const anyway = submitter instanceof HTMLButtonElement && submitter.value === 'submit_anyway';
    if (open.length > 0 && !anyway) return setSubmits(submits + 1);
    if (!(await drain())) return setStuck(true);
    hand();
  };

  return (
    <>
      <Bar answered={questions.length - open.length} all={questions.length} saving={saving} refusal={refusal?.message}>
        {clock}
      </Bar>
      {attempt.checked.length > 0 && Checked ? <Checked attempt={attempt} /> : null}
      <PlaysProvider attempt={attempt.id} plays={attempt.plays}>
        <SchemaForm
          form={form}
          all={questions}
          attempt={attempt.id}
          answers={left}
          onAnswers={change}
          errors={refusal?.errors}
          onSubmit={(submitter) => void submit(submitter)}
        >
          <input type="hidden" name="attempt" value={attempt.id} />
          <input type="hidden" name="seq" value={attempt.seq} />
          <input type="hidden" name={onceName} value={key} />
          {open.length > 0 && (submits > 0 || search.has('open')) ? (
            <OpenQuestions open={open} questions={questions} submits={submits} />
          ) : null}
          {stuck && saving !== 'saved' ? (
            <p className="notice wrong" role="alert">
              {t('exercise.not_drained')}
            </p>
          ) : null}
          <NotSent />
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

/** What may still be answered: what was checked in practice is fixed. */
function leftOf(attempt: BegunAttempt) {
  const fixed = attempt.checked.map(({ question }) => question);
  if (fixed.length === 0) return attempt;
  const left = questionsOf(attempt).filter((name) => !fixed.includes(name));
  return partOf(attempt, left);
}
