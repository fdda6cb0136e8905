import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { isRoom } from '#schemas/pages.ts';

/**
 * The room of a meeting has a policy of its own, which belongs to its document: it is entered and left by loading one.
 * Links to it say so themselves; whatever else leads there, or away from it, is made to.
 */
export function useOwnDocument(): void {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const to = location && isRoom(location.pathname) !== isRoom(pathname) ? location : null;
  const address = to && `${to.pathname}${to.search}${to.hash}`;
  useEffect(() => {
    if (address) window.location.assign(address);
  }, [address]);
}
