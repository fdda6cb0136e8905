import { chance } from './chance.ts';
import type { Item, Response } from './item.ts';
import { type Distribution, levels, width } from './scale.ts';

/** One test: what was believed before it, and what came of its questions. */
export interface Test {
  prior: Distribution;
  responses: Response[];
}

/** How far levels are from each other, in logits, as answers show it. */
interface Width {
  tests: number;
  apart: number;
  /** What tests assume. */
  assumed: number;
  /** Where it lies with 95 %. */
  interval: [number, number];
}

/** Fewer tests say next to nothing. */
const least = 30;
const candidates = Array.from({ length: 23 }, (_, step) => (10 + step * 5) / 100);

/** Half of the 95th percentile of the chi-squared distribution with one degree of freedom. */
const drop = 1.92;

/**
 * The distance of levels under which the answers are most probable, each student's level being unknown (marginal maximum
 * likelihood), and those distances that are not much less probable (likelihood ratio).
 * @returns null where there are too few tests
 */
export function widthOf(tests: Test[]): Width | null {
  if (tests.length < least) return null;
  const found = candidates.map((apart) => ({ apart, likelihood: likelihoodOf(tests, apart) }));
  const best = found.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  const near = found.filter(({ likelihood }) => likelihood >= best.likelihood - drop).map(({ apart }) => apart);
  return { tests: tests.length, apart: best.apart, assumed: width, interval: [Math.min(...near), Math.max(...near)] };
}

function likelihoodOf(tests: Test[], apart: number): number {
  const chances = new Map<string, number[]>();
  const chancesOf = (item: Item) => {
    const name = `${item.id} ${item.difficulty} ${item.floor}`;
    const known = chances.get(name) ?? levels.map((level) => chance(item, level, apart));
    chances.set(name, known);
    return known;
  };
  return tests.reduce((sum, test) => sum + Math.log(probabilityOf(test, chancesOf)), 0);
}

const probabilityOf = ({ prior, responses }: Test, chancesOf: (item: Item) => number[]): number =>
  prior.reduce((sum, share, level) => {
    const fits = responses.reduce((all, { item, score }) => {
      const right = chancesOf(item)[level] as number;
      return all * (score === 1 ? right : score === 0 ? 1 - right : right ** score * (1 - right) ** (1 - score));
    }, 1);
    return sum + share * fits;
  }, 0);
