/** How the tabs of a browser share the session: by the entries of local storage that the specification names. */

export const sessionCreated = 'session-created';
export const signedOut = 'logout-event';
const sessionKey = 'auth';
/** In the storage of one tab: the next page is somebody's who has just signed in here. */
const signingInKey = 'signing-in';

export interface Member {
  id: number;
  role: { slug: string };
}

interface Storages {
  localStorage: Storage;
  sessionStorage: Storage;
}

/** Without storage there is no way to reach other tabs. */
function announce(work: () => void): void {
  try {
    work();
  } catch {
    // Without storage.
  }
}

/** The page that comes next is the first of a new session. */
export const expectSession = ({ sessionStorage }: Storages): void =>
  announce(() => sessionStorage.setItem(signingInKey, '1'));

/**
 * Called by every page of somebody signed in: the first of a session notifies the other tabs.
 * @param isMet whether the server has said that the page is this person's. Where somebody else is known, and nobody has
 *   signed in here, the page may have been made before: it says nothing then.
 */
export function announceSession({ localStorage, sessionStorage }: Storages, { id, role }: Member, isMet = false): void {
  announce(() => {
    const isExpected = sessionStorage.getItem(signingInKey) !== null;
    const before = localStorage.getItem(sessionKey);
    if (before === String(id) ? !isExpected : !(isMet || isExpected || before === null)) return;
    sessionStorage.removeItem(signingInKey);
    localStorage.setItem(sessionKey, String(id));
    // Other tabs receive changes alone, and the role may be the one already stored.
    localStorage.removeItem(sessionCreated);
    localStorage.setItem(sessionCreated, role.slug);
  });
}

/** Whether the last announced session is this person's. */
export const isOwn = (storage: Storage, { id }: Member): boolean => storage.getItem(sessionKey) === String(id);

/** Called when the person signs out. */
export function announceLogout({ localStorage }: Pick<Storages, 'localStorage'>, now: number): void {
  announce(() => {
    forget(localStorage);
    localStorage.setItem(signedOut, String(now));
  });
}

/** Clears the entries: nobody is signed in any more. */
export function forget(storage: Storage): void {
  storage.removeItem(sessionCreated);
  storage.removeItem(sessionKey);
}
