import { useEffect, useState } from 'react';

/** The time, for what a page lets one do from a moment on; it goes on by itself. */
export function useNow(pause = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), pause);
    return () => clearInterval(timer);
  }, [pause]);
  return now;
}
