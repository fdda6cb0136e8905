import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

/** A page as the student will see it: it says what it is, and leads back by closing. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <main>
      <p className="notice preview-note">{t('preview.student')}</p>
      {children}
    </main>
  );
}
