import { type ReactNode, useId } from 'react';
import { useWords } from '../words.tsx';
import { LoginPicture } from './LoginPicture.tsx';
import { Colors, Languages } from './Preferences.tsx';

/**
 * The frame of the pages that stand before the sign-in. The school speaks Spanish until something else was chosen: the
 * other language stands above all else, for who reads that alone.
 */
export function LoginPanel({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useWords();
  const id = useId();
  return (
    <main className="login">
      <LoginPicture />
      <div className="login-side">
        <div className="login-head">
          <p className="brand">
            <span className="brand-mark" aria-hidden="true" />
            {t('shell.school')}
          </p>
          <Languages />
        </div>
        <section className="login-panel" aria-labelledby={id}>
          <h1 id={id}>{title}</h1>
          {children}
          <Colors />
        </section>
      </div>
    </main>
  );
}
