import { useSearchParams } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { type Answers, answersTo, openQuestions, partOf, questionsOf } from '../compiled.ts';
import { questionId } from '../ids.ts';
import { SchemaForm } from '../SchemaForm.tsx';
import { Submit } from '../taking/Submit.tsx';
import type { Step } from './steps.ts';
import type { GivenAnswer } from './useSteps.ts';

interface CurrentQuestionProps {
  /** All that is asked, one by one. */
  asked: CompiledForm;
  /** The attempt with which it is stored what was heard and recorded. */
  attempt?: number;
  /** What a browser without script sends along. */
  sent: Record<string, number>;
  step: Extract<Step, { kind: 'asked' | 'again' }>;
  /** Said beside that a question comes once more. */
  againMore?: string;
  answers: Answers;
  onAnswers(changed: Answers): void;
  errors?: Record<string, string> | undefined;
  /** Whether the reader has come here from another question: the focus goes along. */
  moved: boolean;
  busy: boolean;
  onCheck(given: GivenAnswer): Promise<void>;
}

/** The question that is asked now. A second answer to it is checked and not stored. */
export function CurrentQuestion(props: CurrentQuestionProps) {
  const { asked, attempt, sent, step, againMore, answers, onAnswers, errors, moved, busy, onCheck } = props;
  const { t } = useWords();
  const [search] = useSearchParams();
  const { name } = step;
  const isAgain = step.kind === 'again';
  const form = useMemo(() => partOf(asked, [name]), [asked, name]);
  const [second, setSecond] = useState<Answers>({});
  const [isOpen, setOpen] = useState(search.has('open'));
  const panel = useRef<HTMLDivElement>(null);
  const currentAnswers = isAgain ? second : answers;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, as it comes
  useEffect(() => {
    if (moved) document.getElementById(questionId(name))?.focus();
  }, []);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const check = (submitter: HTMLElement | null) => {
    if (busy) return;
    const anyway = submitter instanceof HTMLButtonElement && submitter.value === 'check_anyway';
    if (!anyway && openQuestions(form, currentAnswers).length > 0) {
      setOpen(true);
      panel.current?.focus();
      return;
    }
    void onCheck({ question: name, answers: { [name]: currentAnswers[name] ?? null }, again: isAgain });
  };

  return (
    <>
      {step.kind === 'again' ? (
        <p className="notice">
          {t('practice.again', { number: step.number, of: step.of })} {againMore}
        </p>
      ) : null}
      <SchemaForm
        form={form}
        all={questionsOf(asked)}
        attempt={attempt}
        answers={isAgain ? second : answersTo(form, answers)}
        onAnswers={isAgain ? (changed) => setSecond((shown) => ({ ...shown, ...changed })) : onAnswers}
        errors={errors}
        onSubmit={check}
      >
        {Object.entries(sent).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <input type="hidden" name="question" value={name} />
        {isAgain ? <input type="hidden" name="again" value="1" /> : null}
        {isOpen && openQuestions(form, currentAnswers).length > 0 ? (
          <div className="open-questions" id="open" ref={panel} tabIndex={-1}>
            <p>{t('practice.open')}</p>
            <button type="submit" name="intent" value="check_anyway" className="button quiet">
              {t('practice.anyway')}
            </button>
          </div>
        ) : null}
        <div className="actions">
          <Submit label={t(busy ? 'practice.checking' : 'practice.check')} busy={busy} value="check" />
        </div>
      </SchemaForm>
    </>
  );
}
