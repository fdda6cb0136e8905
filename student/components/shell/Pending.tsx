import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWords } from '../words.tsx';

/** After how many milliseconds a wait is visible, and after how many it is announced. */
const visibleAfter = 100;
const announcedAfter = 3000;

/** A bar at the upper edge while another page is on its way: what was pressed was heard. */
export function Pending() {
  const { t } = useWords();
  const isWaiting = useNavigation().state !== 'idle';
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [visibleAfter, announcedAfter].map((after) => setTimeout(() => setWaited(after), after));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaited(0);
    };
  }, [isWaiting]);
  return (
    <>
      {waited >= visibleAfter ? <div className="on-its-way" aria-hidden="true" /> : null}
      <p className="unseen" role="status">
        {waited >= announcedAfter ? t('shell.loading') : null}
      </p>
    </>
  );
}
