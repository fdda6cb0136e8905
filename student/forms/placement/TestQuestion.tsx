import { useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import { NotSent } from '../../components/shell/NotSent.tsx';
import { useWords } from '../../components/words.tsx';
import type { Answers } from '../compiled.ts';
import '../exercise.css';
import type { ShownTest } from '#schemas/types/fragments/shown_test.ts';
import { questionId } from '../ids.ts';
import { PlaysProvider } from '../plays.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { Submit } from '../taking/Submit.tsx';
import { TimeLeft } from '../taking/TimeLeft.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { isBlank } from './placement.ts';
import './placement.css';

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
  const [search] = useSearchParams();
  const [answers, setAnswers] = useState<Answers>({});
  // How often it was to be saved without an answer; a browser without script is told by the address.
  const [blank, setBlank] = useState(search.has('blank') ? 1 : 0);

  // The reader is led to the question that has just come, but not away from the top of a page that has been opened.
  useEffect(() => {
    if (test.number > 1) document.getElementById(questionId(name))?.focus();
  }, [name, test.number]);

  const give = (fields: Record<string, string>) => {
    if (!busy) send({ ...fields, test: test.id, question: name }, { method: 'post', replace: true });
  };
  const answer = () => give({ intent: 'answer', answer: JSON.stringify(answers[name] ?? null) });
  const next = () => (isBlank(answers[name]) ? setBlank(blank + 1) : answer());
  const notKnown = (event: MouseEvent) => {
    event.preventDefault();
    give({ intent: 'unknown' });
  };

  return (
    <div>
      <ProgressBar progress={test.progress}>
        <span id={numberId}>{t('placement.number', { number: test.number })}</span>
        {test.seconds_left === null ? null : (
          <TimeLeft attempt={test.attempt_id} seconds={test.seconds_left} limit={limitOf(test)} onOver={answer} />
        )}
      </ProgressBar>
      <PlaysProvider attempt={test.attempt_id} plays={test.plays}>
        <SchemaForm
          form={form}
          attempt={test.attempt_id}
          counted={numberId}
          answers={answers}
          onAnswers={(changed) => setAnswers((shown) => ({ ...shown, ...changed }))}
          onSubmit={next}
        >
          <input type="hidden" name="test" value={test.id} />
          <input type="hidden" name="question" value={name} />
          {blank > 0 ? (
            <p className="notice" role="alert" key={blank}>
              {t('placement.blank')}
            </p>
          ) : null}
          <NotSent />
          <div className="actions answer-actions">
            <Submit label={t(busy ? 'placement.saving' : 'placement.next')} busy={busy} value="answer" />
            <button
              type="submit"
              name="intent"
              value="unknown"
              className="button quiet"
              disabled={busy}
              onClick={notKnown}
            >
              {t('placement.unknown')}
            </button>
          </div>
          <p className="hint">{t('placement.no_guessing')}</p>
        </SchemaForm>
      </PlaysProvider>
    </div>
  );
}

const limitOf = ({ started_at, deadline_at }: ShownTest) =>
  (Date.parse(deadline_at ?? started_at) - Date.parse(started_at)) / 1000;
