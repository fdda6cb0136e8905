import { describe, expect, test } from 'vitest';
import { seededRandom } from '#api/placement/random.ts';
import { calibrationOf } from '#api/placement/simulation/bank_calibration.ts';
import { truthOf } from '#api/placement/simulation/learner.ts';
import { learnDifficulties, testsTaken } from '#api/placement/simulation/learning.ts';
import { adaptive } from '#api/placement/simulation/methods.ts';
import { simulate } from '#api/placement/simulation/simulate.ts';
import { widthOf } from '#api/placement/width.ts';
import { bankItems } from '#seeds/load/bank_items.ts';

const bank = bankItems();

describe('From 500 tests', () => {
  test.each([0.5, 0.75])('a distance of levels of %f logits is found, with what surrounds it', (apart) => {
    const tests = testsTaken(bank, { learners: 500, seed: 5, truth: truthOf(bank, {}, seededRandom(1)), apart });
    const found = widthOf(tests);
    expect(Math.abs((found?.apart ?? 0) - apart)).toBeLessThanOrEqual(0.1);
    expect(found?.interval[0]).toBeLessThanOrEqual(apart);
    expect(found?.interval[1]).toBeGreaterThanOrEqual(apart);
  });

  test('a course whose levels are closer than assumed is told from one whose are not', () => {
    const tests = testsTaken(bank, { learners: 500, seed: 6, truth: truthOf(bank, {}, seededRandom(2)), apart: 0.5 });
    expect(widthOf(tests)?.interval[1]).toBeLessThan(0.75);
    expect(widthOf(tests.slice(0, 20))).toBeNull();
  });
});

describe('What answers teach', () => {
  test('makes tests better where authors err, and no worse where they do not', () => {
    const near = (error: number) => {
      const truth = truthOf(bank, { error }, seededRandom(3));
      const known = learnDifficulties(bank, testsTaken(bank, { learners: 1500, seed: 103, truth }));
      const trial = { learners: 1400, seed: 203, truth };
      return [simulate(bank, adaptive, trial).near, simulate(known, adaptive, trial).near] as const;
    };
    const [before, after] = near(0.8);
    expect(after).toBeGreaterThan(before);
    const [right, still] = near(0);
    expect(still).toBeGreaterThan(right - 0.015);
  });

  test('finds four of five questions that lie two logits off, and hardly accuses another', () => {
    // Each question is answered about ninety times, whatever the size of the bank.
    const learners = Math.round((90 * bank.length) / 20);
    const sum = { wrong: 0, odd: 0, hits: 0 };
    for (const seed of [4, 14, 24, 34, 44]) {
      const random = seededRandom(seed);
      const off = new Map(bank.map(({ id }) => [id, random() < 0.1 ? (random() < 0.5 ? 2 : -2) : 0]));
      const truth = new Map(
        [...truthOf(bank, { error: 0.3 }, random)].map(([id, item]) => [
          id,
          { ...item, difficulty: (item.difficulty ?? 0) + (off.get(id) ?? 0) },
        ]),
      );
      const found = calibrationOf(bank, testsTaken(bank, { learners, seed: seed + 5, truth }));
      const odd = [...found].filter(([, { odd }]) => odd).map(([id]) => id);
      sum.wrong += [...off.values()].filter((by) => by !== 0).length;
      sum.odd += odd.length;
      sum.hits += odd.filter((id) => off.get(id) !== 0).length;
    }
    const measured = JSON.stringify(sum);
    expect(sum.hits / sum.wrong, measured).toBeGreaterThanOrEqual(0.8);
    expect(sum.hits / sum.odd, measured).toBeGreaterThanOrEqual(0.84);
  });
});
