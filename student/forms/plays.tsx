import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** How often each recording was listened to, and a way to spend one more time. */
export interface Plays {
  spent: Record<string, number>;
  /** Says whether it may be heard now. */
  spend(place: string, resource: number): Promise<boolean>;
}

/** Without an attempt, as in a preview, the page counts by itself. */
const PlaysContext = createContext<Plays | null>(null);

export const playName = (place: string, resource: number) => `${place}.${resource}`;

/** Counts with the attempt, on the server: another page or device counts the same. */
export function PlaysProvider({
  attempt,
  plays,
  children,
}: {
  attempt: number;
  plays: Record<string, number>;
  children: ReactNode;
}) {
  const [spent, setSpent] = useState(plays);
  const value = useMemo(
    (): Plays => ({
      spent,
      async spend(place, resource) {
        const answer = await fetch(`/api/attempts/${attempt}/play`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ place, resource }),
        }).catch(() => null);
        if (!answer?.ok) return false;
        setSpent(((await answer.json()) as { plays: Record<string, number> }).plays);
        return true;
      },
    }),
    [attempt, spent],
  );
  return <PlaysContext.Provider value={value}>{children}</PlaysContext.Provider>;
}

/** The attempt's count, or one of this page alone. */
export function usePlays(): Plays {
  const shared = useContext(PlaysContext);
  const [spent, setSpent] = useState<Record<string, number>>({});
  return (
    shared ?? {
      spent,
      async spend(place, resource) {
        const name = playName(place, resource);
        setSpent((now) => ({ ...now, [name]: (now[name] ?? 0) + 1 }));
        return true;
      },
    }
  );
}
