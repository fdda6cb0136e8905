import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWords } from '../words.tsx';

/** When a wait is seen, and when it is said, in milliseconds. */
const seen = 100;
const said = 3000;

/** A bar at the upper edge while another page is on its way: what was pressed was heard. */
export function Pending() {
  const { t } = useWords();
  const isWaiting = useNavigation().state !== 'idle';
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [seen, said].map((after) => setTimeout(() => setWaited(after), after));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaited(0);
    };
  }, [isWaiting]);
  return (
    <>
      {waited >= seen ? <div className="on-its-way" aria-hidden="true" /> : null}
      <p className="unseen" role="status">
        {waited >= said ? t('shell.loading') : null}
      </p>
    </>
  );
}
