import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { isKept } from '../live/without_network.ts';
import { useWords } from '../words.tsx';
import { useOffline } from './connection.ts';

/** Without connection the page that is open stays, and says where the thumb is that the other one has to wait. */
export function StayHere() {
  const { t } = useWords();
  const isOffline = useOffline();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      !navigator.onLine && here.pathname + here.search !== there.pathname + there.search && !isKept(there),
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && !isOffline) blocker.reset?.();
  }, [isBlocked, isOffline, blocker]);
  return (
    <div role="status" className="stay-here">
      {isBlocked ? (
        <>
          <p>
            <strong>{t('offline.title')}.</strong> {t('offline.stay')}
          </p>
          <button type="button" className="button quiet" onClick={() => blocker.reset?.()}>
            {t('offline.close')}
          </button>
        </>
      ) : null}
    </div>
  );
}
