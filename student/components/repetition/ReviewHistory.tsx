import type { Entities } from '#schemas/types/entities.ts';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';
import type { ReviewSummary } from './ReviewCard.tsx';

export interface Reviewed extends Pick<ReviewSummary, 'learning' | 'learnt'> {
  days: Entities['review_sets']['queries']['history']['result']['days'];
}

/** What was reviewed on which day, and how much of it is learnt; nothing before the first mistake. */
export function ReviewHistory({ reviewed }: { reviewed: Reviewed | null | undefined }) {
  const { t } = useWords();
  if (!reviewed || reviewed.learning + reviewed.learnt === 0) return null;
  const { days, learning, learnt } = reviewed;
  return (
    <section aria-labelledby="reviewed">
      <h2 id="reviewed">{t('repetition.history')}</h2>
      <p>
        {t('repetition.learnt', { smart_count: learnt })} {t('repetition.learning', { smart_count: learning })}
      </p>
      {days.length > 0 ? (
        <ul>
          {days.map(({ day, answered, right }) => (
            <li key={day}>
              <Time of={day} as="date" />: {t('repetition.day', { right, smart_count: answered })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
