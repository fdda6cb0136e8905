import { at, circle, rect, shape, stroke, times, turned, words } from '../svg.ts';

/** Errands, chores and what one does in one's free time. Each is within 200 by 200 around zero. */

export const invoice =
  shape('M-62-90H62V88L46 76L30 88L14 76L-2 88L-18 76L-34 88L-50 76L-62 88Z', 'white') +
  words(0, -52, 'BILL', 110, { size: 32, weight: 700 }) +
  stroke('M-40-28H40M-40-4H20', 'line', 9) +
  words(0, 52, '$840', 110, { size: 38, fill: 'red', weight: 700 });

export const truck =
  rect(-98, -52, 116, 104, 'brand', 8) +
  shape('M22-24H66L96 12V52H22Z', 'marker') +
  shape('M36-10H60L80 14H36Z', 'sky') +
  rect(-76, -26, 56, 48, 'wood', 4) +
  rect(-54, -26, 12, 22, 'cream') +
  circle(-56, 56, 24, 'ink') +
  circle(56, 56, 24, 'ink') +
  circle(-56, 56, 10, 'grey') +
  circle(56, 56, 10, 'grey');

/** A phone with what is on its screen. */
export const phone = (screen: string) =>
  rect(-54, -96, 108, 192, 'ink', 20) + rect(-44, -80, 88, 152, 'sky', 6) + circle(0, 84, 6, 'grey') + screen;

export const downloading = phone(
  stroke('M0-56V10', 'brand', 16) + shape('M-32 2H32L0 38Z', 'brand') + rect(-30, 48, 60, 12, 'brand', 6),
);

export const password =
  stroke('M-34-16V-46Q-34-84 0-84T34-46V-16', 'grey', 15) +
  rect(-56, -22, 112, 64, 'marker', 12) +
  circle(0, 4, 11, 'ink') +
  rect(-4, 4, 8, 24, 'ink', 3) +
  rect(-94, 52, 188, 42, 'white', 10) +
  times(6, (n) => circle(-66 + n * 26, 73, 8, 'ink'));

export const trash =
  turned(14, at(14, -66, 1, rect(-66, -12, 132, 20, 'soft', 8), rect(-18, -26, 36, 16, 'soft', 6))) +
  shape('M-58-36H58L46 92H-46Z', 'grey') +
  stroke('M-26-16L-20 72M0-16V72M26-16L20 72', 'soft', 8) +
  at(-76, -70, 1, turned(-20, rect(-18, -24, 36, 46, 'white', 3) + stroke('M-10-12H10M-10 2H10', 'grey', 5)));

const wing =
  shape('M0 0C20-60 80-60 74-14C72 10 40 16 0 8Z', 'marker') +
  shape('M0 8C40 14 62 30 50 56C38 74 10 50 0 14Z', 'red') +
  circle(50, -22, 9, 'cream');
const butterfly =
  wing +
  '<g transform="scale(-1 1)">' +
  wing +
  '</g>' +
  stroke('M0-12V40', 'ink', 9) +
  stroke('M0-14Q-6-34-20-38M0-14Q6-34 20-38', 'ink', 4);
export const collection =
  rect(-96, -92, 192, 184, 'brown', 8) +
  rect(-82, -78, 164, 156, 'paper', 4) +
  times(4, (n) => at(-40 + (n % 2) * 80, -36 + Math.floor(n / 2) * 76, 0.44, butterfly));

export const knitting =
  turned(38, rect(-6, -96, 12, 150, 'wood', 5) + circle(0, -98, 12, 'brown')) +
  turned(-38, rect(-6, -96, 12, 150, 'wood', 5) + circle(0, -98, 12, 'brown')) +
  shape('M-74-30H62V2Q60 12 50 8Q40 2 30 10Q18 16 6 8Q-8 0-20 8Q-34 16-46 8Q-60 2-74 8Z', 'plum') +
  times(5, (n) => stroke(`M${-62 + n * 26}-22V-2`, 'lilac', 5)) +
  circle(14, 52, 42, 'plum') +
  stroke('M-22 38Q14 14 50 38M-26 56Q14 30 52 56M-12 82Q20 50 40 82', 'lilac', 6);

export const scale =
  rect(-92, -70, 184, 150, 'grey', 26) +
  rect(-80, -58, 160, 126, 'mist', 18) +
  shape('M-52-6A52 52 0 0 1 52-6Z', 'white') +
  turned(-24, stroke('M0-8V-44', 'red', 7)) +
  circle(0, -8, 8, 'ink') +
  rect(-60, 22, 34, 34, 'grey', 12) +
  rect(26, 22, 34, 34, 'grey', 12);

export const letters =
  at(16, -24, 0.86, turned(10, rect(-84, -54, 168, 108, 'cream', 6) + stroke('M-80-50L0 14L80-50', 'wood', 6))) +
  at(
    -8,
    28,
    0.92,
    rect(-84, -54, 168, 108, 'white', 6),
    stroke('M-84-54L0 14L84-54', 'grey', 6),
    rect(48, 16, 26, 28, 'red', 2),
    shape('M-24 16C-40-10-4-16 0 6C4-16 40-10 24 16L0 40Z', 'rose'),
  );
