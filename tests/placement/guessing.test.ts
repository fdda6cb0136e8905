import { expect, test } from 'vitest';
import { calibrate } from '#api/placement/calibrate.ts';
import { estimateOf } from '#api/placement/estimate.ts';
import { withOwnGuessing } from '#api/placement/guessing.ts';
import type { Item, Response } from '#api/placement/item.ts';
import { fitOf } from '#api/placement/odd.ts';
import { posteriorOf } from '#api/placement/posterior.ts';
import { priorOf } from '#api/placement/prior.ts';
import { levels } from '#api/placement/scale.ts';
import { adaptive } from '#api/placement/simulation/methods.ts';
import { simulate } from '#api/placement/simulation/simulate.ts';
import { bankItems } from '#seeds/load/bank_items.ts';

const item = (changes: Partial<Item> = {}): Item => ({
  id: 1,
  level: 6,
  skill: 'grammar',
  floor: 0.25,
  pilot: false,
  ...changes,
});
const right: Response = { item: item(), score: 1 };
const wrong: Response = { item: item(), score: 0 };
const unknown: Response = { item: item(), score: 0, unknown: true };
const believed = (responses: Response[]) => posteriorOf(priorOf(null), withOwnGuessing(responses));
const meanOf = (responses: Response[]) => estimateOf(believed(responses)).mean;
const floors = (responses: Response[]) => withOwnGuessing(responses).map((one) => one.item.floor);

test('who never says not to know is taken to guess, as ever', () => {
  const responses = [right, wrong, right];
  expect(withOwnGuessing(responses)).toBe(responses);
});

test('“I don’t know” by itself speaks as a wrong answer does: both come from who does not know', () => {
  const [said, guessed] = [believed([unknown]), believed([wrong])];
  for (const level of levels) expect(said[level]).toBeCloseTo(guessed[level] as number);
});

test('right answers count for more the oftener their student says not to know instead of guessing', () => {
  const sometimes = meanOf([right, right, right, unknown, wrong]);
  expect(sometimes).toBeGreaterThan(meanOf([right, right, right, wrong, wrong]));
  expect(meanOf([right, right, right, unknown, unknown])).toBeGreaterThan(sometimes);
  expect(floors([right, unknown, unknown, unknown])[0]).toBeCloseTo(0.25 / 4);
  // Two wrong ones of four options are what is seen of 2.67 guesses.
  expect(floors([unknown, wrong, wrong])[0]).toBeCloseTo((0.25 * (8 / 3 + 1)) / (8 / 3 + 2));
});

test('typed questions and pilots say nothing of guessing', () => {
  const typed = { item: item({ floor: 0 }), score: 0, unknown: true };
  const pilot = { item: item({ pilot: true }), score: 0, unknown: true };
  expect(floors([right, typed, pilot])).toEqual([0.25, 0, 0.25]);
});

test('honest “I don’t know” is no odd pattern', () => {
  const easy = Array.from({ length: 8 }, (): Response => ({ item: item({ level: 3 }), score: 1 }));
  const hard = Array.from({ length: 8 }, (): Response => ({ item: item({ level: 9 }), score: 0, unknown: true }));
  expect(fitOf(withOwnGuessing([...easy, ...hard]), 6)).toBeGreaterThan(0);
});

test('a question is not taken for harder because those who do not know it stopped guessing', () => {
  const at = levels.map((level) => (level === 6 ? 1 : 0));
  const answers = (score: number, count: number, floor?: number) =>
    Array.from({ length: count }, () => ({ score, belief: at, floor }));
  // At its own level half know it, and of four guesses one is right: five in eight. Without guesses it is one in two.
  const guessed = calibrate(item(), [...answers(1, 250), ...answers(0, 150)]);
  const said = calibrate(item(), [...answers(1, 200, 0), ...answers(0, 200, 0)]);
  expect(guessed.off).toBeCloseTo(0, 1);
  expect(said.off).toBeCloseTo(0, 1);
});

test('learners who say not to know are placed as well as others, with fewer questions, and not too low', () => {
  const trial = { learners: 700, seed: 7 };
  const [silent, frank] = [0, 0.8].map((admits) => simulate(bankItems(), adaptive, { ...trial, admits }));
  expect(frank?.questions).toBeLessThan((silent?.questions ?? 0) - 2);
  expect(frank?.near).toBeGreaterThanOrEqual(0.95);
  expect(Math.abs(frank?.bias ?? 1)).toBeLessThan(0.15);
});
