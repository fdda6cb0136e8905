import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../components/words.tsx';
import { askLeft, leftOf, startingNow, warningAt } from './clock.ts';

interface TimeLeftProps {
  attempt: number;
  /** What the server said when it drew the page. */
  seconds: number;
  /** The whole time, in seconds. */
  limit: number;
  onOver(): void;
}

/** The time that is left by the server's clock, ticking. Before it says that the time is over it asks the server. */
export function TimeLeft({ attempt, seconds, limit, onOver }: TimeLeftProps) {
  const { t } = useWords();
  const [left, setLeft] = useState<number | null>(null);
  const over = useRef(onOver);
  over.current = onOver;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another attempt alone
  useEffect(() => {
    let clock = startingNow(seconds);
    let isAsking = false;
    let hasEnded = false;
    /** The page may have loaded slowly, or the device have slept: neither was counted. */
    const ask = async () => {
      if (isAsking || hasEnded) return;
      isAsking = true;
      clock = (await askLeft(attempt)) ?? clock;
      isAsking = false;
      if (!hasEnded) setLeft(leftOf(clock));
      if (leftOf(clock) > 0 || hasEnded) return;
      stop();
      over.current();
    };
    const tick = () => {
      setLeft(leftOf(clock));
      if (leftOf(clock) === 0) void ask();
    };
    const look = () => void (document.visibilityState === 'visible' && ask());
    const timer = setInterval(tick, 1000);
    const stop = () => {
      hasEnded = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    tick();
    void ask();
    return stop;
  }, [attempt]);

  if (left === null) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const warning = warningAt(left, limit);
  const message = t('forms.time_over');
  return (
    <>
      <span className={left < 60 ? 'time-left short' : 'time-left'} role="timer">
        {left > 0 ? t('forms.time_left', { time }) : message}
      </span>
      <span className="unseen" role="status">
        {left === 0 ? message : warning && t('forms.time_warning', { smart_count: warning })}
      </span>
    </>
  );
}
