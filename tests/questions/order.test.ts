import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyQuestionType } from '#api/assessment/define.ts';
import { longestOrdered } from '#api/assessment/longest_ordered.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import order from '#api/questions/order.ts';

const ids = ['r7kv', 'c4dz', 'w9ga', 'h2pm', 'k3xe'];
const body = { prompt: { en: 'Order.' }, items: ids.map((id) => ({ id, text: id })) };
const shuffled = fc.shuffledSubarray(ids, { minLength: ids.length });
const score = (key: Parameters<typeof order.grade>[0]['key'], answer: unknown) =>
  order.grade({ body, key }, answer).score;

/** What can be left standing, found by trying everything. */
function tried(wanted: string[], given: string[]): number {
  const [first, ...rest] = given;
  if (first === undefined) return 0;
  const place = wanted.indexOf(first);
  const kept = place < 0 ? 0 : 1 + tried(wanted.slice(place + 1), rest);
  return Math.max(kept, tried(wanted, rest));
}

describe('an order', () => {
  test('earns all only as it is accepted, and an alternative earns as much', () => {
    fc.assert(
      fc.property(shuffled, shuffled, shuffled, (right, other, given) => {
        const key = { order: right, alternatives: [{ order: other }] };
        const accepted = [right, other].some((one) => one.join() === given.join());
        expect(score(key, given) === 1).toBe(accepted);
        expect(score(key, other)).toBe(1);
      }),
    );
  });

  test('earns the share of its longest part that is in order, and one item alone earns nothing', () => {
    fc.assert(
      fc.property(shuffled, shuffled, (right, given) => {
        const kept = tried(right, given);
        expect(longestOrdered(right, given)).toBe(kept);
        expect(score({ order: right }, given)).toBe(kept < 2 ? 0 : kept / ids.length);
        expect(score({ order: right, strict: true }, given)).toBe(kept === ids.length ? 1 : 0);
      }),
    );
  });

  test('one displaced word does not zero the sentence; strangers and gaps never earn all', () => {
    const [a, b, c, d, e] = ids as [string, string, string, string, string];
    expect(score({ order: ids }, [b, c, d, e, a])).toBe(0.8);
    expect(score({ order: ids }, [a, b, c, d])).toBe(0.8);
    expect(score({ order: ids }, [...ids, 'zz'])).toBe(0);
    expect(score({ order: [] }, [])).toBe(0);
  });

  test('is shown by the random ids of its items, however its author wrote it', () => {
    fc.assert(
      fc.property(shuffled, (written) => {
        const items = written.map((id) => ({ id, text: id }));
        expect(order.compile({ ...body, items }, 'en')).toEqual(order.compile(body, 'en'));
      }),
    );
  });
});

describe.each(['boolean', 'match', 'gap_bank'])('the parts of a %s', (name) => {
  const type = questionTypes.get(name) as AnyQuestionType;
  const { question, right } = type.example;
  test('earn each the same, right ÷ all', () => {
    const parts = Object.entries(right);
    parts.forEach((_, count) => {
      expect(type.grade(question, Object.fromEntries(parts.slice(0, count))).score).toBeCloseTo(count / parts.length);
    });
  });
});
