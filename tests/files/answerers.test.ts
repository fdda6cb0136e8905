import { expect, test } from 'vitest';
import { answerers } from '#api/answerers.ts';

const ask = answerers(new URL('./greedy.ts', import.meta.url), { places: 2, milliseconds: 8000, megabytes: 32 });

test('one that uses its memory up is ended without an answer, and the next question is answered', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('uncaughtException', note);
  expect(await Promise.all([ask('memory'), ask('memory'), ask('first')])).toEqual([null, null, 'first']);
  expect(await ask('second')).toBe('second');
  process.off('uncaughtException', note);
  expect(errors).toEqual([]);
});

test('one that takes too long is ended, and so is one whose asker has gone', async () => {
  const gone = new AbortController();
  const asked = [ask('time'), ask('time', gone.signal), ask('last')];
  gone.abort();
  expect(await Promise.all(asked)).toEqual([null, null, 'last']);
});
