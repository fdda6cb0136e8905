import type { Entities } from '#schemas/types/entities.ts';
import { useWords } from '../words.tsx';
import { StartReview } from './StartReview.tsx';
import { useDueWords } from './useDueWords.ts';

export type ReviewSummary = Entities['review_cards']['queries']['summary']['result'];

/** What of the own mistakes comes back today; nothing where none does. */
export function ReviewCard({ review }: { review: ReviewSummary | null | undefined }) {
  const { t } = useWords();
  const due = useDueWords(review?.next ?? 0);
  if (!review?.next) return null;
  return (
    <section className="panel" aria-labelledby="review">
      <h2 id="review">{t('repetition.title', { due })}</h2>
      <p>{t('repetition.why')}</p>
      <StartReview label={t(review.open ? 'repetition.go_on' : 'repetition.go')} quiet />
    </section>
  );
}
