import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, rememberMember } from '#admin/providers/http.ts';

const own = { id: 7, role: { slug: 'coordinator' } };
const assign = vi.fn();

/** Answers as a server for which the session of the call is over, and whose cookie now belongs to `signedIn`. */
const serverWith = (signedIn: { id: number } | null) => async (url: string | URL | Request) => {
  const isAsked = new URL(String(url), 'http://school.test').pathname === '/api/user';
  const body = isAsked && signedIn ? { data: signedIn } : { status: 401, message: 'Logged user unauthorized' };
  return new Response(JSON.stringify(body), { status: isAsked && signedIn ? 200 : 401 });
};

beforeEach(() => {
  rememberMember(own);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
  assign.mockReset();
});

test('A call whose session is over leads to the login page of the role', async () => {
  vi.stubGlobal('fetch', serverWith(null));
  void call('GET', 'levels');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login/coordinator'));
});

test('So does one for which nothing more can be learned', async () => {
  const only = serverWith(null);
  vi.stubGlobal('fetch', (url: string) => (url.endsWith('/user') ? Promise.reject(new TypeError()) : only(url)));
  void call('GET', 'levels');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login/coordinator'));
});

test('A call that was under way when somebody else signed in leads nowhere: the notice of the other tab does', async () => {
  const fetched = vi.fn(serverWith({ id: 9 }));
  vi.stubGlobal('fetch', fetched);
  void call('GET', 'levels');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setImmediate(resolve));
  expect(assign).not.toHaveBeenCalled();
});
