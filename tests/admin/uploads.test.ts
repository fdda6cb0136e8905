import { expect, test } from 'vitest';
import { isBusy, nextOf, reduceQueue, type Sent } from '#admin/pages/resources/upload/queue.ts';

const files = ['a.png', 'b.pdf', 'c.mp3'].map((name) => new File(['x'], name));
const states = (queue: Sent[]) => queue.map(({ state }) => state);

test('files are sent one after the other, in the order in which they came', () => {
  let queue = reduceQueue(reduceQueue([], { add: files.slice(0, 2) }), { add: files.slice(2) });
  expect(queue.map(({ file }) => file.name)).toEqual(['a.png', 'b.pdf', 'c.mp3']);
  expect(nextOf(queue)?.file.name).toBe('a.png');
  queue = reduceQueue(queue, { key: 1, state: 'sending' });
  expect(nextOf(queue)).toBeUndefined();
  queue = reduceQueue(reduceQueue(queue, { key: 1, share: 0.5 }), { key: 1, state: 'done', id: 7 });
  expect(queue[0]).toMatchObject({ state: 'done', id: 7, share: 1 });
  expect(nextOf(queue)?.file.name).toBe('b.pdf');
});

test('what was refused or given up holds nothing up, and can be sent again from its beginning', () => {
  let queue = reduceQueue([], { add: files });
  queue = reduceQueue(queue, { key: 1, state: 'sending' });
  queue = reduceQueue(reduceQueue(queue, { key: 1, share: 0.9 }), { key: 1, state: 'failed', message: 'No' });
  queue = reduceQueue(queue, { key: 2, state: 'cancelled' });
  expect([states(queue), nextOf(queue)?.key, isBusy(queue)]).toEqual([['failed', 'cancelled', 'waiting'], 3, true]);
  queue = reduceQueue(queue, { key: 3, state: 'done', id: 1 });
  expect(isBusy(queue)).toBe(false);
  queue = reduceQueue(queue, { key: 1, state: 'waiting' });
  expect(queue[0]).toMatchObject({ state: 'waiting', share: 0, message: undefined });
  expect(nextOf(queue)?.key).toBe(1);
});

test('a share that comes late moves nothing back', () => {
  const queue = reduceQueue(reduceQueue([], { add: files }), { key: 1, state: 'done', id: 1 });
  expect(reduceQueue(queue, { key: 1, share: 0.3 })[0]?.share).toBe(1);
});
