import { chance } from './chance.ts';
import type { Response } from './item.ts';

/** Fewer answers make no pattern. */
const least = 10;

/**
 * How well the answers fit somebody of a level: the log-likelihood, less what is to be expected, in its standard
 * deviations. Far below zero: easy questions wrong and hard ones right.
 * @returns null where there are too few answers
 */
export function fitOf(responses: Response[], level: number): number | null {
  const countedResponses = responses.filter(({ item }) => !item.pilot);
  if (countedResponses.length < least) return null;
  let [surprise, variance] = [0, 0];
  for (const { item, score } of countedResponses) {
    const right = chance(item, level);
    const odds = Math.log(right / (1 - right));
    surprise += (score - right) * odds;
    variance += right * (1 - right) * odds ** 2;
  }
  return variance > 0 ? surprise / Math.sqrt(variance) : null;
}

/** A pattern as odd as one honest test in fifty has it. */
export const isOdd = (fit: number | null): boolean => fit !== null && fit < -2;
