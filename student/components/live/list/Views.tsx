import { Link } from '@remix-run/react';
import { useWords } from '../../words.tsx';
import { type ListParams, searchOf, views } from './list_address.ts';

/** By days, as a week or a month, or what is over: the way to each stands in the address. */
export function Views({ params }: { params: ListParams }) {
  const { t } = useWords();
  return (
    <nav className="views" aria-label={t('live.views')}>
      {views.map((view) => (
        <Link
          key={view}
          to={searchOf({ ...params, view })}
          aria-current={params.view === view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`live.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
