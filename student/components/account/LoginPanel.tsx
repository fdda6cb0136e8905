import { type ReactNode, useId } from 'react';
import { useWords } from '../words.tsx';
import { Preferences } from './Preferences.tsx';

/** The frame of the pages that stand before the sign-in. */
export function LoginPanel({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useWords();
  const id = useId();
  return (
    <main className="login">
      <section className="login-panel" aria-labelledby={id}>
        <p className="brand">
          <span className="brand-mark" aria-hidden="true" />
          {t('shell.school')}
        </p>
        <h1 id={id}>{title}</h1>
        {children}
        <Preferences />
      </section>
    </main>
  );
}
