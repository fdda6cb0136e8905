import { describe, expect, test, vi } from 'vitest';
import { logoutCall, roleIn } from '#schemas/accounts/session.ts';
import { announceLogout, announceSession, expectSession } from '#schemas/browser/session.ts';
import { watchSession } from '#schemas/browser/watch.ts';
import { storage } from './storage.ts';

const tab = (localStorage = storage()) => ({ localStorage, sessionStorage: storage() });
const mariana = { id: 7, role: { slug: 'student' } };

/** What another tab hears of a change: changed entries alone, as browsers tell them. */
function heard(local: Storage, change: () => void): [string, string][] {
  const set = vi.spyOn(local, 'setItem');
  change();
  const { calls } = set.mock;
  set.mockRestore();
  return calls;
}

describe('entries of local storage', () => {
  test('the first page of a session tells the other tabs the role, later ones do not', () => {
    const one = tab();
    expect(heard(one.localStorage, () => announceSession(one, mariana))).toContainEqual(['session-created', 'student']);
    expect(heard(one.localStorage, () => announceSession(one, mariana))).toEqual([]);
  });

  test('signing in again as the same person is a new session', () => {
    const one = tab();
    announceSession(one, mariana);
    const other = tab(one.localStorage);
    expectSession(other);
    expect(heard(one.localStorage, () => announceSession(other, mariana))).toContainEqual([
      'session-created',
      'student',
    ]);
  });

  test('a page made before somebody else signed in tells nobody, until it is met as its own', () => {
    const one = tab();
    announceSession(one, mariana);
    const late = tab(one.localStorage);
    const other = { id: 8, role: { slug: 'student' } };
    expect(heard(one.localStorage, () => announceSession(late, other))).toEqual([]);
    expect(heard(one.localStorage, () => announceSession(late, other, true))).toContainEqual(['auth', '8']);
  });

  test('a logout leaves its moment, and nothing of the session', () => {
    const one = tab();
    announceSession(one, mariana);
    announceLogout(one, 1234);
    expect(['session-created', 'auth', 'logout-event'].map((key) => one.localStorage.getItem(key))).toEqual([
      null,
      null,
      '1234',
    ]);
  });

  test('a browser that keeps nothing stops nobody', () => {
    const one = { localStorage: storage(true), sessionStorage: storage(true) };
    expect(() => {
      expectSession(one);
      announceSession(one, mariana);
      announceLogout(one, 1);
    }).not.toThrow();
  });
});

