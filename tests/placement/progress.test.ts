import { expect, test } from 'vitest';
import { progressOf } from '#api/placement/progress.ts';
import { seededRandom } from '#api/placement/random.ts';
import { learnerOf } from '#api/placement/simulation/learner.ts';
import { take } from '#api/placement/simulation/methods.ts';
import { bankItems } from '#seeds/load/bank_items.ts';

const [typed, chosen, pilot] = [
  { floor: 0, pilot: false },
  { floor: 0.25, pilot: false },
  { floor: 0.25, pilot: true },
];

test('it begins at nothing, grows with each question that counts, with a typed one more, and never ends by itself', () => {
  expect(progressOf([], 40)).toBe(0);
  expect(progressOf([typed], 40)).toBeGreaterThan(progressOf([chosen], 40));
  expect(progressOf([chosen, pilot], 40)).toBeCloseTo(2 / 40);
  const course = Array.from({ length: 39 }, (_, at) => progressOf(Array(at + 1).fill(chosen), 40));
  expect(course.every((share, at) => at === 0 || share > (course[at - 1] as number))).toBe(true);
  expect(course.at(-1)).toBeLessThan(1);
});

test('a test of few questions is nearly over before its last', () => {
  expect(progressOf(Array(14).fill(chosen), 15)).toBeCloseTo(14 / 15);
});

test('a student at the end of a usual test has seen the bar nearly full, and its moves tell right from wrong to nobody', () => {
  const [bank, random, uses] = [bankItems(), seededRandom(3), new Map<number, number>()];
  const moves = { right: [0, 0], wrong: [0, 0] } as Record<string, [number, number]>;
  const ends = Array.from({ length: 700 }, (_, at) => {
    const responses = take(learnerOf(at % 14, new Map(), {}, random), { bank, uses, random });
    let before = 0;
    for (const [place, { item, score }] of responses.entries()) {
      uses.set(item.id, (uses.get(item.id) ?? 0) + 1);
      const now = Math.floor(
        progressOf(
          responses.slice(0, place + 1).map((one) => one.item),
          40,
        ) * 20,
      );
      const count = moves[score ? 'right' : 'wrong'] as [number, number];
      count[0] += Number(now > before);
      count[1] += 1;
      before = now;
    }
    return before * 5;
  });
  const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  expect(mean).toBeGreaterThan(75);
  expect(mean).toBeLessThan(95);
  const shareOf = ([moved, all]: [number, number] = [0, 1]) => moved / all;
  expect(Math.abs(shareOf(moves.right) - shareOf(moves.wrong))).toBeLessThan(0.06);
});
