import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { User } from '#schemas/accounts/user.ts';
import type { Place } from '../../menu.ts';
import { useWorker } from '../../offline/useWorker.ts';
import { useAhead } from '../ahead.ts';
import { ClassesIcon, DemoIcon, ForumIcon, HomeIcon, LevelsIcon, LibraryIcon, MeIcon } from '../icons.tsx';
import { useWords } from '../words.tsx';
import { Head } from './Head.tsx';
import { OtherTabs } from './OtherTabs.tsx';
import { Pending } from './Pending.tsx';
import { StayHere } from './StayHere.tsx';

const icons: Record<string, typeof HomeIcon> = {
  '/demo': DemoIcon,
  '/forum': ForumIcon,
  '/levels': LevelsIcon,
  '/classes': ClassesIcon,
  '/library': LibraryIcon,
};

const iconOf = ({ to, title }: Place) => icons[to] ?? (title === 'profile.me' ? MeIcon : HomeIcon);

interface ShellProps {
  user: User;
  menu: Place[];
  children: ReactNode;
}

/** The frame of every page: a bar at the bottom of a phone, a rail at the left of a wide screen. */
export function Shell({ user, menu, children }: ShellProps) {
  const { t, locale } = useWords();
  useWorker(locale);
  const ahead = useAhead();
  const isStaff = user.role.slug !== 'student';
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <Head user={user} />
      <nav className="shell-nav" aria-label={t('shell.menu')}>
        {menu.map((place) => {
          const Icon = iconOf(place);
          return (
            <NavLink
              key={place.to}
              to={place.to}
              className="place"
              prefetch={isStaff ? 'none' : ahead}
              reloadDocument={isStaff}
            >
              <Icon />
              <span>{t(place.title)}</span>
            </NavLink>
          );
        })}
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <OtherTabs user={user} />
      <StayHere />
      <Pending />
    </div>
  );
}
