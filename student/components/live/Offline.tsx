import { useSyncExternalStore } from 'react';
import { useWords } from '../words.tsx';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Says that what is shown may be out of date, while the device has no connection. */
export function Offline() {
  const { t } = useWords();
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return <div role="status">{offline ? <p className="notice">{t('live.offline')}</p> : null}</div>;
}
