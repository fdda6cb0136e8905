/**
 * `npm run simulate:placement [-- <learners> <seeds>]`: lets learners that do not exist take the placement test of the
 * demo school, under several conditions, and three simpler ones, and prints how well each of them places: the mean of
 * the seeds.
 */

import { bankItems } from '#seeds/load/bank_items.ts';
import type { Item } from '../placement/item.ts';
import { seededRandom } from '../placement/random.ts';
import { truthOf, type World } from '../placement/simulation/learner.ts';
import { learnDifficulties, testsTaken } from '../placement/simulation/learning.ts';
import { adaptive, fixed, ladder, type Method, staircase } from '../placement/simulation/methods.ts';
import { type MethodResults, meanOf, simulate } from '../placement/simulation/simulate.ts';

const [learners = 4200, seeds = 12] = process.argv.slice(2).map(Number);
const lessons = 2000;

const bank = bankItems();
const allOf = (floor: number) => bank.map((item) => ({ ...item, floor }));
const misjudged = { error: 0.8 };

const trial =
  (items: Item[], method: Method, world: World = {}) =>
  (seed: number) =>
    simulate(items, method, { learners, seed, ...world });

/** Authors err, and so many tests have been learned from. */
function simulateLearned(seed: number): MethodResults {
  const truth = truthOf(bank, misjudged, seededRandom(seed));
  const known = learnDifficulties(bank, testsTaken(bank, { learners: lessons, seed: seed + seeds, truth }));
  return simulate(known, adaptive, { learners, seed, truth });
}

const trials: [string, (seed: number) => MethodResults][] = [
  ['adaptive, the bank as it is', trial(bank, adaptive)],
  ['one right answer in 20 lost by inattention', trial(bank, adaptive, { lapses: 0.05 })],
  ['15 % of the answers guessed blindly', trial(bank, adaptive, { guesses: 0.15 })],
  ['"I don\'t know" for half of the guesses', trial(bank, adaptive, { admits: 0.5 })],
  ['"I don\'t know" for four guesses in five', trial(bank, adaptive, { admits: 0.8 })],
  ['learners between levels', trial(bank, adaptive, { between: true })],
  ['levels 0.5 logits apart', trial(bank, adaptive, { apart: 0.5 })],
  ["authors' levels wrong by 0.8 logits", trial(bank, adaptive, misjudged)],
  [`the same, after ${lessons} tests`, simulateLearned],
  ['four options everywhere', trial(allOf(1 / 4), adaptive)],
  ['typed everywhere', trial(allOf(0), adaptive)],
  ['fixed form of 42', trial(bank, fixed)],
  ['ladder, 4 of 5 at each level', trial(bank, ladder)],
  ['staircase of 25', trial(bank, staircase)],
];

const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

const row = (name: string, { questions, exact, near, bias, coverage, exposure }: MethodResults) => ({
  test: name,
  questions: questions.toFixed(1),
  exact: percent(exact),
  'within 1': percent(near),
  bias: bias.toFixed(2),
  'in the 95 % interval': percent(coverage),
  'most used question': percent(exposure),
});

console.log(`${learners} simulated learners over 14 levels, ${bank.length} questions, the mean of ${seeds} seeds`);
const each = Array.from({ length: seeds }, (_, at) => at + 1);
console.table(trials.map(([name, run]) => row(name, meanOf(each.map(run)))));
console.log('Simulated learners are not learners: these are honest and even in all skills.');
