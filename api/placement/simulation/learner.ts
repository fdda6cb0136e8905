import { chance } from '../chance.ts';
import type { Item, Response } from '../item.ts';
import { logitOf, width } from '../scale.ts';

/** How learners and questions differ from what the test believes of them; left out, they do not. */
export interface World {
  /** By how many logits the authors' levels are wrong, as a standard deviation. */
  error?: number;
  /** How many of the answers that would be right go wrong by inattention: 0 to 1. */
  lapses?: number;
  /** How many answers are guessed without a look at the question: 0 to 1. */
  guesses?: number;
  /** How often somebody who does not know an answer says so instead of guessing: 0 to 1. */
  admits?: number;
  /** Learners stand anywhere between the middles of two levels. */
  between?: boolean;
  /** How far levels are from each other, in logits. */
  apart?: number;
}

/** Somebody who does not exist: honest, and equally able in all skills. */
export interface Learner {
  level: number;
  answer(item: Item): Response;
}

/** How hard each question is in truth. */
export function truthOf(bank: Item[], { error = 0 }: World, random: () => number): Map<number, Item> {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return new Map(bank.map((item) => [item.id, { ...item, difficulty: logitOf(item.level) + error * normal() }]));
}

/** A learner of a level who meets questions as hard as they are in truth. */
export function learnerOf(
  level: number,
  truth: ReadonlyMap<number, Item>,
  { lapses = 0, guesses = 0, admits = 0, between = false, apart = width }: World,
  random: () => number,
): Learner {
  const place = between ? level + random() - 0.5 : level;
  const able = (item: Item, floor: number) =>
    chance({ ...(truth.get(item.id) ?? item), floor }, place, apart) * (1 - lapses);
  const right = (item: Item) => (guesses > 0 && random() < guesses ? item.floor : able(item, item.floor));
  const answer = (item: Item): Response => {
    if (admits === 0) return { item, score: random() < right(item) ? 1 : 0 };
    if (random() < able(item, 0)) return { item, score: 1 };
    if (random() < admits) return { item, score: 0, unknown: true };
    return { item, score: random() < item.floor ? 1 : 0 };
  };
  return { level, answer };
}
