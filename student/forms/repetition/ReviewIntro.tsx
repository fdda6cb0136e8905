import { Link } from '@remix-run/react';
import { wordsOfLevel } from '../../components/places.ts';
import type { ReviewSummary } from '../../components/repetition/ReviewCard.tsx';
import { StartReview } from '../../components/repetition/StartReview.tsx';
import { useDueWords } from '../../components/repetition/useDueWords.ts';
import { useWords } from '../../components/words.tsx';

interface ReviewIntroProps {
  summary: ReviewSummary;
  /** Where the student is in the course. */
  level: { id: number } | null;
}

/** Before a set is begun: what comes back today, or that nothing does; and the words of the level, which always may. */
export function ReviewIntro({ summary, level }: ReviewIntroProps) {
  const { t } = useWords();
  const due = useDueWords(summary.next);
  const toWords = level ? (
    <Link className="button quiet" to={wordsOfLevel(level)}>
      {t('words.go')}
    </Link>
  ) : null;
  if (summary.next > 0)
    return (
      <>
        <p className="lead">{t('repetition.why')}</p>
        <p>{t('repetition.today', { due })}</p>
        <div className="actions">
          <StartReview label={t('repetition.go')} />
          {toWords}
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
        {toWords}
      </div>
    </>
  );
}
