import type { Item } from '../item.ts';
import { seededRandom } from '../random.ts';
import { levels } from '../scale.ts';
import { learnerOf, truthOf, type World } from './learner.ts';
import type { Method } from './methods.ts';

/** The results of a method for many learners, as shares where not noted otherwise. */
export interface MethodResults {
  /** Questions used on average. */
  questions: number;
  exact: number;
  /** Placed in the own level or beside it. */
  near: number;
  /** By how many levels it places too high on average. */
  bias: number;
  /** Whose level lies in the 95 % interval; null where a method gives none. */
  coverage: number | null;
  /** Of the question that was asked most: how many learners met it. */
  exposure: number;
}

export interface Trial extends World {
  learners: number;
  seed: number;
  /** How hard the questions are in truth, where that is not drawn anew. */
  truth?: ReadonlyMap<number, Item>;
}

/** The mean results of several trials. */
export function meanOf(trials: MethodResults[]): MethodResults {
  const mean = (measure: (one: MethodResults) => number) =>
    trials.reduce((sum, one) => sum + measure(one), 0) / trials.length;
  return {
    questions: mean(({ questions }) => questions),
    exact: mean(({ exact }) => exact),
    near: mean(({ near }) => near),
    bias: mean(({ bias }) => bias),
    coverage: trials.some(({ coverage }) => coverage === null) ? null : mean(({ coverage }) => coverage ?? 0),
    exposure: mean(({ exposure }) => exposure),
  };
}

/** Lets learners, as many of each level, take a test one after another. The same seed gives the same results. */
export function simulate(bank: Item[], method: Method, { learners, seed, ...world }: Trial): MethodResults {
  const random = seededRandom(seed);
  const truth = world.truth ?? truthOf(bank, world, random);
  const uses = new Map<number, number>();
  const placements = Array.from({ length: learners }, (_, at) => {
    const learner = learnerOf(levels[at % levels.length] as number, truth, world, random);
    const found = method(learner, { bank, uses, random });
    for (const { id } of found.asked) uses.set(id, (uses.get(id) ?? 0) + 1);
    return { off: found.level - learner.level, true: learner.level, ...found };
  });
  const mean = (measure: (one: (typeof placements)[number]) => number | boolean) =>
    placements.reduce((sum, one) => sum + Number(measure(one)), 0) / placements.length;
  return {
    questions: mean(({ asked }) => asked.length),
    exact: mean(({ off }) => off === 0),
    near: mean(({ off }) => Math.abs(off) <= 1),
    bias: mean(({ off }) => off),
    coverage: placements.some(({ interval }) => interval)
      ? mean(({ interval, ...one }) => interval !== null && interval[0] <= one.true && one.true <= interval[1])
      : null,
    exposure: Math.max(...uses.values()) / learners,
  };
}
