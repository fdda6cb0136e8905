import { at, type Color, circle, color, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** What stands in a home and on a desk. Each is within 200 by 200 around zero. */

/** Somebody in bed, of whom the head is seen. */
export const bed = (sleeper: string, blanket: Color = 'blue') =>
  [
    rect(-98, -40, 14, 120, 'brown', 4),
    rect(-90, 34, 184, 26, 'wood', 6),
    rect(84, 6, 14, 74, 'brown', 4),
    rect(-82, -6, 70, 40, 'white', 16),
    at(-46, -2, 0.62, '<g transform="rotate(-80)">', sleeper, '</g>'),
    shape('M-16 36V4Q-10-12 20-10H70Q88-10 88 8V36Z', blanket),
  ].join('');

/** A clock at an hour. */
export function clock(hour: number, minute: number): string {
  const hand = (degrees: number, length: number, width: number, fill: Color) =>
    turned(degrees, stroke(`M0 0V${-length}`, fill, width));
  return [
    circle(0, 0, 96, 'brand'),
    circle(0, 0, 84, 'white'),
    times(12, (n) => turned(n * 30, circle(0, -70, n % 3 ? 4 : 7, 'soft'))),
    hand(hour * 30 + minute / 2, 40, 11, 'red'),
    hand(minute * 6, 60, 8, 'ink'),
    circle(0, 0, 8, 'ink'),
  ].join('');
}

export const alarm = [
  turned(-32, rect(-16, -100, 32, 22, 'red', 11)),
  turned(32, rect(-16, -100, 32, 22, 'red', 11)),
  stroke('M-40 70L-54 92M40 70L54 92', 'ink', 11),
  at(0, 4, 0.86, clock(6, 0)),
].join('');

export const shower = (head: string) =>
  [
    stroke('M-70 96V-84H0V-62', 'grey', 10),
    shape('M-30-44Q-26-64 0-64T30-44Z', 'soft'),
    at(0, 30, 0.8, head),
    times(5, (n) => stroke(`M${-40 + n * 20} -30L${-48 + n * 24} ${n % 2 ? 6 : -8}`, 'blue', 6)),
    shape('M-64 96Q-60 62 0 62T64 96Z', 'sky'),
    times(6, (n) => circle(-50 + n * 20, 84 - (n % 2) * 14, 13, 'white')),
  ].join('');

export const laptop =
  rect(-72, -66, 144, 100, 'ink', 10) +
  rect(-60, -54, 120, 78, 'sky', 4) +
  shape('M-92 58L-72 34H72L92 58Q92 66 82 66H-82Q-92 66-92 58Z', 'grey') +
  stroke('M-40-34H20M-40-14H40M-40 6H4', 'blue', 7);

export const book =
  shape('M0-50Q-40-74-92-58V56Q-40 40 0 64Z', 'white') +
  shape('M0-50Q40-74 92-58V56Q40 40 0 64Z', 'paper') +
  stroke('M0-50V64M-72-34Q-46-40-20-28M-72-8Q-46-14-20-2M72-34Q46-40 20-28M72-8Q46-14 20-2', 'grey', 6) +
  stroke('M-92 60Q-40 44 0 68Q40 44 92 60', 'brand', 9);

const bubble = (fill: Color) =>
  shape('M-60-40H60Q76-40 76-24V20Q76 36 60 36H-10L-40 66V36H-60Q-76 36-76 20V-24Q-76-40-60-40Z', fill);
export const talking =
  at(-22, -30, 0.95, bubble('brand')) +
  at(
    -22,
    -30,
    1,
    times(3, (n) => circle(-30 + n * 30, 0, 8, 'white')),
  ) +
  at(30, 44, 0.74, '<g transform="scale(-1 1)">', bubble('marker'), '</g>');

export const home =
  shape('M-96 0L0-84L96 0H72V84H-72V0Z', 'red') +
  rect(-72, -6, 144, 92, 'cream') +
  shape('M-100 6L0-84L100 6L86 16L0-60L-86 16Z', 'brown') +
  rect(-20, 24, 44, 62, 'brand', 4) +
  circle(14, 56, 4, 'marker') +
  rect(-60, 22, 30, 30, 'sky', 4) +
  rect(36, 22, 30, 30, 'sky', 4);

export const box =
  rect(-74, -44, 148, 118, 'wood', 6) +
  rect(-14, -44, 28, 50, 'cream') +
  shape('M-74-44L-96-72H-22L0-44Z', 'brown') +
  shape('M74-44L96-72H22L0-44Z', 'brown');

export const piano =
  shape('M-90-70H90V70H74V30H-74V70H-90Z', 'brown') +
  rect(-90, -2, 180, 30, 'paper', 4) +
  times(11, (n) => stroke(`M${-74 + n * 15} 0V26`, 'grey', 2)) +
  times(7, (n) => rect(-72 + n * 22, -2, 9, 17, 'ink')) +
  rect(-60, -50, 120, 30, 'wood', 6);

export const guitar = turned(
  38,
  circle(0, 46, 46, 'wood') +
    circle(0, -6, 34, 'wood') +
    circle(0, 22, 16, 'brown') +
    rect(-8, -104, 16, 110, 'brown') +
    rect(-13, -122, 26, 28, 'ink', 5) +
    rect(-22, 60, 44, 8, 'brown') +
    stroke('M-3-96V62M3-96V62', 'cream', 2),
);

export const note = (fill: Color = 'brand') => oval(-14, 34, 16, 12, fill) + stroke('M0 34V-34Q24-30 28-6', fill, 7);

export const plant =
  shape('M-34 30H34L24 90H-24Z', 'red') +
  stroke('M0 30V-30', 'green', 8) +
  shape('M0-20C-60-30-70-70-64-84C-20-84 4-60 0-20Z', 'green') +
  shape('M0 6C60-4 70-44 64-58C20-58-4-34 0 6Z', 'leaf') +
  shape('M0 26C-40 20-60-4-60-16C-24-20 0 0 0 26Z', 'leaf');

export const fish =
  shape('M-90-40H90V60Q90 84 66 84H-66Q-90 84-90 60Z', 'sky') +
  rect(-90, -20, 180, 8, 'blue') +
  oval(-6, 26, 38, 24, 'marker') +
  shape('M26 26L60 2V50Z', 'marker') +
  circle(-24, 20, 5, 'ink') +
  circle(-60, 0, 6, 'white') +
  circle(-66, -10, 4, 'white') +
  stroke('M56 84Q44 60 58 44T56 10', 'green', 8);

export const piggy =
  oval(0, 8, 80, 56, 'rose') +
  rect(-50, 46, 22, 38, 'rose', 8) +
  rect(30, 46, 22, 38, 'rose', 8) +
  oval(76, 6, 16, 20, 'red') +
  circle(40, -10, 6, 'ink') +
  shape('M10-42L30-74L46-34Z', 'rose') +
  rect(-30, -52, 44, 9, 'brown', 4) +
  circle(-8, -74, 22, 'marker') +
  stroke('M-80 4Q-98-6-90-22', 'rose', 8);

export const dumbbell =
  rect(-60, -9, 120, 18, 'grey', 6) +
  rect(-92, -34, 24, 68, 'ink', 8) +
  rect(-68, -50, 24, 100, 'brand', 8) +
  rect(44, -50, 24, 100, 'brand', 8) +
  rect(68, -34, 24, 68, 'ink', 8);

export const paints =
  `<path d="M-90 6C-90-70 80-84 92-10C96 30 56 20 44 34C34 50 60 80 10 80C-50 80-90 50-90 6Z" fill="${color.wood}"/>` +
  circle(-48, -12, 15, 'red') +
  circle(-14, -38, 15, 'marker') +
  circle(30, -34, 15, 'blue') +
  circle(-46, 30, 15, 'green') +
  circle(2, 42, 14, 'white');

export const rings =
  `<g fill="none" stroke="${color.marker}" stroke-width="15"><circle cx="-28" cy="20" r="48"/><circle cx="34" cy="20" r="48"/></g>` +
  shape('M34-30L14-54L24-68H44L54-54Z', 'sky');
