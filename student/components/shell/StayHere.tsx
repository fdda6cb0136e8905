import { useBlocker } from '@remix-run/react';
import { useWords } from '../words.tsx';
import { useOffline } from './connection.ts';
import { isCached } from './page_cache.ts';

/** Without connection the page that is open stays, and says where the thumb is that the other one has to wait. */
export function StayHere() {
  const isOffline = useOffline();
  return (
    <div role="status" className="stay-here">
      {isOffline ? <Stay /> : null}
    </div>
  );
}

/** There only while it is needed: the router warns of any blocker when a browser goes back over a place within a page. */
function Stay() {
  const { t } = useWords();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname + here.search !== there.pathname + there.search && !isCached(there),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <>
      <p>
        <strong>{t('offline.title')}.</strong> {t('offline.stay')}
      </p>
      <button type="button" className="button quiet" onClick={() => blocker.reset()}>
        {t('offline.close')}
      </button>
    </>
  );
}
