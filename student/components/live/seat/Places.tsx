import { NavLink, useRouteLoaderData } from '@remix-run/react';
import { guard } from '#schemas/guard.ts';
import type { readerOf } from '../../../server/reader.server.ts';
import { useWords } from '../../words.tsx';

const places = [
  { to: '/classes', title: 'pages.classes' },
  { to: '/forum', title: 'pages.forum' },
  { to: '/particular-classes', title: 'pages.particular_classes' },
];

/** The lists of live meetings that the reader has. */
export function Places() {
  const { t } = useWords();
  const user = useRouteLoaderData<typeof readerOf>('root')?.user ?? null;
  const own = places.filter(
    ({ to }) => 'allow' in guard(user, to) && (to !== '/particular-classes' || user?.has_particular_classes),
  );
  if (own.length < 2) return null;
  return (
    <nav className="meeting-places" aria-label={t('live.places')}>
      {own.map(({ to, title }) => (
        <NavLink key={to} to={to} end>
          {t(title)}
        </NavLink>
      ))}
    </nav>
  );
}
