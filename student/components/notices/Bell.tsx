import { NavLink } from '@remix-run/react';
import { useAhead } from '../ahead.ts';
import { BellIcon } from '../icons.tsx';
import { useWords } from '../words.tsx';

/** The way to the notices, with the number of those that are unread. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useWords();
  const ahead = useAhead();
  return (
    <NavLink to="/notifications" className="bell" prefetch={ahead}>
      <BellIcon />
      <span className="unseen">{t('pages.notifications')}</span>
      <Unread of={unread} className="bell-count" />
    </NavLink>
  );
}

/** How many notices are unread, in a figure and in words; nothing where all are read. */
export function Unread({ of, className }: { of: number; className: string }) {
  const { t } = useWords();
  if (of === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="unseen">{t('notices.unread', { smart_count: of })}</span>
    </span>
  );
}
