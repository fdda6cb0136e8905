import { bust, looksOf } from './people.ts';
import { at, type Color, rect, shape, times, words } from './svg.ts';

/** What somebody says, a line of words below the other: `y` is the top, and the bubble points to `point`. */
export function bubble(x: number, y: number, width: number, lines: string[], point: number, size = 36): string {
  const high = lines.length * (size + 10) + 28;
  return [
    rect(x - width / 2, y, width, high, 'white', 24),
    shape(`M${point - 18} ${y + high - 4}H${point + 18}L${point} ${y + high + 28}Z`, 'white'),
    lines.map((line, n) => words(x, y + 14 + size * 0.86 + n * (size + 10), line, width - 24, { size })).join(''),
  ].join('');
}

/** A word on a small plate, beside what it names. */
export const label = (x: number, y: number, said: string, width: number, fill: Color = 'white', size = 36) =>
  rect(x - width / 2, y - size * 0.76 - 10, width, size + 22, fill, 14) +
  words(x, y + size * 0.12, said, width - 16, {
    size,
    fill: fill === 'brand' || fill === 'red' || fill === 'night' ? 'white' : 'ink',
  });

/** Words of several lines. */
export const lines = (
  x: number,
  y: number,
  said: string[],
  room: number,
  lettering: Parameters<typeof words>[4] & { gap?: number } = {},
) => {
  const { size = 36, gap = size + 12 } = lettering;
  return said.map((line, n) => words(x, y + n * gap, line, room, { ...lettering, size })).join('');
};

/** Head and shoulders of somebody of the cast. */
export const person = (name: string, level: number, x: number, y: number, size = 1.4, wears = '') =>
  at(x, y, size, bust(looksOf(name, level), wears));

/** Two people at a table, and what each says: 960 wide and 660 high. */
export const across = (
  level: number,
  [left, leftSays]: [string, string[]],
  [right, rightSays]: [string, string[]],
  width = 430,
) => {
  const top = (said: string[]) => 216 - said.length * 46;
  return [
    person(left, level, 250, 396, 1.5),
    person(right, level, 710, 396, 1.5),
    bubble(width / 2 + 24, top(leftSays), width, leftSays, 250),
    bubble(936 - width / 2, top(rightSays), width, rightSays, 710),
    rect(60, 566, 840, 94, 'brown', 10),
  ].join('');
};

/** An arrow from one place to another on the same height. */
export const arrow = (x: number, y: number, length: number, fill: Color = 'soft') =>
  rect(x, y - 6, length - 18, 12, fill, 4) +
  shape(`M${x + length - 24} ${y - 20}L${x + length} ${y}L${x + length - 24} ${y + 20}Z`, fill);

export const arrowDown = (x: number, y: number, length: number, fill: Color = 'soft') =>
  rect(x - 6, y, 12, length - 18, fill, 4) +
  shape(`M${x - 20} ${y + length - 24}L${x} ${y + length}L${x + 20} ${y + length - 24}Z`, fill);

/** Lines of a text that nobody reads. */
export const scribble = (x: number, y: number, widths: number[], fill: Color = 'line', gap = 34) =>
  times(widths.length, (n) => rect(x, y + n * gap, widths[n] ?? 0, 12, fill, 6));
