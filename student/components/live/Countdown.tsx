import { useWords } from '../words.tsx';
import { useSecond } from './clock.ts';
import { timeLeft } from './time_left.ts';

interface CountdownProps {
  /** A moment to come. */
  to: string;
  /** What happens then, as a key of a sentence with `time`. */
  says: 'registration_opens_in' | 'will_open_in' | 'answer_within' | 'starts_in';
}

/** Counts down to a moment by the server's clock. */
export function Countdown({ to, says }: CountdownProps) {
  const { t } = useWords();
  const now = useSecond();
  return (
    <span className="countdown" role="timer">
      {t(`live.${says}`, { time: timeLeft(Date.parse(to) - now) })}
    </span>
  );
}
