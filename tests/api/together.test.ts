import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { together } from '#api/together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Readings that end when the test says so. */
function slow() {
  const readings: { asked: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const ask = together(
    (asked: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        readings.push({ asked, end: () => resolve(asked.map((one) => `${one}!`)), fail: reject });
      }),
  );
  return { ask, readings, asked: () => readings.map(({ asked }) => asked) };
}

test('a question alone is read at once', async () => {
  const { ask, readings, asked } = slow();
  const answer = ask('a');
  expect(asked()).toEqual([['a']]);
  readings[0]?.end();
  expect(await answer).toBe('a!');
});

test('what is asked while a reading is under way goes together in the next one, and each gets its own answer', async () => {
  const { ask, readings, asked } = slow();
  const answers = Promise.all(['a', 'b', 'c', 'b'].map(ask));
  expect(asked()).toEqual([['a']]);
  readings[0]?.end();
  await vi.waitFor(() => expect(asked()).toEqual([['a'], ['b', 'c', 'b']]));
  readings[1]?.end();
  expect(await answers).toEqual(['a!', 'b!', 'c!', 'b!']);
});

test('who asks the same during a reading is read again, as the answer may have changed', async () => {
  const { ask, readings, asked } = slow();
  void ask('a');
  void ask('a');
  readings[0]?.end();
  await vi.waitFor(() => expect(asked()).toEqual([['a'], ['a']]));
});

test('a reading that hangs keeps the next questions for a moment alone', async () => {
  const { ask, readings, asked } = slow();
  void ask('hangs');
  const later = Promise.all([ask('b'), ask('c')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([['hangs'], ['b', 'c']]);
  readings[1]?.end();
  expect(await later).toEqual(['b!', 'c!']);
});

test('a reading that fails fails for those alone who asked it', async () => {
  const { ask, readings, asked } = slow();
  const first = expect(ask('a')).rejects.toThrow('away');
  const second = ask('b');
  readings[0]?.fail(new Error('away'));
  await first;
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  readings[1]?.end();
  expect(await second).toBe('b!');
});
