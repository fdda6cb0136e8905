import { Link, NavLink } from '@remix-run/react';
import type { User } from '#schemas/accounts/user.ts';
import { guard, home } from '#schemas/guard.ts';
import { Account } from '../account/Account.tsx';
import { HelpLink, useHelp } from '../help/HelpLink.tsx';
import { Bell, Unread } from '../notices/Bell.tsx';
import { useUnread } from '../notices/useUnread.ts';
import { useWords } from '../words.tsx';

/** Staff have theirs in the back office. */
const seesNotices = (user: User) => user.role.slug === 'student' && 'allow' in guard(user, '/notifications');

/**
 * The school's name, help and notices beside who is signed in. A phone has room for the last alone: the others are in the
 * menu there. Both are in the page, and its width chooses, so that nothing waits for a script.
 */
export function Head({ user }: { user: User }) {
  const { t } = useWords();
  const help = useHelp();
  const hasHelp = 'allow' in guard(user, '/help');
  const hasNotices = seesNotices(user);
  const unread = useUnread(hasNotices);
  const toHome = { to: home(user), reloadDocument: user.role.slug !== 'student' };
  return (
    <header className="shell-head">
      <Link className="brand" {...toHome}>
        <span className="brand-mark" aria-hidden="true" />
        {t('shell.school')}
      </Link>
      <div className="shell-tools">
        {hasHelp ? <HelpLink open={help.open} className="help-link" /> : null}
        {hasNotices ? <Bell unread={unread} /> : null}
        <Account user={user} unread={unread}>
          <Link {...toHome}>{t('pages.home')}</Link>
          {hasNotices ? (
            <NavLink to="/notifications">
              {t('pages.notifications')} <Unread of={unread} className="account-count" />
            </NavLink>
          ) : null}
          {hasHelp ? <HelpLink open={help.open} className="" /> : null}
        </Account>
      </div>
      {help.panel}
    </header>
  );
}