describe('a page that watches', () => {
  class Source extends EventTarget {
    static readonly CLOSED = 2;
    static opened: Source[] = [];
    readyState = 1;
    constructor() {
      super();
      Source.opened.push(this);
    }
    close() {
      this.readyState = Source.CLOSED;
    }
  }

  const teacher = { id: 4, role: { slug: 'teacher' } };

  function watched(age = 60_000) {
    vi.stubGlobal('EventSource', Source);
    Source.opened = [];
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const page = Object.assign(new EventTarget(), {
      document,
      localStorage: storage(),
      sessionStorage: storage(),
      performance: { now: () => age },
    });
    const another = vi.fn();
    const leave = vi.fn();
    const stop = watchSession(page as unknown as Window, teacher, another, leave);
    const change = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    return { page, document, another, leave, stop, change };
  }

  test('is led to the login page of its role by a logout elsewhere, and forgets the session', () => {
    const { page, change, leave, another } = watched();
    page.localStorage.setItem('session-created', 'teacher');
    page.localStorage.setItem('auth', '4');
    change('logout-event', '99');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login/teacher', 'signed_out');
    expect(another).not.toHaveBeenCalled();
    expect(['session-created', 'auth'].map((key) => page.localStorage.getItem(key))).toEqual([null, null]);
  });

  test('hears of a new session, and of nothing when an entry is only taken away', () => {
    const { change, another, leave } = watched();
    change('session-created', null);
    change('answers:7', '{}');
    expect(another).not.toHaveBeenCalled();
    change('session-created', 'admin');
    expect(another).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
  });

  test('takes no notice of its own session, which the tab that was opened before tells when both are new', () => {
    const { page, change, another } = watched(1000);
    page.localStorage.setItem('auth', '4');
    change('session-created', 'teacher');
    expect(another).not.toHaveBeenCalled();
    page.localStorage.setItem('auth', '5');
    change('session-created', 'teacher');
    expect(another).toHaveBeenCalledOnce();
  });

  const end = (ending: string) =>
    Source.opened[0]?.dispatchEvent(new MessageEvent('session', { data: JSON.stringify({ ending }) }));

  test('is led to the login page when the server says that the session is over', () => {
    const { leave } = watched();
    end('replaced');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login/teacher');
  });

  test('leaves a logout to the tab in which it was wished', () => {
    const { leave } = watched();
    end('logout');
    expect(leave).not.toHaveBeenCalled();
  });

  const read = (id: number) =>
    Source.opened.at(-1)?.dispatchEvent(new MessageEvent('reader', { data: JSON.stringify({ id }) }));

  test('hears who reads: of somebody else there is a notice, and the other tabs are told nothing', () => {
    const { page, another } = watched();
    page.localStorage.setItem('auth', '5');
    read(5);
    expect([another.mock.calls.length, page.localStorage.getItem('auth')]).toEqual([1, '5']);
  });

  test('tells the other tabs of a new session once it is known that it is its own', () => {
    const { page, another } = watched();
    page.localStorage.setItem('auth', '5');
    read(4);
    expect([another.mock.calls.length, page.localStorage.getItem('auth')]).toEqual([0, '4']);
  });

  test('gives no notice of the person whom its own tab becomes', () => {
    const { another } = watched();
    end('logout');
    read(5);
    expect(another).not.toHaveBeenCalled();
  });

  const refuse = async () => {
    Source.opened[0]?.close();
    Source.opened[0]?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
  };

  test.each([
    ['nobody', new Response(null, { status: 401 }), [1, 0]],
    ['itself', Response.json({ data: { id: 4 } }), [0, 0]],
    ['somebody else', Response.json({ data: { id: 5 } }), [0, 1]],
    ['nothing', new Response(null, { status: 503 }), [0, 0]],
  ])('asks once who it is when nothing is told any more, and is answered %s', async (_, answer, calls) => {
    const { leave, another } = watched();
    vi.stubGlobal('fetch', async () => answer);
    await refuse();
    expect([leave.mock.calls.length, another.mock.calls.length]).toEqual(calls);
  });

  test('asks no more once it has stopped', async () => {
    const { another, stop } = watched();
    const fetched = vi.fn(
      (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
    );
    vi.stubGlobal('fetch', fetched);
    await refuse();
    stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect([fetched.mock.lastCall?.[1].signal.aborted, another.mock.calls.length]).toEqual([true, 0]);
  });

  test('listens to the server only while it is in sight', () => {
    const { document, stop } = watched();
    const look = (visibilityState: string) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look('hidden');
    expect(Source.opened.map(({ readyState }) => readyState)).toEqual([2]);
    look('visible');
    expect(Source.opened.map(({ readyState }) => readyState)).toEqual([2, 1]);
    stop();
    expect(Source.opened.map(({ readyState }) => readyState)).toEqual([2, 2]);
  });
});

test('students have a logout of their own', () => {
  expect(['student', 'teacher', undefined].map(logoutCall)).toEqual([
    '/api/students/logout',
    '/api/admin/logout',
    '/api/admin/logout',
  ]);
});

test('the role is read from its cookie, and nothing that is no role', () => {
  expect(roleIn('locale=es; role=customer-service; x=1')).toBe('customer-service');
  expect(roleIn('role=//evil.example')).toBeUndefined();
  expect(roleIn('nrole=admin')).toBeUndefined();
});
