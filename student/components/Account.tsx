import type { User } from '../api.server.ts';
import { Face } from './Face.tsx';
import { Preferences } from './Preferences.tsx';
import { SignOut } from './SignOut.tsx';
import { useWords } from './words.tsx';

/** Who is signed in, how they read, and the way out. */
export function Account({ user }: { user: User }) {
  const { t } = useWords();
  return (
    <details className="account">
      <summary>
        <Face name={user.name} avatar={user.avatar} />
        <span className="account-name">{user.name}</span>
      </summary>
      <div className="account-panel">
        <Preferences />
        <SignOut className="button quiet wide">{t('shell.sign_out')}</SignOut>
      </div>
    </details>
  );
}
