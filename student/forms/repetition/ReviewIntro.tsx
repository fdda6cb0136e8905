import { Link } from '@remix-run/react';
import type { ReviewSummary } from '../../components/repetition/ReviewCard.tsx';
import { StartReview } from '../../components/repetition/StartReview.tsx';
import { useDueWords } from '../../components/repetition/useDueWords.ts';
import { useWords } from '../../components/words.tsx';

/** Before a set is begun: what comes back today, or that nothing does. */
export function ReviewIntro({ summary }: { summary: ReviewSummary }) {
  const { t } = useWords();
  const due = useDueWords(summary.next);
  if (summary.next > 0)
    return (
      <>
        <p className="lead">{t('repetition.why')}</p>
        <p>{t('repetition.today', { due })}</p>
        <div className="actions">
          <StartReview label={t('repetition.go')} />
        </div>
      </>
    );
  return (
    <>
      <p className="lead">{t('repetition.nothing')}</p>
      <p>{t('repetition.nothing_more')}</p>
      <div className="actions">
        <Link className="button" to="/home">
          {t('pages.home')}
        </Link>
      </div>
    </>
  );
}
