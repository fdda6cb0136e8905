import type { Item } from './item.ts';
import { width } from './scale.ts';

/** What a question tells of somebody whose level is its own: its Fisher information. A pilot tells nothing. */
const informationOf = ({ floor, pilot }: Pick<Item, 'floor' | 'pilot'>): number =>
  pilot ? 0 : (1 - floor) / (1 + floor) / 4;

/** What an estimate needs of which 95 % lie within a level and a half, to both sides. */
const neededInformation = (1.96 / (1.5 * width)) ** 2;

/** Questions are not at the student's own level to the point: a test asks so much more. */
const beside = 1.25;

/** What is always still to come as long as the test goes on: three questions with options. */
const rest = 0.45;

/**
 * How much of an adaptive test is behind its student, 0 to 1: the certainty to be expected of the questions that were
 * answered. It rests on which questions those are and not on what came of them, so it says nothing of right and wrong,
 * and it never goes back.
 * @param most questions after which the test ends in any case
 */
export function progressOf(answered: Pick<Item, 'floor' | 'pilot'>[], most: number): number {
  const gathered = answered.reduce((sum, item) => sum + informationOf(item), 0);
  const left = Math.max(neededInformation * beside - gathered, rest);
  return Math.max(gathered / (gathered + left), answered.length / most);
}
