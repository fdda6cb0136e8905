import { at, type Color, circle, oval, rect, shape, stroke, times, turned, words } from '../svg.ts';

/** What is seen on screens and heard in headphones. */

/** A television of 640 by 400, with its middle at zero, and what is on it. */
export const television = (sky: Color, shown: string, subtitle: string, fill: Color = 'white') =>
  rect(-330, -210, 660, 420, 'ink', 20) +
  rect(-306, -186, 612, 372, sky, 6) +
  shown +
  rect(-290, 116, 580, 60, 'ink', 10) +
  words(0, 158, subtitle, 560, { size: 38, fill });

/** Ears, eyes and a carrot. Within 200 by 200 around zero. */
export const rabbit =
  oval(-30, -74, 17, 50, 'white') +
  oval(30, -74, 17, 50, 'white') +
  oval(-30, -70, 8, 36, 'rose') +
  oval(30, -70, 8, 36, 'rose') +
  shape('M-70 110C-70 56-40 40 0 40S70 56 70 110Z', 'sky') +
  circle(0, 6, 58, 'white') +
  circle(-20, -2, 6, 'ink') +
  circle(20, -2, 6, 'ink') +
  oval(0, 18, 9, 6, 'rose') +
  rect(-8, 30, 7, 15, 'line', 2) +
  rect(1, 30, 7, 15, 'line', 2) +
  stroke('M-16 28Q-8 34 0 26Q8 34 16 28', 'ink', 3);

export const carrot = turned(
  30,
  shape('M-24-40Q0-54 24-40L0 62Z', 'marker') +
    stroke('M-6-46L-22-84M0-48V-90M6-46L22-84', 'green', 9) +
    stroke('M-10-12H8M-4 12H10', 'brown', 4),
);

/** Pale, with a collar and two teeth. Within 200 by 200 around zero. */
export const vampire =
  shape('M-96 116L-80 10L-30 60L0 50L30 60L80 10L96 116Z', 'red') +
  shape('M-70 116C-70 66-40 54 0 54S70 66 70 116Z', 'ink') +
  circle(-50, 0, 10, 'mist') +
  circle(50, 0, 10, 'mist') +
  circle(0, 0, 50, 'mist') +
  shape('M-52-4C-56-66 56-66 52-4C44-30 26-38 0-18C-26-38-44-30-52-4Z', 'ink') +
  stroke('M-28-10L-12-4M28-10L12-4', 'ink', 5) +
  circle(-18, 2, 5, 'ink') +
  circle(18, 2, 5, 'ink') +
  stroke('M-18 24Q0 34 18 24', 'ink', 4) +
  shape('M-12 27H-4L-8 38ZM4 27H12L8 38Z', 'white');

export const bat = shape(
  'M0-10L8-22L12-8Q40-40 80-30Q60-14 62 8Q40-4 28 14Q14 4 0 22Q-14 4-28 14Q-40-4-62 8Q-60-14-80-30Q-40-40-12-8L-8-22Z',
  'ink',
);

/** A horse's head, which looks to the left. Within 200 by 200 around zero. */
export const horse =
  shape('M20-92L34-60C76-40 92 20 96 100H0C10 60 0 40-14 30L-60 54Q-88 60-90 34L-40-34Q-20-64 8-66Z', 'brown') +
  shape('M20-92L38-58C84-36 100 30 98 100H76C74 20 60-20 24-44Z', 'ink') +
  oval(-72, 38, 20, 18, 'wood') +
  circle(-80, 34, 4, 'ink') +
  circle(-22, -22, 7, 'ink') +
  stroke('M-70 50Q-58 50-50 44', 'ink', 4);

export const avocado =
  shape('M0-88C28-88 34-40 56 2C78 50 44 92 0 92S-78 50-56 2C-34-40-28-88 0-88Z', 'green') +
  shape('M0-70C18-70 26-34 42 6C58 46 34 76 0 76S-58 46-42 6C-26-34-18-70 0-70Z', 'leaf') +
  circle(0, 30, 28, 'brown') +
  circle(-8, 22, 7, 'wood');

/** A chair at the dentist's, with its lamp and drill. Within 300 by 300 around zero. */
export const dentistChair =
  stroke('M-20 60V130M-80 134H50', 'grey', 16) +
  at(
    0,
    0,
    1,
    turned(-38, rect(-40, -120, 52, 150, 'teal', 18)),
    rect(-70, 34, 150, 36, 'teal', 16),
    turned(24, rect(84, 20, 90, 28, 'teal', 12)),
  ) +
  stroke('M110 130V-100H40', 'soft', 10) +
  shape('M10-118H70L58-84H22Z', 'marker') +
  stroke('M110-20Q60-20 50-50', 'soft', 7) +
  shape('M58-46L36-40L10-70L44-62Z', 'red');

/** A coat on its hanger, 120 wide. */
export const hanging = (fill: Color) =>
  stroke('M0-96V-116Q0-130 12-130', 'ink', 7) +
  shape('M0-100L-62-66L-56 120H56L62-66Z', fill) +
  stroke('M0-96V118', 'ink', 3) +
  shape('M-18-92L0-70L18-92Z', 'paper');

export const gear =
  times(8, (n) => `<g transform="rotate(${n * 45})">${rect(-15, -92, 30, 44, 'soft', 6)}</g>`) +
  circle(0, 0, 66, 'soft') +
  circle(0, 0, 28, 'white');
