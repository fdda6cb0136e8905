import { NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PlacesContext, previews } from '../places.ts';
import { useWords } from '../words.tsx';

interface PreviewFrameProps {
  /** Where the student would be: the pages of the site differ by it. */
  level?: number;
  children: ReactNode;
}

/** A page as students see it, labelled as a preview, with links to the other previews. */
export function PreviewFrame({ level, children }: PreviewFrameProps) {
  const { t } = useWords();
  const at = level === undefined ? undefined : { id: level };
  const places = [
    ...(at ? [{ to: previews.home(at), title: 'home' }] : []),
    ...(at ? [{ to: previews.center(at), title: 'learning_center' }] : []),
    { to: previews.levels(at), title: 'levels' },
    { to: previews.library(), title: 'library' },
  ];
  return (
    <PlacesContext.Provider value={previews}>
      <main>
        <p className="notice preview-note">{t('preview.student')}</p>
        <nav className="preview-places" aria-label={t('preview.places')}>
          {places.map(({ to, title }) => (
            <NavLink key={to} to={to} end>
              {t(`pages.${title}`)}
            </NavLink>
          ))}
        </nav>
        {children}
      </main>
    </PlacesContext.Provider>
  );
}
