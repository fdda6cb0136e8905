import { useEffect, useRef, useState } from 'react';
import type { User } from '#schemas/accounts/user.ts';
import { hear } from '#schemas/browser/events.ts';
import { watchSession, whenRead } from '#schemas/browser/watch.ts';
import { dropDrafts } from '../help/drafts.ts';
import { useWords } from '../words.tsx';
import { readNothing } from './leaving.ts';

const home = () => window.location.assign('/');

/** Who has signed out leaves no drafts in other tabs either; after a session that was ended they are offered again. */
const leave = (address: string, here?: 'signed_out') => {
  if (here) dropDrafts();
  window.location.assign(address);
};

/** What happens to the session elsewhere (another tab, another device) happens here too. */
export function OtherTabs({ user }: { user: User }) {
  const { t } = useWords();
  const notice = useRef<HTMLDialogElement>(null);
  const [another, setAnother] = useState(false);
  const { id } = user;
  const { slug } = user.role;
  useEffect(() => {
    const member = { id, role: { slug } };
    const another = () => {
      readNothing();
      setAnother(true);
    };
    return watchSession(window, member, another, leave);
  }, [id, slug]);
  // As nobody, or somebody else, the page would be refused, and lead on before the notice is read.
  useEffect(() => hear(document, { on: { session: readNothing } }), []);
  useEffect(() => {
    if (!another) return;
    notice.current?.showModal();
    return whenRead(document, home);
  }, [another]);
  return (
    <dialog ref={notice} className="notice-dialog" aria-labelledby="another-tab" onClose={home}>
      <p id="another-tab">{t('session.another')}</p>
      <button type="button" className="button wide" onClick={home}>
        {t('session.go')}
      </button>
    </dialog>
  );
}
