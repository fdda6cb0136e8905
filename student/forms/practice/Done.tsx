import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { NotSent } from '../../components/shell/NotSent.tsx';
import { useWords } from '../../components/words.tsx';
import { onceName } from '../taking/once.ts';

interface DoneProps {
  attempt: BegunAttempt;
  checked: CheckedAnswer[];
  onceKey: string;
  busy: boolean;
}

/** All was checked: what was right at the first try, which is what counts, and the way to the score. */
export function Done({ attempt, checked, onceKey, busy }: DoneProps) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = checked.filter(({ review }) => review.correct).length;
  const waitingCount = checked.filter(({ review }) => review.correct === null).length;
  return (
    <section className="practice-done" aria-labelledby="practice-done">
      <h2 id="practice-done" ref={heading} tabIndex={-1}>
        {t('practice.done')}
      </h2>
      <p>{t('practice.first_try', { right, of: checked.length })}</p>
      {waitingCount > 0 ? <p>{t('practice.waiting')}</p> : null}
      <NotSent />
      <Form method="post" replace className="actions">
        <input type="hidden" name="attempt" value={attempt.id} />
        <input type="hidden" name={onceName} value={onceKey} />
        <button type="submit" name="intent" value="submit_anyway" className="button" disabled={busy}>
          {t(busy ? 'exercise.submitting' : 'practice.finish')}
        </button>
      </Form>
    </section>
  );
}
