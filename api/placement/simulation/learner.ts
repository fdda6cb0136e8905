import { chance } from '../chance.ts';
import type { Item } from '../item.ts';
import { logitOf } from '../scale.ts';

/** Somebody who does not exist: in the middle of a level, honest, and equally able in all skills. */
export interface Learner {
  level: number;
  answer(item: Item): 0 | 1;
}

/** How hard each question is in truth: its author errs by so many logits, as a standard deviation. */
export function truthOf(bank: Item[], error: number, random: () => number): Map<number, Item> {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return new Map(bank.map((item) => [item.id, { ...item, difficulty: logitOf(item.level) + error * normal() }]));
}

/** A learner of a level who meets questions as hard as they are in truth. */
export const learnerOf = (level: number, truth: ReadonlyMap<number, Item>, random: () => number): Learner => ({
  level,
  answer: (item) => (random() < chance(truth.get(item.id) ?? item, level) ? 1 : 0),
});
