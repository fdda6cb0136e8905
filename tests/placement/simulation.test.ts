import { expect, test } from 'vitest';
import type { Item } from '#api/placement/item.ts';
import { adaptive, fixed, ladder, staircase } from '#api/placement/simulation/methods.ts';
import { simulate } from '#api/placement/simulation/simulate.ts';
import { bankItems } from '#seeds/load/bank_items.ts';

const bank = bankItems();
const trial = { learners: 1400, seed: 7 };
const allOf = (floor: number): Item[] => bank.map((item) => ({ ...item, floor }));
const four = simulate(allOf(1 / 4), adaptive, trial);

test('The test meets its aim with four options everywhere: 26 questions, half exact, 95 % within one level', () => {
  expect(four.questions).toBeLessThanOrEqual(26);
  expect(four.exact).toBeGreaterThanOrEqual(0.5);
  expect(four.near).toBeGreaterThanOrEqual(0.95);
  expect(Math.abs(four.bias)).toBeLessThan(0.1);
  expect(four.coverage).toBeGreaterThanOrEqual(0.95);
});

test('Typed answers make it shorter, and no less sure', () => {
  const seeded = simulate(bank, adaptive, trial);
  expect(seeded.questions).toBeLessThan(four.questions);
  expect(seeded.near).toBeGreaterThanOrEqual(0.95);
  expect(simulate(allOf(0), adaptive, trial).questions).toBeLessThan(seeded.questions);
});

test('It places better than a fixed form, a ladder or a staircase, and no question is met by everybody', () => {
  for (const method of [fixed, ladder, staircase]) expect(simulate(bank, method, trial).near).toBeLessThan(four.near);
  expect(four.exposure).toBeLessThan(0.3);
});

test('The same seed gives the same figures, another one others', () => {
  const few = { learners: 140, seed: 3 };
  expect(simulate(bank, adaptive, few)).toEqual(simulate(bank, adaptive, few));
  expect(simulate(bank, adaptive, few)).not.toEqual(simulate(bank, adaptive, { ...few, seed: 4 }));
});
