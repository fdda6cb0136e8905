import { useWords } from '../words.tsx';

/** About how many questions are answered in a minute. */
const aMinute = 2;

/** How many questions there are to review, and about how long that takes. */
export function useDueWords(next: number): string {
  const { t } = useWords();
  const minutes = Math.ceil(next / aMinute);
  return `${t('repetition.questions', { smart_count: next })}, ${t('repetition.minutes', { smart_count: minutes })}`;
}
