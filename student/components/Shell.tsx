import { Link, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { guard, home, profileOf, type Visitor } from '#schemas/guard.ts';
import { findPage } from '#schemas/pages.ts';
import type { User } from '../api.server.ts';
import { Account } from './Account.tsx';
import { DemoIcon, HomeIcon, LevelsIcon, LibraryIcon, MeIcon } from './icons.tsx';
import { OtherTabs } from './OtherTabs.tsx';
import { useWords } from './words.tsx';

const placesOf = (user: User) => [
  { path: '/home', Icon: HomeIcon },
  { path: '/demo', Icon: DemoIcon },
  { path: '/levels', Icon: LevelsIcon },
  { path: '/library', Icon: LibraryIcon },
  { path: profileOf(user), Icon: MeIcon, title: 'profile.me' },
];

/** What the back office draws is no place of this site: staff are here for a meeting alone. */
const opens = (user: Visitor, path: string) => {
  const verdict = guard(user, path);
  return 'allow' in verdict && (verdict.allow.app === 'student' || user.role.slug === 'student');
};

/** The frame of every page: a bar at the bottom of a phone, a rail at the left of a wide screen. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className="shell-head">
        <Link className="brand" to={home(user)} reloadDocument={user.role.slug !== 'student'}>
          <span className="brand-mark" aria-hidden="true" />
          {t('shell.school')}
        </Link>
        <Account user={user} />
      </header>
      <nav className="shell-nav" aria-label={t('shell.menu')}>
        {placesOf(user)
          .filter(({ path }) => opens(user, path))
          .map(({ path, Icon, title }) => (
            <NavLink key={path} to={path} className="place" prefetch="intent">
              <Icon />
              <span>{t(title ?? findPage(path)?.page.title ?? path)}</span>
            </NavLink>
          ))}
      </nav>
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <OtherTabs user={user} />
    </div>
  );
}
