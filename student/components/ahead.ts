import { useEffect, useState } from 'react';
import { useOffline } from './shell/connection.ts';

/** What browsers that tell it tell of the connection. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

type Ahead = 'none' | 'intent' | 'viewport';

/** @param likely whether this is where the reader goes next */
function aheadOn(connection: Connection | undefined, likely: boolean): Ahead {
  if (!connection?.effectiveType) return 'intent';
  const isGood = connection.effectiveType === '4g' && !connection.saveData;
  return isGood ? (likely ? 'viewport' : 'intent') : 'none';
}

/**
 * When a link's page is fetched before it is pressed: on a good connection, the likely next one as soon as its link is in
 * sight. On a slow one nothing is fetched that may not be wanted.
 */
export function useAhead(likely = false): Ahead {
  const [ahead, setAhead] = useState<Ahead>('none');
  // Code that could not be fetched once is not asked for again by some browsers: then its page is loaded as a document.
  const isOffline = useOffline();
  useEffect(() => {
    setAhead(aheadOn((navigator as Navigator & { connection?: Connection }).connection, likely));
  }, [likely]);
  return isOffline ? 'none' : ahead;
}
