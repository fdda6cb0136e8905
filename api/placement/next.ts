import { measured, type Skill } from '#schemas/placement/skills.ts';
import { estimateOf } from './estimate.ts';
import type { Item } from './item.ts';
import { type Distribution, levelAt, levels } from './scale.ts';

/** One in so many questions is a pilot, where the bank has any. */
const pilotEvery = 7;

/** How much more often a typed question may be used than one with four options: it informs that much more. */
const typedTells = 1.75;

/** The share that guessing earns of true or false: a question that informs so little is not asked. */
const guessedTooOften = 0.5;

interface Situation {
  bank: Item[];
  /** What this student was asked, in order. */
  asked: Item[];
  belief: Distribution;
  /** How often each question was asked of anybody. */
  uses: ReadonlyMap<number, number>;
  random: () => number;
}

/**
 * The question to ask next: within a level of the mean (or as near as there is one), the skill that was asked least,
 * then what was used least, typed answers before choices. What half is earned of by guessing, as true or false, is never
 * asked.
 * @returns undefined when the bank is used up
 */
export function nextItem({ bank, asked, belief, uses, random }: Situation): Item | undefined {
  const { mean } = estimateOf(belief);
  const askedIds = new Set(asked.map(({ id }) => id));
  const left = bank.filter(({ id, floor }) => !askedIds.has(id) && floor < guessedTooOften);
  const countedItems = left.filter(({ pilot }) => !pilot);
  const pilots = left.filter((item) => item.pilot && Math.abs(placeOf(item) - mean) <= 1);
  const isPilots = countedItems.length > 0 && pilots.length > 0 && asked.length > 0 && random() < 1 / pilotEvery;
  const candidates = inTurn(isPilots ? pilots : nearest(countedItems, mean), asked);
  return pickRandom(leastUsed(candidates, uses), random);
}

/** The level of a question: as answers have shown it, else as its author set it. */
const placeOf = ({ level, difficulty }: Item) => (difficulty === undefined ? level : levelAt(difficulty));

function nearest(items: Item[], mean: number): Item[] {
  for (let reach = 1; reach <= levels.length; reach += 1) {
    const found = items.filter((item) => Math.abs(placeOf(item) - mean) <= reach);
    if (found.length > 0) return found;
  }
  return [];
}

/** Those of the skill that this student was asked least, of the skills that there are. */
function inTurn(items: Item[], asked: Item[]): Item[] {
  const times = (skill: Skill) => asked.filter((item) => item.skill === skill && !item.pilot).length;
  const there = measured.filter((skill) => items.some((item) => item.skill === skill));
  const turn = there.toSorted((one, other) => times(one) - times(other))[0];
  return items.filter(({ skill }) => skill === turn);
}

function leastUsed(items: Item[], uses: ReadonlyMap<number, number>): Item[] {
  const usesOf = ({ id, floor }: Item) => (uses.get(id) ?? 0) / (floor === 0 ? typedTells : 1);
  const least = Math.min(...items.map(usesOf));
  const found = items.filter((item) => usesOf(item) === least);
  const typedItems = found.filter(({ floor }) => floor === 0);
  return typedItems.length > 0 ? typedItems : found;
}

const pickRandom = (items: Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
