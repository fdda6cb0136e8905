import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerQueue, type Saving, sendAnswers } from '#student/forms/taking/answers.ts';
import { storeAnswers, storedAnswers } from '#student/forms/taking/stored_answers.ts';

type Sent = { seq: number; answers: Record<string, unknown> };

const states: Saving[] = [];
const stored = vi.fn();
const refused = vi.fn();
const closed = vi.fn();
let sent: Sent[] = [];
let server: (call: Sent) => Response | Promise<Response>;

const listener = {
  onSaving: (state: Saving) => void states.push(state),
  onStored: stored,
  onRefused: refused,
  onClosed: closed,
};
const take = (call: Sent) => Response.json({ seq: call.seq, answers: call.answers });

beforeEach(() => {
  const items = new Map<string, string>();
  const storage = new Proxy(
    {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const call = JSON.parse(body) as Sent;
    sent.push(call);
    return server(call);
  });
  server = take;
  sent = [];
  states.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(10);

test('A change is kept on the device until the server has acknowledged it, and only then saved', async () => {
  let acknowledge: (response: Response) => void = () => undefined;
  server = () => new Promise((resolve) => (acknowledge = resolve));
  new AnswerQueue(1, 0, listener).add({ q1: 'a' });
  await settle();
  expect(states.at(-1)).toBe('saving');
  expect(storedAnswers(1)).toMatchObject({ q1: { answer: 'a' } });
  acknowledge(take(sent[0] as Sent));
  await settle();
  expect(states.at(-1)).toBe('saved');
  expect(storedAnswers(1)).toEqual({});
});

test('Numbers rise above what the server has seen, whatever the clock says; what is cleared is sent as null', async () => {
  const ahead = Date.now() + 1_000_000;
  const queue = new AnswerQueue(1, ahead, listener);
  queue.add({ q1: 'a' });
  await settle();
  queue.add({ q1: undefined });
  await settle();
  expect(sent.map(({ seq }) => seq)).toEqual([ahead + 1, ahead + 2]);
  expect(sent[1]?.answers).toEqual({ q1: null });
});

test('What changes while a call is under way follows in the next, one call at a time', async () => {
  const answers: ((response: Response) => void)[] = [];
  server = () => new Promise((resolve) => answers.push(resolve));
  const queue = new AnswerQueue(1, 0, listener);
  queue.add({ q1: 'a' });
  queue.add({ q1: 'b', q2: 'c' });
  await settle();
  expect(sent).toHaveLength(1);
  answers[0]?.(take(sent[0] as Sent));
  await settle();
  expect(sent[1]?.answers).toEqual({ q1: 'b', q2: 'c' });
  expect(stored).toHaveBeenLastCalledWith({ q1: 'b', q2: 'c' });
  expect(states.at(-1)).toBe('saving');
});

test('Whoever comes back to a tab sees what another has saved since, and goes on from there', async () => {
  const leave = new AnswerQueue(1, 0, listener).start();
  let found: object = { status: 'draft', answers: { q1: 'a', q2: 'b' } };
  vi.stubGlobal('fetch', async () => Response.json(found));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(stored).toHaveBeenLastCalledWith({ q1: 'a', q2: 'b' });
  expect(closed).not.toHaveBeenCalled();
  found = { status: 'completed', answers: {} };
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(stored).toHaveBeenCalledTimes(1);
  expect(closed).toHaveBeenCalledTimes(1);
  leave();
});

test('What is changed here while the others’ answers are read stays', async () => {
  const queue = new AnswerQueue(1, 0, listener);
  const leave = queue.start();
  let answer: (response: Response) => void = () => undefined;
  const reading = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (_: string, options?: { body: string }) =>
    options?.body ? take(JSON.parse(options.body)) : reading,
  );
  window.dispatchEvent(new Event('focus'));
  await settle();
  queue.add({ q1: 'mine' });
  await settle();
  answer(Response.json({ status: 'draft', answers: { q1: 'theirs' } }));
  await settle();
  expect(stored).toHaveBeenLastCalledWith({ q1: 'mine' });
  leave();
});

test('Without connection it tries again, later each time, and at once when the connection is back', async () => {
  server = () => Promise.reject(new TypeError('no connection'));
  const queue = new AnswerQueue(1, 0, listener);
  queue.start();
  queue.add({ q1: 'a' });
  await settle();
  expect(states.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = sent.length;
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(12);
  server = take;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(states.at(-1)).toBe('saved');
});

test('An earlier visit’s answers are sent, and shown where they are newer than the server’s', async () => {
  storeAnswers(1, { q1: { seq: 5, answer: 'old' }, q2: { seq: 9, answer: 'new' } });
  const queue = new AnswerQueue(1, 7, listener);
  expect(queue.newer(7)).toEqual({ q2: 'new' });
  queue.start();
  await settle();
  expect(sent[0]).toEqual({ seq: 9, answers: { q1: 'old', q2: 'new' } });
});

test('A lost session keeps the answers on the device', async () => {
  server = () => Response.json({}, { status: 401 });
  new AnswerQueue(1, 0, listener).add({ q1: 'a' });
  await settle();
  expect(states.at(-1)).toBe('signed_out');
  expect(storedAnswers(1)).toMatchObject({ q1: { answer: 'a' } });
});

test('An attempt that was submitted takes no more answers', async () => {
  server = () => Response.json({ rule: 'wrong_state' }, { status: 409 });
  new AnswerQueue(1, 0, listener).add({ q1: 'a' });
  await settle();
  expect(closed).toHaveBeenCalledOnce();
  expect(storedAnswers(1)).toEqual({});
});

test('An answer that is refused is told and let go; the others are saved', async () => {
  const problem = { message: 'No', errors: { 'answers.q1': 'Too long' } };
  server = (call) => ('q1' in call.answers ? Response.json(problem, { status: 422 }) : take(call));
  new AnswerQueue(1, 0, listener).add({ q1: 'a', q2: 'b' });
  await settle();
  expect(refused).toHaveBeenCalledWith('No', { q1: 'Too long' });
  expect(sent[1]?.answers).toEqual({ q2: 'b' });
  expect(storedAnswers(1)).toEqual({});
});

test('What waits is sent when the page is left', async () => {
  server = () => Promise.reject(new TypeError('no connection'));
  const queue = new AnswerQueue(1, 0, listener);
  queue.start();
  queue.add({ q1: 'a' });
  await settle();
  const before = sent.length;
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(before + 1);
});

test('Who signs out sends the last answers first; without connection they stay on the device', async () => {
  const queue = new AnswerQueue(1, 0, listener);
  const stop = queue.start();
  queue.add({ q1: 'a' });
  await sendAnswers();
  expect(storedAnswers(1)).toEqual({});
  server = () => Promise.reject(new TypeError('no connection'));
  queue.add({ q1: 'b' });
  await sendAnswers();
  expect(storedAnswers(1)).toMatchObject({ q1: { answer: 'b' } });
  stop();
});
