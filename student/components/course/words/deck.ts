import type { LevelQueries } from '#schemas/types/entities/levels.ts';

export type Word = LevelQueries['words']['result'][number];

/** So many cards are one sitting. */
export const hand = 10;

/** The cards on the table: those that are still to be known, and the ones that wait for the next hand. */
export interface Deck {
  left: Word[];
  size: number;
  rest: Word[];
}

/** The first cards of a pile. */
export function deal(words: Word[]): Deck {
  const left = words.slice(0, hand);
  return { left, size: left.length, rest: words.slice(hand) };
}

/** The card on top was answered: one that was not known comes back behind the others. */
export function answerCard({ left: [card, ...left], ...deck }: Deck, knew: boolean): Deck {
  return { ...deck, left: card && !knew ? [...left, card] : left };
}
