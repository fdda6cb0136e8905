import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { StartReview } from '../../components/repetition/StartReview.tsx';
import { useWords } from '../../components/words.tsx';

/** A set is over: what was right at the first try, and the way on. */
export function SetDone({ checked, more }: { checked: CheckedAnswer[]; more: number }) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = checked.filter(({ review }) => review.correct).length;
  return (
    <section className="practice-done" aria-labelledby="set-done">
      <h2 id="set-done" ref={heading} tabIndex={-1}>
        {t('repetition.done')}
      </h2>
      <p>{t('repetition.first_try', { right, of: checked.length, smart_count: right })}</p>
      <p>{t(right === checked.length ? 'repetition.done_right' : 'repetition.done_wrong')}</p>
      <div className="actions">
        {more > 0 ? <StartReview label={t('repetition.another')} quiet /> : null}
        <Link className="button" to="/home">
          {t('pages.home')}
        </Link>
      </div>
    </section>
  );
}
