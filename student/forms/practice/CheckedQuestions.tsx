import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { useWords } from '../../components/words.tsx';
import { questionsOf } from '../compiled.ts';
import { Review } from '../score/Review.tsx';

/** What was checked before all questions were shown: it is fixed, and stands folded above what is left. */
export function CheckedQuestions({ attempt }: { attempt: BegunAttempt }) {
  const { t } = useWords();
  const questions = questionsOf(attempt);
  return (
    <details className="practice-checked">
      <summary>{t('practice.checked', { smart_count: attempt.checked.length })}</summary>
      {questions.map((name, at) => {
        const checkedAnswer = attempt.checked.find(({ question }) => question === name);
        return checkedAnswer ? (
          <Review key={name} as="h2" reviewed={checkedAnswer.review} number={at + 1} of={questions.length} />
        ) : null;
      })}
    </details>
  );
}
