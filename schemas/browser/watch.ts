import { loginPage } from '../accounts/session.ts';
import { hear } from './events.ts';
import { announceSession, forget, isOwn, type Member, sessionCreated, signedOut } from './session.ts';

/** `here`: the person signed out in this browser, and did not just lose the session. */
type Leave = (address: string, here?: 'signed_out') => void;
type Reader = Pick<Member, 'id'>;

/** Milliseconds for which a page may still receive events of the session that it was rendered for. */
const young = 5000;

/**
 * Tells the other tabs of a new session, and hears what happens to it elsewhere: signed out in another tab, or ended by
 * the server, leads to the login page of the role, which says why; the page is notified of a new session in another tab.
 * @returns the end of hearing
 */
export function watchSession(page: Window, member: Member, another: () => void, leave: Leave): () => void {
  const login = loginPage(member.role.slug);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    const isKnown = page.performance.now() < young && isOwn(page.localStorage, member);
    if (key === sessionCreated && !isKnown) another();
    if (key !== signedOut) return;
    forget(page.localStorage);
    leave(login, 'signed_out');
  };
  page.addEventListener('storage', onStorage);
  announceSession(page, member);
  const ended = () => leave(login);
  let isSignedOut = false;
  // The page may have been made before somebody else signed in; who signs out, or in as somebody else, goes by themselves.
  const meet = ({ id }: Reader) => {
    if (id === member.id) announceSession(page, member, true);
    else if (!isSignedOut) another();
  };
  const heard = new AbortController();
  const stop = hear(page.document, {
    on: {
      reader: (data) => meet(data as Reader),
      session: (data) => {
        // Their other tabs hear it from them.
        isSignedOut = (data as { ending: string }).ending === 'logout';
        if (!isSignedOut) ended();
      },
    },
    // Without events the server is asked who reads.
    refused: () => {
      if (isSignedOut) return;
      const read = (reader: Reader | null) => (reader ? meet(reader) : ended());
      readReader(heard.signal).then(read, () => undefined);
    },
  });
  return () => {
    page.removeEventListener('storage', onStorage);
    heard.abort();
    stop();
  };
}

/** @throws what keeps it from being known: no network, an error of the server, or nobody waits for it any more */
async function readReader(signal: AbortSignal): Promise<Reader | null> {
  const answer = await fetch('/api/user', { signal });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()).data;
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
