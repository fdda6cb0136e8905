import { loginPage } from '../accounts/session.ts';
import { hear } from './events.ts';
import { created, forget, isOwn, type Member, signedOut } from './session.ts';

/** `here`: the person signed out in this browser, and did not just lose the session. */
type Leave = (address: string, here?: 'signed_out') => void;

/** Milliseconds for which a page may still receive events of the session that it was rendered for. */
const young = 5000;

/**
 * Hears what happens to the session elsewhere: signed out in another tab, or ended by the server, leads to the login
 * page of the role, which says why; the page is notified of a new session in another tab.
 * @returns the end of hearing
 */
export function watchSession(page: Window, member: Member, another: () => void, leave: Leave): () => void {
  const login = loginPage(member.role.slug);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    const isKnown = page.performance.now() < young && isOwn(page.localStorage, member);
    if (key === created && !isKnown) another();
    if (key !== signedOut) return;
    forget(page.localStorage);
    leave(login, 'signed_out');
  };
  page.addEventListener('storage', onStorage);
  const ended = () => leave(login);
  let isSignedOut = false;
  const stop = hear(page.document, {
    on: {
      session: (data) => {
        // Who signs out, or in as somebody else, goes by themselves, and their other tabs hear it from them.
        isSignedOut = (data as { ending: string }).ending === 'logout';
        if (!isSignedOut) ended();
      },
    },
    // Without events the next call's 401 says the same.
    refused: () => isSignedOut || ask(ended),
  });
  return () => {
    page.removeEventListener('storage', onStorage);
    stop();
  };
}

function ask(ended: () => void): void {
  fetch('/api/user').then(
    ({ status }) => status === 401 && ended(),
    () => undefined,
  );
}

/** The seconds for which a notice that redirects by itself is shown. */
const readable = 6;

/** Does something once the page has been in sight for as long as its notice takes to be read. */
export function whenRead(document: Document, then: () => void): () => void {
  let timer = 0;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = Number(setTimeout(then, readable * 1000));
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
