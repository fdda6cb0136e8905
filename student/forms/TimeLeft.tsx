import { useEffect, useState } from 'react';
import { useWords } from '../components/words.tsx';

/** The time that is left, ticking. The server draws none: its clock is not the reader's. */
export function TimeLeft({ since, minutes }: { since: string; minutes: number }) {
  const { t } = useWords();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const end = Date.parse(since) + minutes * 60_000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since, minutes]);
  if (left === null) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span className={left < 60 ? 'time-left short' : 'time-left'} role="timer">
      {left > 0 ? t('forms.time_left', { time }) : t('forms.time_over')}
    </span>
  );
}
