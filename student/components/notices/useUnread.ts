import { useEffect, useState } from 'react';
import { hear } from '#schemas/browser/events.ts';

/** How many of the reader's notices are unread: none until the server has said so, or for who has no notices. */
export function useUnread(hasNotices: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!hasNotices) return;
    return hear(document, { on: { notices: (data) => setUnread((data as { unread: number }).unread) } });
  }, [hasNotices]);
  return unread;
}
