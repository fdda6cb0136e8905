import { guard, home, type Visitor } from '../guard.ts';

/** The parameter of a sign-in page that names the page to come to. */
const parameter = 'to';
const somewhere = 'http://own.invalid';

/**
 * An address of this site as a browser would follow it, without its host; null for any other. Browsers leave out tabs
 * and take `\` for `/`, so it is read as they read it.
 */
export function ownAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, somewhere)) return null;
  const { origin, pathname, search, hash } = new URL(value, somewhere);
  return origin === somewhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The sign-in page for who asked for a page without being signed in; the start asks for nothing. */
export const signInFor = (login: string, page: string): string =>
  page === '/' ? login : `${login}?${new URLSearchParams({ [parameter]: page })}`;

/** Where a sign-in leads: to the page that was asked for, where the guard decides as for any visit, else to the own home. */
export function landing(user: Visitor, login: URL): string {
  const page = ownAddress(login.searchParams.get(parameter));
  const isPage = page !== null && !('notFound' in guard(user, new URL(page, somewhere).pathname));
  return isPage ? page : home(user);
}
