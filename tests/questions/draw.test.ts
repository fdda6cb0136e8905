import { describe, expect, test } from 'vitest';
import type { StoredQuestion } from '#api/assessment/compile.ts';
import { drawFrom } from '#api/assessment/draw.ts';
import { withoutGroups } from '#api/assessment/group.ts';

const question = (id: number, more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id,
  type: 'choice_single',
  body: {},
  key: {},
  points: 1,
  ...more,
});
const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919);
const ids = (key: StoredQuestion[]) => key.map(({ id }) => id);

describe('an attempt that draws its questions', () => {
  const pool = Array.from({ length: 20 }, (_, at) => question(at + 1));

  test('gets as many as the form says, in the order of their author, the same for the same seed', () => {
    for (const seed of seeds) {
      const drawn = ids(drawFrom(pool, seed, 5));
      expect(drawn).toHaveLength(5);
      expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
      expect(ids(drawFrom(pool, seed, 5))).toEqual(drawn);
    }
    expect(ids(drawFrom(pool, 1, 50))).toEqual(ids(pool));
  });

  test('gets each question about as often as any other', () => {
    const many = Array.from({ length: 2000 }, (_, seed) => seed);
    const times = new Map<number, number>();
    for (const seed of many) for (const id of ids(drawFrom(pool, seed, 5))) times.set(id, (times.get(id) ?? 0) + 1);
    expect(times.size).toBe(20);
    // Five standard deviations around 500.
    for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('gets the questions of a group together, with the group, and no more than fit', () => {
    const group = question(100, { type: 'group', points: 0 });
    const inGroup = [1, 2, 3].map((id) => question(100 + id, { parent_id: 100 }));
    const key = [...pool, group, ...inGroup];
    const kinds = new Set<string>();
    for (const seed of seeds) {
      const drawn = drawFrom(key, seed, 4);
      const there = ids(drawn).filter((id) => id >= 100);
      expect([[], [100, 101, 102, 103]]).toContainEqual(there);
      expect(withoutGroups(drawn)).toHaveLength(4);
      kinds.add(String(there));
    }
    expect(kinds.size).toBe(2);
  });

  test('gets a group that is larger than the draw where there is nothing else', () => {
    const key = [question(1, { type: 'group', points: 0 }), ...[2, 3, 4].map((id) => question(id, { parent_id: 1 }))];
    expect(ids(drawFrom(key, 3, 2))).toEqual([1, 2, 3, 4]);
  });

  test('is asked what counts for nothing beside the draw', () => {
    const key = [...pool, question(50, { pilot: true }), question(51, { points: 0 })];
    for (const seed of seeds) {
      const drawn = ids(drawFrom(key, seed, 5));
      expect(drawn).toHaveLength(7);
      expect(drawn.slice(-2)).toEqual([50, 51]);
    }
  });
});
