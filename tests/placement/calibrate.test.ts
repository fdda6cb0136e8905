import { expect, test } from 'vitest';
import { calibrate } from '#api/placement/calibrate.ts';
import { chance } from '#api/placement/chance.ts';
import type { Item } from '#api/placement/item.ts';
import { seededRandom } from '#api/placement/random.ts';
import { levels, logitOf } from '#api/placement/scale.ts';

const item: Item = { id: 1, level: 6, skill: 'grammar', floor: 0.25, pilot: false };
const sure = (level: number) => levels.map((one) => (one === level ? 1 : 0));

/** Answers of learners around the level of the question, to one that is in truth as hard as that. */
function answers(count: number, difficulty: number) {
  const random = seededRandom(5);
  return Array.from({ length: count }, (_, at) => {
    const level = 4 + (at % 5);
    return { belief: sure(level), score: random() < chance({ ...item, difficulty }, level) ? 1 : 0 };
  });
}

test('A question that nobody has answered is as hard as its author says', () => {
  expect(calibrate(item, [])).toEqual({ answers: 0, right: 0, difficulty: logitOf(6), off: 0, odd: false });
});

test('Many answers show how hard it is, few hardly move it from its level', () => {
  const hard = logitOf(6) + 2;
  expect(calibrate(item, answers(5000, hard)).off).toBeCloseTo(2, 0);
  expect(calibrate(item, answers(5000, logitOf(6))).off).toBeCloseTo(0, 0);
  expect(Math.abs(calibrate(item, answers(5, hard)).off)).toBeLessThan(0.8);
});

test('It goes n/(n+50) of the way to what the answers show, however extreme they are', () => {
  const wrong = Array.from({ length: 50 }, () => ({ belief: sure(6), score: 0 }));
  const { off, right, odd } = calibrate(item, wrong);
  expect(off).toBeCloseTo(2, 3);
  expect([right, odd]).toEqual([0, true]);
});

test('Whoever stands far from a question says nothing of it', () => {
  const far = Array.from({ length: 200 }, () => ({ belief: sure(12), score: 0 }));
  expect(calibrate(item, far)).toMatchObject({ answers: 0, off: 0 });
});

test('One that lies clearly off its level is odd, whichever way', () => {
  expect(calibrate(item, answers(5000, logitOf(6) + 1.9)).odd).toBe(true);
  expect(calibrate(item, answers(5000, logitOf(6) - 2.2))).toMatchObject({ odd: true, off: expect.any(Number) });
  expect(calibrate(item, answers(5000, logitOf(6) + 0.5)).odd).toBe(false);
});
