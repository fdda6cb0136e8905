import { bust, figure, type looksOf } from '../people.ts';
import { at, circle, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** Expressions drawn as they are worded. Each is within 200 by 200 around zero. */

type Looks = ReturnType<typeof looksOf>;

export const hammer =
  rect(-100, 62, 200, 30, 'wood', 5) +
  rect(-6, 8, 12, 58, 'grey') +
  rect(-24, 0, 48, 12, 'soft', 4) +
  turned(-28, rect(-52, -56, 96, 44, 'ink', 8), rect(30, -46, 20, 24, 'ink'), stroke('M-2-30L96-2', 'brown', 17)) +
  stroke('M-44-2L-66-8M44-2L66-8M-36 20L-54 30M36 20L54 30', 'marker', 8);

export const elephant =
  rect(-100, -96, 200, 192, 'cream', 10) +
  rect(-100, 70, 200, 26, 'wood', 8) +
  rect(50, -78, 36, 44, 'sky', 4) +
  oval(22, 6, 62, 52, 'grey') +
  rect(-22, 30, 26, 54, 'grey', 8) +
  rect(44, 30, 28, 54, 'grey', 8) +
  circle(-36, -18, 42, 'grey') +
  shape('M-62-14C-92 0-86 40-80 70H-64C-66 40-64 24-48 16Z', 'grey') +
  oval(-10, -20, 26, 36, 'soft') +
  circle(-48, -26, 5, 'ink') +
  stroke('M82-4Q94 14 88 30', 'grey', 7) +
  shape('M-66 16Q-54 30-40 22L-46 12Z', 'white');

export const catOut =
  shape('M-56 92C-90 40-50 6-40 0H40C50 6 90 40 56 92Z', 'wood') +
  oval(0, 0, 44, 12, 'brown') +
  shape('M-38-42L-34-84L-10-62H10L34-84L38-42Q40 0 0 2Q-40 0-38-42Z', 'ink') +
  circle(-15, -36, 8, 'marker') +
  circle(15, -36, 8, 'marker') +
  oval(-15, -36, 2.5, 7, 'ink') +
  oval(15, -36, 2.5, 7, 'ink') +
  shape('M-6-22H6L0-15Z', 'rose') +
  stroke('M-14-16L-46-22M-14-12L-44-6M14-16L46-22M14-12L44-6', 'grey', 3) +
  shape('M-34-4Q-40 22-24 24Q-12 22-14-2Z', 'ink') +
  shape('M34-4Q40 22 24 24Q12 22 14-2Z', 'ink') +
  stroke('M-48 40Q-20 56 0 46T48 44', 'brown', 6);

export const onFence = (looks: Looks) =>
  times(5, (n) => shape(`M${-94 + n * 40} 96V30L${-80 + n * 40} 16L${-66 + n * 40} 30V96Z`, 'white')) +
  rect(-100, 44, 200, 12, 'line') +
  at(
    0,
    88,
    0.9,
    figure(looks, {
      head: [0, -176],
      neck: [0, -140],
      hip: [0, -86],
      arms: [
        [-34, -112, -44, -86],
        [34, -112, 44, -86],
      ],
      legs: [
        [-22, -56, -26, -22],
        [22, -56, 26, -22],
      ],
    }),
  ) +
  rect(-100, 66, 200, 12, 'line');

export const lastStraw =
  stroke('M-56 88V34M-30 88V40M40 88V40M64 88V34', 'wood', 15) +
  shape(
    'M-74 30C-80-6-50-20-40-4C-30-40 10-40 18-4C30-18 50-14 60 4L78-40Q84-62 104-56Q108-42 94-36L84 20Q76 52 40 50H-50Q-72 50-74 30Z',
    'wood',
  ) +
  circle(90, -52, 3.5, 'ink') +
  times(7, (n) =>
    at(-26 + (n % 4) * 14, -34 - Math.floor(n / 4) * 12, 1, turned(n * 23 - 60, rect(-32, -3, 64, 6, 'marker', 3))),
  ) +
  at(-8, -84, 1, turned(-16, rect(-40, -4, 80, 8, 'red', 4))) +
  stroke('M-8-72V-62', 'red', 5);

export const disguise =
  rect(-70, -30, 140, 116, 'red', 10) +
  rect(-12, -30, 24, 116, 'marker') +
  rect(-82, -52, 164, 34, 'red', 8) +
  rect(-14, -52, 28, 34, 'marker') +
  shape('M0-52C-20-96-64-90-54-62C-48-50-20-50 0-52C20-50 48-50 54-62C64-90 20-96 0-52Z', 'marker') +
  at(
    0,
    30,
    0.9,
    '<g fill="none" stroke="#1E2A2E" stroke-width="8"><circle cx="-30" cy="0" r="24"/><circle cx="30" cy="0" r="24"/></g>',
    shape('M-16 4Q0-16 16 4Q22 26 0 28Q-22 26-16 4Z', 'rose'),
    shape('M-36 40Q0 18 36 40Q0 54-36 40Z', 'ink'),
  );

/** So many papers that a hand gives away. */
export const handout =
  turned(-24, rect(-76, -66, 84, 112, 'mist', 5)) +
  turned(-6, rect(-62, -74, 84, 112, 'cream', 5)) +
  turned(12, rect(-46, -76, 84, 112, 'white', 5), stroke('M-30-50H20M-30-28H20M-30-6H0', 'grey', 7)) +
  stroke('M100 90L40 54', 'wood', 26) +
  circle(34, 50, 20, 'wood') +
  stroke('M20 42L0 30M24 56L2 52', 'wood', 11);

export const wornShoe =
  at(
    -6,
    6,
    1.06,
    shape('M-80 34V-30Q-60-40-42-28Q-8 10 50 14Q84 18 84 40Z', 'brown'),
    rect(-82, 34, 168, 14, 'cream', 6),
    stroke('M-34-16L-12-32M-12 2L8-14', 'cream', 6),
    oval(58, 26, 17, 12, 'ink'),
    oval(62, 28, 9, 7, 'rose'),
    shape('M-60 48L-40 48L-50 40Z', 'ink'),
  ) + stroke('M60 66L66 84M84 58L98 70M40 68L38 86', 'soft', 6);

export const emptyPot =
  stroke('M48-30Q94-34 88 10Q80 44 46 40', 'ink', 12) +
  shape('M-60-60H52L46 80H-54Z', 'sky') +
  shape('M-60-60L-84-72L-60-34Z', 'sky') +
  shape('M-55 72H47L46 80H-54Z', 'brown') +
  rect(-64, -76, 120, 18, 'ink', 7) +
  stroke('M-4-76V-92', 'ink', 14) +
  at(-4, 96, 1, stroke('M-40 0H40', 'line', 8)) +
  stroke('M-34-30V44', 'white', 8);

export const handover = (giver: string) =>
  stroke('M-100 60L-40 22', 'rose', 24) +
  circle(-34, 18, 18, 'rose') +
  stroke('M100 60L46 40', 'brown', 24) +
  circle(40, 38, 18, 'brown') +
  at(0, -26, 0.62, giver);

const small = (x: number, y: number, fill: Parameters<typeof rect>[4]) =>
  rect(x - 34, y - 12, 68, 26, fill, 9) +
  shape(`M${x - 22} ${y - 10}L${x - 14} ${y - 28}H${x + 14}L${x + 24} ${y - 10}Z`, fill) +
  circle(x - 18, y + 14, 9, 'ink') +
  circle(x + 18, y + 14, 9, 'ink');
export const traffic =
  rect(-100, -84, 200, 172, 'soft', 14) +
  times(2, (n) => times(4, (m) => rect(-88 + m * 50, -30 + n * 56, 30, 5, 'cream', 2))) +
  [
    ['red', -54, -48],
    ['marker', 36, -48],
    ['sky', -42, 8],
    ['leaf', 46, 8],
    ['cream', -58, 64],
    ['rose', 30, 64],
  ]
    .map(([fill, x, y]) => small(x as number, y as number, fill as Parameters<typeof rect>[4]))
    .join('');

/** A branch that falls on an empty chair, and who is not on it. */
export const narrowEscape = (looks: Looks) =>
  rect(-80, 30, 70, 12, 'red', 5) +
  rect(-84, -20, 12, 60, 'wood', 4) +
  rect(-78, 40, 10, 50, 'wood') +
  rect(-26, 40, 10, 50, 'wood') +
  at(
    -34,
    -10,
    1,
    turned(-28, rect(-60, -12, 110, 24, 'brown', 10), circle(-56, -8, 26, 'green'), circle(-30, -28, 22, 'leaf')),
  ) +
  at(
    54,
    94,
    0.88,
    figure(looks, {
      arms: [
        [24, -120, 30, -160],
        [-24, -120, -34, -158],
      ],
    }),
  ) +
  stroke('M-60-74L-72-94M-20-72L-16-94', 'red', 7);

export const zipped = (looks: Looks) =>
  at(0, -8, 0.9, bust(looks)) +
  rect(-20, 4, 40, 18, 'grey', 5) +
  times(4, (n) => stroke(`M${-14 + n * 9} 6V20`, 'ink', 3)) +
  rect(20, 6, 12, 14, 'marker', 3);
