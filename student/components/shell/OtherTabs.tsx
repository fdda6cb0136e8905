import { useEffect, useRef, useState } from 'react';
import { announceSession } from '#schemas/browser/session.ts';
import { watchSession, whenRead } from '#schemas/browser/watch.ts';
import type { User } from '#schemas/user.ts';
import { useWords } from '../words.tsx';

const home = () => window.location.assign('/');
const leave = (address: string) => window.location.assign(address);

/** What happens to the session elsewhere (another tab, another device) happens here too. */
export function OtherTabs({ user }: { user: User }) {
  const { t } = useWords();
  const notice = useRef<HTMLDialogElement>(null);
  const [another, setAnother] = useState(false);
  const { id } = user;
  const { slug } = user.role;
  useEffect(() => {
    const member = { id, role: { slug } };
    announceSession(window, member);
    return watchSession(window, member, () => setAnother(true), leave);
  }, [id, slug]);
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
