import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLeft, leftOf, startingNow, warningAt } from '#student/forms/taking/clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('The time runs as the server said it, also when the clock of the device is set anew', () => {
  const clock = startingNow(90);
  vi.setSystemTime(new Date('2031-01-01'));
  expect(leftOf(clock)).toBe(90);
  vi.advanceTimersByTime(60_500);
  expect(leftOf(clock)).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(leftOf(clock)).toBe(0);
});

test('The server is asked how long is left; an attempt that is closed has no time, and a failure says nothing', async () => {
  const answer = (body: object, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  answer({ status: 'draft', seconds_left: 40 });
  expect((await askLeft(1))?.left).toBe(40);
  answer({ status: 'completed', seconds_left: 400 });
  expect((await askLeft(1))?.left).toBe(0);
  answer({}, 503);
  expect(await askLeft(1)).toBeNull();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await askLeft(1)).toBeNull();
});

test('A warning comes 5 minutes and 1 minute before the end, and never in the first half', () => {
  expect([301, 300, 61, 60, 1, 0].map((left) => warningAt(left, 1200))).toEqual([null, 5, 5, 1, 1, null]);
  expect([300, 60].map((left) => warningAt(left, 300))).toEqual([null, 1]);
  expect(warningAt(50, 60)).toBeNull();
});
