import { useRevalidator } from '@remix-run/react';
import { useCallback } from 'react';

let isLeaving = false;

/** The page is being left: what it still reads of the session that is over would be refused, and lead elsewhere. */
export function readNothing(): void {
  isLeaving = true;
}

/** The person stays after all. */
export function readOn(): void {
  isLeaving = false;
}

/** Reads the data of the page again, unless its reader is leaving. */
export function useReread(): { reread: () => void; state: 'idle' | 'loading' } {
  const { revalidate, state } = useRevalidator();
  const reread = useCallback(() => {
    if (!isLeaving) revalidate();
  }, [revalidate]);
  return { reread, state };
}
