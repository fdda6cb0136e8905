import { expect, test } from 'vitest';
import { type Way, waysAt } from './by_address.ts';

const kinds = ['locale', 'scheme', 'width', 'zone', 'slow'] as const;

const pairsOf = (way: Way) =>
  kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => `${one} ${way[one]}, ${other} ${way[other]}`));

test('Each pair of language, colours, width, time zone and pace comes in turn, for as many pages as a student has', () => {
  const ways = Array.from({ length: 99 }, (_, index) => waysAt(index)).flat();
  // Two each of four kinds and three zones.
  expect(new Set(ways.flatMap(pairsOf)).size).toBe(6 * 4 + 4 * 6);
});
