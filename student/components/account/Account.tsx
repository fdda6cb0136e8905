import { useLocation } from '@remix-run/react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { User } from '#schemas/accounts/user.ts';
import { useWords } from '../words.tsx';
import { Face } from './Face.tsx';
import { Preferences } from './Preferences.tsx';
import { SignOut } from './SignOut.tsx';
import { Support } from './Support.tsx';

interface AccountProps {
  user: User;
  /** How many notices a phone's header has no other sign of. */
  unread: number;
  /** The ways that a phone's header has no room for. */
  children: ReactNode;
}

/** Who is signed in, how they read, and the way out: a menu that opens without script too. */
export function Account({ user, unread, children }: AccountProps) {
  const { t } = useWords();
  const { menu, ...closing } = useClosing();
  return (
    <details ref={menu} className="account" {...closing}>
      <summary>
        <Face name={user.name} avatar={user.avatar} />
        <span className="account-name">{user.name}</span>
        {unread > 0 ? (
          <span className="account-dot">
            <span className="unseen">
              {t('pages.notifications')}: {t('notices.unread', { smart_count: unread })}
            </span>
          </span>
        ) : null}
      </summary>
      <div className="account-panel">
        <div className="account-ways">{children}</div>
        <Preferences />
        <Support />
        <SignOut className="button quiet wide">{t('shell.sign_out')}</SignOut>
      </div>
    </details>
  );
}

/** Closes the menu by Escape, by a link of it, by a tap elsewhere, when the focus leaves it, and with the page that it was opened on. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedOn = useRef(key);
  const close = () => menu.current?.removeAttribute('open');
  const closeToSummary = () => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };

  // Each page begins with the menu closed. What was opened before the page woke up stays open.
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    menu.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);

  return {
    menu,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      closeToSummary();
    },
    // What a link opens beside the page gives the focus back to what is still in sight.
    onClick: ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) closeToSummary();
    },
    // What is pressed in the menu takes the focus to nowhere first: only another element closes it.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
    },
  };
}
