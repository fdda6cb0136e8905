import { Time } from './Time.tsx';
import { useWords } from './words.tsx';

interface HindranceProps {
  /** What `?can=` answered. */
  start: { message?: string; possible_at?: string | null };
}

/** Why it cannot be begun now, and from when on it can. */
export function Hindrance({ start: { message, possible_at = null } }: HindranceProps) {
  const { t } = useWords();
  return (
    <p className="notice">
      {message}{' '}
      {possible_at ? (
        <>
          {t('exercise.possible')} <Time of={possible_at} />
        </>
      ) : null}
    </p>
  );
}
