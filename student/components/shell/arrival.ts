import { useLocation } from '@remix-run/react';
import { useEffect, useLayoutEffect } from 'react';

/** On the server nothing is laid out. */
const useLaidOut = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The page that has the focus already: the first one is the browser's to announce. */
let here: { key: string; pathname: string } | null = null;

/**
 * Takes the focus to the heading of each page that is gone to, so that a screen reader says where one is and Tab goes on
 * from there; on the same page only where the focus was lost. A page that leads its reader elsewhere does so after this.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  useLaidOut(() => {
    const before = here;
    here = { key, pathname };
    if (before === null || before.key === key || hash) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (pathname === before.pathname && !isLost) return;
    const goal = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!goal) return;
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
