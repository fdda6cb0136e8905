import { useEffect, useState } from 'react';

/** Milliseconds after which a page looks again whether its moment has come. */
const pause = 15_000;

/** The time, for what a page lets one do from a moment on; it goes on by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), pause);
    return () => clearInterval(timer);
  }, []);
  return now;
}
