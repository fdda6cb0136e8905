import { at, circle, oval, rect, shape, stroke, times, turned, words } from '../svg.ts';

/** Clothes and what goes through a store. Each is within 200 by 200 around zero. */

const sleeves = 'M-34-78L-92-40L-72 2L-50-12V84H50V-12L72 2L92-40L34-78Q0-50-34-78Z';

export const shirt =
  shape(sleeves, 'sky') +
  stroke('M0-58V80', 'blue', 4) +
  shape('M-34-78Q0-50 34-78L20-86L0-64L-20-86Z', 'blue') +
  times(4, (n) => circle(0, -30 + n * 30, 5, 'blue'));

const long = 'M-34-82L-66-68L-98 58L-66 68L-50 6V84H50V6L66 68L98 58L66-68L34-82Q0-58-34-82Z';

export const sweater =
  shape(long, 'green') +
  stroke('M-46 8H46', 'cream', 10) +
  stroke('M-46 34H46', 'leaf', 10) +
  stroke('M-44 80H44', 'leaf', 8) +
  stroke('M-30-80Q0-58 30-80', 'leaf', 9);

export const jacket =
  shape(long, 'ink') +
  stroke('M0-64V82', 'grey', 6) +
  shape('M-34-82L0-58L34-82L40-40L0-24L-40-40Z', 'soft') +
  stroke('M-38 40H-16M16 40H38', 'grey', 6);

export const jeans =
  shape('M-54-86H54L66 88H14L0-24L-14 88H-66Z', 'blue') +
  stroke('M-54-74H54', 'night', 7) +
  stroke('M0-74V-30M-46-56Q-26-42-22-66M46-56Q26-42 22-66', 'sky', 4) +
  circle(0, -78, 5, 'marker');

export const shoe =
  shape('M-80 34V-30Q-60-40-42-28Q-8 10 50 14Q84 18 84 40Z', 'brown') +
  rect(-82, 34, 168, 14, 'cream', 6) +
  stroke('M-34-16L-12-32M-12 2L8-14', 'cream', 6);
export const shoes = at(10, -30, 0.8, shoe) + at(-10, 36, 0.9, shoe);

export const coat =
  shape('M-36-88L-66-72L-94 48L-64 56L-52 8L-62 92H62L52 8L64 56L94 48L66-72L36-88Q0-66-36-88Z', 'red') +
  stroke('M0-70V90', 'paper', 4) +
  times(4, (n) => circle(14, -36 + n * 34, 6, 'paper')) +
  shape('M-36-88L0-66L36-88L26-48L0-60L-26-48Z', 'plum');

export const boot =
  shape('M-30-80H26V18Q74 24 76 52V62H-30Z', 'brown') +
  rect(-34, 58, 114, 14, 'ink', 6) +
  rect(-36, -88, 68, 20, 'cream', 9);
export const boots = at(-38, 0, 0.92, boot) + at(30, 8, 0.92, boot);

export const scarf =
  shape('M-70-60Q0-10 70-60L78-24Q0 26-78-24Z', 'red') +
  shape('M14-22L52-34L76 72L34 82Z', 'red') +
  stroke('M30 22L62 12M38 50L68 42', 'cream', 9) +
  stroke('M36 84L38 96M50 82L54 94M64 78L70 90', 'red', 6);

const glove =
  shape(
    'M-34 84V20L-50-30Q-52-44-40-44Q-30-44-26-30L-22-14V-66Q-20-78-10-78Q0-78 0-66Q2-86 12-84Q22-84 22-66Q26-78 34-74Q42-72 42-58V20Q44 60 34 84Z',
    'plum',
  ) + rect(-40, 66, 80, 26, 'lilac', 8);
export const gloves = at(-44, 0, 0.86, glove) + at(44, 0, 0.86, '<g transform="scale(-1 1)">', glove, '</g>');

export const umbrella =
  shape('M-92 0C-88-110 88-110 92 0Q70-22 46 0Q24-22 0 0Q-24-22-46 0Q-70-22-92 0Z', 'blue') +
  stroke('M0-84V-92M0-4V66Q0 90 24 88Q40 84 38 66', 'ink', 9) +
  stroke('M0-80Q-44-60-46 0M0-80Q44-60 46 0', 'sky', 4);

export const hat =
  oval(0, 34, 96, 24, 'wood') + shape('M-54 34V-20Q-50-56 0-56T54-20V34Z', 'wood') + rect(-54, 6, 108, 22, 'red');

export const card =
  rect(-88, -56, 176, 112, 'brand', 14) +
  rect(-88, -32, 176, 22, 'ink') +
  rect(-70, 8, 34, 24, 'marker', 5) +
  stroke('M-20 34H60', 'teal', 8);

const bill =
  rect(-84, -42, 168, 84, 'green', 8) +
  circle(0, 0, 26, 'leaf') +
  rect(-72, -30, 18, 14, 'leaf', 3) +
  rect(54, 16, 18, 14, 'leaf', 3);
export const cash = at(6, -22, 0.92, turned(-10, bill)) + at(0, 22, 0.92, bill);

export const tag = (price: string) =>
  turned(
    -10,
    shape('M-90 0L-50-44H86V44H-50Z', 'marker') +
      circle(-56, 0, 10, 'white') +
      words(22, 18, price, 110, { size: 50, weight: 700 }),
  );

export const wallet =
  rect(-82, -46, 164, 110, 'brown', 14) +
  rect(-70, -62, 140, 40, 'green', 4) +
  rect(-82, -40, 164, 104, 'brown', 14) +
  rect(40, -10, 52, 42, 'wood', 10) +
  circle(58, 11, 7, 'brown') +
  stroke('M-68-26H68', 'wood', 4);

export const keys =
  circle(-40, -30, 38, 'marker') +
  circle(-40, -30, 18, 'white') +
  stroke('M-14-6L66 72M40 48L58 30M58 64L76 46', 'marker', 15);

export const suitcase =
  stroke('M-30-52V-84H30V-52', 'ink', 11) +
  rect(-84, -52, 168, 130, 'red', 16) +
  rect(-56, -52, 14, 130, 'brown') +
  rect(42, -52, 14, 130, 'brown') +
  rect(-60, 76, 24, 12, 'ink', 5) +
  rect(36, 76, 24, 12, 'ink', 5) +
  rect(-18, 0, 36, 24, 'cream', 4);

export const ticket = turned(
  -8,
  shape('M-94-50H94V-14Q76-12 76 2T94 18V54H-94V18Q-76 14-76 2T-94-14Z', 'cream') +
    stroke('M40-44V48', 'wood', 5) +
    at(
      -26,
      0,
      0.5,
      shape('M-60 6H-20L0-40H20L10 6H50L66-14H78L70 16L78 46H66L50 26H10L20 72H0L-20 26H-60Q-74 16-60 6Z', 'brand'),
    ) +
    rect(54, -24, 22, 10, 'wood') +
    rect(54, 0, 22, 10, 'wood') +
    rect(54, 24, 22, 10, 'wood'),
);
