import { describe, expect, test } from 'vitest';
import { type Palette, palettes, type Scheme } from '#schemas/look/theme.ts';

type Colour = Exclude<keyof Palette, 'shadow'>;

function light(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is written on what, and how well it must be read. */
const pairs: [text: Colour, ground: Colour, least: number][] = [
  ['ink', 'paper', 12],
  ['ink', 'surface', 12],
  ['ink', 'brandSoft', 7],
  ['ink', 'markerSoft', 7],
  ['inkSoft', 'paper', 4.5],
  ['inkSoft', 'surface', 4.5],
  ['inkSoft', 'brandSoft', 4.5],
  ['brand', 'paper', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'brandSoft', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onMarker', 'marker', 4.5],
  ['right', 'paper', 4.5],
  ['right', 'surface', 4.5],
  ['right', 'rightSoft', 4.5],
  ['wrong', 'paper', 4.5],
  ['wrong', 'surface', 4.5],
  ['wrong', 'wrongSoft', 4.5],
  ['onVerdict', 'right', 4.5],
  ['onVerdict', 'wrong', 4.5],
];

describe.each<Scheme>(['light', 'dark'])('The %s palette can be read', (scheme) => {
  test.each(pairs)('%s on %s', (text, ground, least) => {
    expect(contrast(palettes[scheme][text], palettes[scheme][ground])).toBeGreaterThanOrEqual(least);
  });
});
