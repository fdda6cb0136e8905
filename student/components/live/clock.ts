import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** By how many milliseconds the server's clock is ahead of this device's: measured once for each document. */
let ahead = 0;
let isMeasured = false;

/** Compares the clocks as the document arrives. What it took on the way makes the page late, never early. */
export function useServerClock(now: string | undefined): void {
  useEffect(() => {
    if (isMeasured || !now) return;
    isMeasured = true;
    const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    ahead = Date.parse(now) - (performance.timeOrigin + (arrived?.responseStart ?? performance.now()));
  }, [now]);
}

const current = () => Date.now() + ahead;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that counts on a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time when the page was made: what it says then, server and browser agree on. */
export const MadeAt = createContext<string>('');

/** The server's time in whole seconds, as milliseconds. */
export function useSecond(): number {
  const madeAt = useContext(MadeAt);
  const whole = (moment: number) => Math.floor(moment / 1000) * 1000;
  return useSyncExternalStore(
    subscribe,
    () => whole(current()),
    () => whole(Date.parse(madeAt)),
  );
}

/** Which of some moments have passed, and again whenever one does. */
export function usePassed<Name extends string>(moments: Record<Name, string | null>): Record<Name, boolean> {
  const madeAt = useContext(MadeAt);
  const names = Object.keys(moments) as Name[];
  const has = (name: Name, now: number) => moments[name] !== null && Date.parse(moments[name] as string) <= now;
  const passedAt = (now: number) => names.filter((name) => has(name, now)).join();
  const passed = useSyncExternalStore(
    subscribe,
    () => passedAt(current()),
    () => passedAt(Date.parse(madeAt)),
  ).split(',');
  return Object.fromEntries(names.map((name) => [name, passed.includes(name)])) as Record<Name, boolean>;
}
