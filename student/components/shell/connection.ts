import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Whether the device says that it has no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

/** What browsers say of a request that has reached nobody: Chromium, Firefox, Safari. */
const words = /fetch|network|load failed/i;

/** Whether an error is the connection's. A device that is connected to a network that leads nowhere does not know of it. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && (!navigator.onLine || words.test(error.message));
