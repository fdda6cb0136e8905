import { useEffect } from 'react';
import type { Locale } from '#schemas/localize.ts';
import { workerFile } from './worker_file.ts';

/** When nothing of the page needs the connection any more. */
const later = 3000;

/** Has the browser say in the school's words what cannot be reached, once the page has come whole. */
export function useWorker(locale: Locale): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () =>
      // A browser may refuse: then it says so in its own words.
      void navigator.serviceWorker
        .register(`/_student/${workerFile}?lang=${locale}`, { scope: '/' })
        .catch(() => undefined);
    const timer = setTimeout(register, later);
    return () => clearTimeout(timer);
  }, [locale]);
}
