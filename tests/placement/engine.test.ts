import { expect, test } from 'vitest';
import { chance } from '#api/placement/chance.ts';
import { estimateOf } from '#api/placement/estimate.ts';
import type { Item, Response } from '#api/placement/item.ts';
import { nextItem } from '#api/placement/next.ts';
import { fitOf, isOdd } from '#api/placement/odd.ts';
import { courseOf, posteriorOf } from '#api/placement/posterior.ts';
import { priorOf } from '#api/placement/prior.ts';
import { proposalOf } from '#api/placement/proposal.ts';
import { seededRandom } from '#api/placement/random.ts';
import { levels } from '#api/placement/scale.ts';
import { limits, reasonToStop } from '#api/placement/stop.ts';
import { measured } from '#schemas/placement/skills.ts';

const item = (changes: Partial<Item> = {}): Item => ({
  id: 1,
  level: 6,
  skill: 'grammar',
  floor: 0.25,
  pilot: false,
  ...changes,
});

/** Two questions with options and one that is typed, for each level and skill. */
const bank = levels.flatMap((level) =>
  measured.flatMap((skill, place) =>
    [0.25, 0.25, 0].map((floor, copy) => item({ id: level * 100 + place * 10 + copy, level, skill, floor })),
  ),
);
const unused = new Map<number, number>();
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const situation = { bank, asked: [] as Item[], uses: unused, random: seededRandom(1) };

/** A learner of a level takes the whole test. */
function taken(level: number, seed: number): { responses: Response[]; prior: number[] } {
  const [random, prior] = [seededRandom(seed), priorOf(null)];
  const responses: Response[] = [];
  for (;;) {
    const asked = responses.map((response) => response.item);
    const belief = posteriorOf(prior, responses);
    if (reasonToStop(asked, belief, 0)) return { responses, prior };
    const next = nextItem({ bank, asked, belief, uses: unused, random }) as Item;
    responses.push({ item: next, score: random() < chance(next, level) ? 1 : 0 });
  }
}

test('whoever stands at the level of a typed question answers half of them, with four options five in eight', () => {
  expect(chance(item({ floor: 0 }), 6)).toBeCloseTo(0.5);
  expect(chance(item(), 6)).toBeCloseTo(0.625);
  expect(chance(item({ floor: 0 }), 7)).toBeCloseTo(1 / (1 + Math.exp(-0.75)));
  expect(chance(item({ level: 13 }), 0)).toBeGreaterThan(0.25);
});

test('a difficulty that answers have shown counts instead of the level', () => {
  expect(chance(item({ floor: 0, difficulty: 0 }), 6)).toBeCloseTo(1 / (1 + Math.exp(0.375)));
});

test('whoever says to be able to do everything and is at the beginning is still found', () => {
  const boast = priorOf(levels.slice(0, 6).map(() => true));
  const found = Array.from(
    { length: 200 },
    (_, seed) => proposalOf(boast, taken(seed % 5, seed).responses).level - (seed % 5),
  );
  expect(found.filter((off) => Math.abs(off) <= 1).length).toBeGreaterThan(180);
  expect(sumOf(found) / found.length).toBeLessThan(0.4);
});

test('a self-assessment moves the mean and rules out no level', () => {
  const [nothing, half, all] = [0, 3, 6].map((yes) => priorOf(levels.slice(0, 6).map((_, at) => at < yes)));
  expect(estimateOf(nothing as number[]).level).toBe(0);
  expect(estimateOf(half as number[]).mean).toBeCloseTo(6.5);
  expect(estimateOf(all as number[]).level).toBe(13);
  expect(Math.min(...(nothing as number[]))).toBeGreaterThan(0);
  expect(new Set(priorOf(null))).toEqual(new Set([1 / 14]));
});

test('right answers raise the mean, wrong ones lower it, pilots do neither', () => {
  const prior = priorOf(null);
  const meanAfter = (score: number, changes = {}) =>
    estimateOf(posteriorOf(prior, [{ item: item(changes), score }])).mean;
  expect(meanAfter(1)).toBeGreaterThan(6.5);
  expect(meanAfter(0)).toBeLessThan(6.5);
  expect(meanAfter(0.5)).toBeGreaterThan(meanAfter(0));
  expect(meanAfter(1, { pilot: true })).toBeCloseTo(6.5);
  expect(meanAfter(1, { floor: 0 })).toBeGreaterThan(meanAfter(1));
});

test('the order of the answers does not matter to the posterior, which stays a distribution', () => {
  const { responses, prior } = taken(4, 3);
  const there = posteriorOf(prior, responses);
  const back = posteriorOf(prior, responses.toReversed());
  expect(sumOf(there)).toBeCloseTo(1);
  for (const level of levels) expect(there[level]).toBeCloseTo(back[level] as number);
  expect(courseOf(prior, responses).at(-1)).toEqual(there);
});

