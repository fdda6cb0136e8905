import type { Response } from './item.ts';

/**
 * How often a student who does not know an answer guesses where there is something to guess from, 0 to 1. For who never
 * says "I don't know" it is 1: what the test assumes of everybody. One guess more than were seen is counted, so that a
 * single "I don't know" does not already mean somebody who never guesses.
 */
function guessingOf(responses: Response[]): number {
  const choiceResponses = responses.filter(({ item }) => item.floor > 0 && !item.pilot);
  const unknown = choiceResponses.filter((response) => response.unknown).length;
  if (unknown === 0) return 1;
  // Of those that were guessed, the share of `floor` is not seen: it was right.
  const guessed = choiceResponses
    .filter((response) => !response.unknown)
    .reduce((sum, { item, score }) => sum + (1 - score) / (1 - item.floor), 0);
  return (guessed + 1) / (guessed + 1 + unknown);
}

/**
 * The responses with what guessing earned this very student. To say "I don't know" is as probable at each level as a
 * wrong answer, up to a factor: both come from who does not know. What it tells more is that the right answers of the
 * same student are less likely guesses.
 */
export function withOwnGuessing<R extends Response>(responses: R[]): R[] {
  const guessing = guessingOf(responses);
  if (guessing === 1) return responses;
  return responses.map((response) => ({
    ...response,
    item: { ...response.item, floor: response.item.floor * guessing },
  }));
}
