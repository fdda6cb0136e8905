import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { useWords } from '../../components/words.tsx';

/** Steps from what was said to what was written. */
type Difference = NonNullable<AnswerReview['difference']>[number];

/** What was written beside what was said, word by word: in words and marks, not by colour alone. */
export function Differences({ steps }: { steps: Difference[] }) {
  const { t } = useWords();
  return (
    <div className="differences">
      <h4>{t('score.difference.title')}</h4>
      <p>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <Step key={at} {...step} />
        ))}
      </p>
    </div>
  );
}

function Step({ mark, text = '', instead = '' }: Difference) {
  const { t } = useWords();
  if (mark === 'same') return <span lang="en">{text} </span>;
  const Tag = mark === 'missing' ? 'ins' : 'del';
  return (
    <>
      <Tag className={mark}>{t(`score.difference.${mark}`, { text, instead })}</Tag>{' '}
    </>
  );
}
