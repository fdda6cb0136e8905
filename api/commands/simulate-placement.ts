/**
 * `npm run simulate:placement [-- <learners> <seed>]`: lets learners that do not exist take the placement test of the
 * demo school, and three simpler ones, and prints how well each of them places.
 */

import { bankItems } from '#seeds/load/bank_items.ts';
import type { Item } from '../placement/item.ts';
import { adaptive, fixed, ladder, type Method, staircase } from '../placement/simulation/methods.ts';
import { type Figures, simulate } from '../placement/simulation/simulate.ts';

const [learners = 4200, seed = 1] = process.argv.slice(2).map(Number);

const bank = bankItems();
const allOf = (options: number | null) => bank.map((item) => ({ ...item, options }));

const trials: [string, Item[], Method, number?][] = [
  ['adaptive, the bank as it is', bank, adaptive],
  ['adaptive, four options everywhere', allOf(4), adaptive],
  ['adaptive, typed everywhere', allOf(null), adaptive],
  ['adaptive, levels wrong by 0.8 logits', bank, adaptive, 0.8],
  ['fixed form of 42', bank, fixed],
  ['ladder, 4 of 5 at each level', bank, ladder],
  ['staircase of 25', bank, staircase],
];

const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

const row = (name: string, { questions, exact, near, bias, coverage, exposure }: Figures) => ({
  test: name,
  questions: questions.toFixed(1),
  exact: percent(exact),
  'within 1': percent(near),
  bias: bias.toFixed(2),
  'in the 95 % interval': percent(coverage),
  'most used question': percent(exposure),
});

console.log(`${learners} simulated learners over 14 levels, ${bank.length} questions, seed ${seed}`);
const rows = trials.map(([name, items, method, error]) =>
  row(name, simulate(items, method, { learners, seed, error })),
);
console.table(rows);
console.log('Simulated learners are not learners: these are honest, even in all skills, and fit the model.');
