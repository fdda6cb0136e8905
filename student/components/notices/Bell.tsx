import { NavLink } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { hear } from '#schemas/browser/events.ts';
import { useAhead } from '../ahead.ts';
import { BellIcon } from '../icons.tsx';
import { useWords } from '../words.tsx';

/** How many of the reader's notices are unread; null until the server has said so. */
function useUnread(): number | null {
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => hear(document, { on: { notices: (data) => setUnread((data as { unread: number }).unread) } }), []);
  return unread;
}

/** The way to the notices, with the number of those that are unread. */
export function Bell() {
  const { t } = useWords();
  const unread = useUnread();
  const ahead = useAhead();
  return (
    <NavLink to="/notifications" className="bell" prefetch={ahead}>
      <BellIcon />
      <span className="unseen">{t('pages.notifications')}</span>
      {unread ? (
        <span className="bell-count">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="unseen">{t('notices.unread', { smart_count: unread })}</span>
        </span>
      ) : null}
    </NavLink>
  );
}
