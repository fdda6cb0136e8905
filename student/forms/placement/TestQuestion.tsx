import { useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWords } from '../../components/words.tsx';
import type { Answers, CompiledForm } from '../compiled.ts';
import '../exercise.css';
import type { ShownTest } from '#schemas/types/fragments/shown_test.ts';
import { questionId } from '../ids.ts';
import { PlaysProvider } from '../plays.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { Submit } from '../taking/Submit.tsx';
import { TimeLeft } from '../taking/TimeLeft.tsx';

interface TestQuestionProps {
  test: ShownTest;
  form: CompiledForm;
  name: string;
}

const numberId = 'test-number';

/** The question that is asked now. Its answer is stored before the next one is shown; nothing leads back. */
export function TestQuestion({ test, form, name }: TestQuestionProps) {
  const { t } = useWords();
  const send = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const [answers, setAnswers] = useState<Answers>({});

  // The reader is led to the question that has just come, but not away from the top of a page that has been opened.
  useEffect(() => {
    if (test.number > 1) document.getElementById(questionId(name))?.focus();
  }, [name, test.number]);

  const hand = () => {
    if (busy) return;
    const answer = JSON.stringify(answers[name] ?? null);
    send({ intent: 'answer', test: test.id, question: name, answer }, { method: 'post', replace: true });
  };

  return (
    <div>
      <section className="exercise-bar" aria-label={t('placement.progress')}>
        <div className="exercise-facts">
          <span id={numberId}>{t('placement.number', { number: test.number, most: test.most })}</span>
          {test.seconds_left === null ? null : (
            <TimeLeft attempt={test.attempt_id} seconds={test.seconds_left} limit={limitOf(test)} onOver={hand} />
          )}
        </div>
        <progress value={test.number} max={test.most} aria-hidden="true" />
      </section>
      <PlaysProvider attempt={test.attempt_id} plays={test.plays}>
        <SchemaForm
          form={form}
          attempt={test.attempt_id}
          counted={numberId}
          answers={answers}
          onAnswers={(changed) => setAnswers((shown) => ({ ...shown, ...changed }))}
          onSubmit={hand}
        >
          <input type="hidden" name="test" value={test.id} />
          <input type="hidden" name="question" value={name} />
          <div className="actions">
            <Submit label={t(busy ? 'placement.saving' : 'placement.next')} busy={busy} value="answer" />
          </div>
          <p className="hint">{t('placement.unknown')}</p>
        </SchemaForm>
      </PlaysProvider>
    </div>
  );
}

const limitOf = ({ started_at, deadline_at }: ShownTest) =>
  (Date.parse(deadline_at ?? started_at) - Date.parse(started_at)) / 1000;