test('the interval is the shortest run of levels that holds 95 %', () => {
  const belief = [0, 0, 0.02, 0.5, 0.46, 0.02, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(estimateOf(belief)).toMatchObject({ level: 3, probability: 0.5, interval: [3, 4] });
  expect(estimateOf(belief).near).toBeCloseTo(0.98);
  expect(estimateOf(priorOf(null)).interval).toEqual([0, 13]);
});

test('the next question lies within a level of the mean, skills take turns, typed ones come first', () => {
  const asked: Item[] = [];
  const belief = priorOf([true, true, true, false, false, false]);
  for (let at = 0; at < 8; at += 1) asked.push(nextItem({ ...situation, asked, belief }) as Item);
  expect(asked.map(({ skill }) => skill)).toEqual([...measured, ...measured]);
  expect(asked.every(({ level }) => Math.abs(level - 6.5) <= 1)).toBe(true);
  expect(asked.every(({ floor }) => floor === 0)).toBe(true);
  expect(new Set(asked).size).toBe(8);
});

test('a question that answers have shown to be hard is asked where it belongs, not at the level of its author', () => {
  const [harder, mine] = [item({ id: 1, difficulty: 3 }), item({ id: 2 })];
  const belief = levels.map((level) => (level === 6 ? 1 : 0));
  for (let seed = 0; seed < 10; seed += 1)
    expect(nextItem({ ...situation, bank: [harder, mine], belief, random: seededRandom(seed) })).toMatchObject({
      id: 2,
    });
});

test('what was used most is asked last; a typed question may be used oftener', () => {
  const pair = [item({ id: 1, floor: 0 }), item({ id: 2 })];
  const asks = (typed: number, chosen: number) =>
    nextItem({
      ...situation,
      bank: pair,
      belief: priorOf(null),
      uses: new Map([
        [1, typed],
        [2, chosen],
      ]),
    })?.id;
  expect([asks(0, 0), asks(5, 4), asks(9, 4)]).toEqual([1, 1, 2]);
});

test('what half is earned of by guessing is never asked, and a bank comes to its end', () => {
  expect(nextItem({ ...situation, bank: [item({ floor: 0.5 })], belief: priorOf(null) })).toBeUndefined();
  const far = item({ level: 13 });
  expect(nextItem({ ...situation, bank: [far], belief: priorOf(levels.slice(0, 6).map(() => false)) })).toBe(far);
});

test('about one question in seven is a pilot, near the mean, and never the first', () => {
  const pilots = levels.map((level) => item({ id: 5000 + level, level, pilot: true }));
  const random = seededRandom(7);
  const drawn = Array.from({ length: 700 }, () =>
    nextItem({ ...situation, bank: [...bank, ...pilots], asked: [item()], belief: priorOf(null), random }),
  );
  const tried = drawn.filter((one) => one?.pilot);
  expect(tried.length).toBeGreaterThan(60);
  expect(tried.length).toBeLessThan(140);
  expect(tried.every((one) => Math.abs((one as Item).level - 6.5) <= 1)).toBe(true);
  expect(nextItem({ ...situation, bank: [...bank, ...pilots], belief: priorOf(null), random: () => 0 })?.pilot).toBe(
    false,
  );
});

test('the test stops when it is sure, after 40 questions or after 35 minutes, and not before 15 that count', () => {
  const sure = levels.map((level) => (level === 5 ? 1 : 0));
  const asked = (count: number, changes = {}) => Array.from({ length: count }, () => item(changes));
  expect(reasonToStop(asked(14), sure, 0)).toBeNull();
  expect(reasonToStop([...asked(14), ...asked(3, { pilot: true })], sure, 0)).toBeNull();
  expect(reasonToStop(asked(15), sure, 0)).toBe('certain');
  expect(reasonToStop(asked(39), priorOf(null), 0)).toBeNull();
  expect(reasonToStop(asked(40), priorOf(null), 0)).toBe('questions');
  expect(reasonToStop(asked(2), sure, 35)).toBe('time');
  expect(reasonToStop(asked(10), priorOf(null), 0, { ...limits, most: 10 })).toBe('questions');
});

test('learners of all levels are found, nearly always within one level', () => {
  const found = levels.flatMap((level) =>
    Array.from({ length: 40 }, (_, copy) => {
      const { responses, prior } = taken(level, level * 1000 + copy);
      return { off: Math.abs(proposalOf(prior, responses).level - level), asked: responses.length };
    }),
  );
  const share = (most: number) => found.filter(({ off }) => off <= most).length / found.length;
  expect(share(1)).toBeGreaterThan(0.92);
  expect(share(0)).toBeGreaterThan(0.45);
  expect(sumOf(found.map(({ asked }) => asked)) / found.length).toBeLessThan(26);
});

test('skills that lie three levels apart, and hard ones right with easy ones wrong, are told', () => {
  const answers = (skill: Item['skill'], level: number, score: number): Response[] =>
    Array.from({ length: 8 }, () => ({ item: item({ skill, level, floor: 0 }), score }));
  const uneven = proposalOf(priorOf(null), [...answers('grammar', 8, 1), ...answers('listening', 4, 0)]);
  expect(uneven.flags).toContain('skills_differ');
  expect(uneven.flags).toContain('odd_pattern');
  const honest = Array.from({ length: 200 }, (_, seed) => taken(seed % 14, seed)).map(({ prior, responses }) =>
    proposalOf(prior, responses),
  );
  expect(honest.filter(({ flags }) => flags.includes('skills_differ')).length).toBeLessThan(30);
  expect(honest.filter(({ flags }) => flags.includes('odd_pattern')).length).toBeLessThan(20);
  expect(proposalOf(priorOf(null), []).flags).toEqual(['unsure']);
  expect(honest.filter(({ flags }) => flags.includes('unsure')).length).toBeGreaterThan(20);
  expect(honest.every(({ cautious, near }) => cautious < near)).toBe(true);
  expect(isOdd(fitOf(answers('grammar', 6, 1).slice(0, 5), 6))).toBe(false);
});

test('the same seed draws the same numbers', () => {
  const [one, other] = [seededRandom(42), seededRandom(42)];
  const drawn = Array.from({ length: 1000 }, one);
  expect(drawn).toEqual(Array.from({ length: 1000 }, other));
  expect(sumOf(drawn) / 1000).toBeCloseTo(0.5, 1);
});
