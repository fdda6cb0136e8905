import { chance } from '../chance.ts';
import { estimateOf } from '../estimate.ts';
import { withOwnGuessing } from '../guessing.ts';
import type { Item, Response } from '../item.ts';
import { nextItem } from '../next.ts';
import { posteriorOf } from '../posterior.ts';
import { priorOf } from '../prior.ts';
import { levels } from '../scale.ts';
import { reasonToStop } from '../stop.ts';
import type { Learner } from './learner.ts';

/** What a method found out about a learner. */
export interface Placement {
  level: number;
  asked: Item[];
  /** Where it says how sure it is: the levels between which the true one lies in 95 of 100 cases. */
  interval: [number, number] | null;
}

/** What a method works with; `uses` is of the whole bank, over all learners. */
export interface Situation {
  bank: Item[];
  uses: ReadonlyMap<number, number>;
  random: () => number;
}

export type Method = (learner: Learner, desk: Situation) => Placement;

/** The school's own test, without a self-assessment. */
export const adaptive: Method = (learner, desk) => {
  const responses = take(learner, desk);
  const { level, interval } = estimateOf(posteriorOf(priorOf(null), responses));
  return { level, asked: responses.map(({ item }) => item), interval };
};

/** What comes of the questions that the school's own test asks a learner. */
export function take(learner: Learner, desk: Situation): Response[] {
  const responses: Response[] = [];
  const asked: Item[] = [];
  let belief = priorOf(null);
  while (!reasonToStop(asked, belief, 0)) {
    const item = nextItem({ ...desk, asked, belief });
    if (!item) break;
    responses.push(learner.answer(item));
    const weighedResponses = withOwnGuessing(responses);
    // As long as nothing is weighed anew, what was believed stands.
    belief =
      weighedResponses === responses
        ? posteriorOf(belief, responses.slice(-1))
        : posteriorOf(priorOf(null), weighedResponses);
    asked.push(item);
  }
  return withOwnGuessing(responses);
}

const perLevel = 3;

/** The same three questions of each level for everybody; the level of which as many right answers are to be expected. */
export const fixed: Method = (learner, { bank }) => {
  const asked = levels.flatMap((level) => bank.filter((item) => item.level === level).slice(0, perLevel));
  const responses = asked.map((item) => learner.answer(item));
  const right = responses.reduce((sum, { score }) => sum + score, 0);
  const deviations = levels.map((level) => Math.abs(asked.reduce((sum, item) => sum + chance(item, level), 0) - right));
  return { level: deviations.indexOf(Math.min(...deviations)), asked, interval: null };
};

const [rungs, enough, failures] = [5, 4, 2];

/** Level by level from the lowest: four of five take it, two that were not taken end it; the highest taken counts. */
export const ladder: Method = (learner, { bank, random }) => {
  const asked: Item[] = [];
  let [highest, failed] = [0, 0];
  for (const level of levels) {
    const items = sample(
      bank.filter((item) => item.level === level),
      rungs,
      random,
    );
    asked.push(...items);
    const isPassed = items.filter((item) => learner.answer(item).score === 1).length >= enough;
    failed = isPassed ? 0 : failed + 1;
    if (isPassed) highest = level;
    if (failed === failures) break;
  }
  return { level: highest, asked, interval: null };
};

const [steps, counted] = [25, 10];

/** A level up after a right answer, a level down after a wrong one; the mean of the last ten counts. */
export const staircase: Method = (learner, { bank, random }) => {
  const asked: Item[] = [];
  const path: number[] = [];
  let level = 6;
  while (asked.length < steps) {
    const left = bank.filter((item) => item.level === level && !asked.includes(item));
    const [item] = sample(left.length > 0 ? left : bank.filter((one) => !asked.includes(one)), 1, random);
    if (!item) break;
    asked.push(item);
    level = Math.min(levels.length - 1, Math.max(0, level + (learner.answer(item).score === 1 ? 1 : -1)));
    path.push(level);
  }
  const last = path.slice(-counted);
  return { level: Math.round(last.reduce((sum, one) => sum + one, 0) / last.length), asked, interval: null };
};

/** So many of them, none twice. */
function sample(items: Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
