import type { Item } from '../item.ts';
import { priorOf } from '../prior.ts';
import { seededRandom } from '../random.ts';
import { levels } from '../scale.ts';
import type { Test } from '../width.ts';
import { calibrationOf } from './bank_calibration.ts';
import { learnerOf } from './learner.ts';
import { take } from './methods.ts';
import type { Trial } from './simulate.ts';

type KnownTrial = Trial & Required<Pick<Trial, 'truth'>>;

/** The tests that learners take one after another, as many of each level. */
export function testsTaken(bank: Item[], { learners, seed, truth, ...world }: KnownTrial): Test[] {
  const random = seededRandom(seed);
  const uses = new Map<number, number>();
  return Array.from({ length: learners }, (_, at) => {
    const learner = learnerOf(levels[at % levels.length] as number, truth, world, random);
    const responses = take(learner, { bank, uses, random });
    for (const { item } of responses) uses.set(item.id, (uses.get(item.id) ?? 0) + 1);
    return { prior: priorOf(null), responses };
  });
}

/** The bank as the school knows it after such tests. */
export function learnDifficulties(bank: Item[], tests: Test[]): Item[] {
  const calibration = calibrationOf(bank, tests);
  return bank.map((item) => ({ ...item, difficulty: calibration.get(item.id)?.difficulty }));
}
