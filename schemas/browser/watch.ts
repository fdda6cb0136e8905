import { loginPage } from '../session.ts';
import { created, forget, isOwn, type Member, signedOut } from './session.ts';

type Leave = (address: string) => void;

/** Milliseconds for which a page may still receive events of the session that it was rendered for. */
const young = 5000;

/**
 * Hears what happens to the session elsewhere: signed out in another tab, or ended by the server, leads to the login
 * page of the role, which says why; the page is notified of a new session in another tab.
 * @returns the end of hearing
 */
export function watchSession(page: Window, member: Member, another: () => void, leave: Leave): () => void {
  const login = loginPage(member.role.slug);
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    const isKnown = page.performance.now() < young && isOwn(page.localStorage, member);
    if (key === created && !isKnown) another();
    if (key !== signedOut) return;
    forget(page.localStorage);
    leave(login);
  };
  page.addEventListener('storage', hear);
  const stop = listen(page.document, () => leave(login));
  return () => {
    page.removeEventListener('storage', hear);
    stop();
  };
}

/**
 * Listens to the server while the page is in sight: browsers open few connections to one host, and a page that nobody
 * sees may learn of the end when it is looked at again. Without an answer the next call's 401 says the same.
 */
function listen(document: Document, ended: () => void): () => void {
  let events: EventSource | null = null;
  const look = () => {
    if (document.visibilityState === 'hidden') close();
    else events ??= open();
  };
  const open = () => {
    const source = new EventSource('/api/events');
    source.addEventListener('session', ({ data }) => {
      // Who signs out goes by themselves, and their other tabs hear it from them.
      if ((JSON.parse(data) as { ending: string }).ending !== 'logout') ended();
    });
    source.addEventListener('error', () => {
      // Closed for good: the session was over before the page listened, or the server sends no events.
      if (source.readyState === EventSource.CLOSED) ask(ended);
    });
    return source;
  };
  const close = () => {
    events?.close();
    events = null;
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
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
