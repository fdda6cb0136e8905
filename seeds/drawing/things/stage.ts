import { circle, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** Music, food that tastes of something, and what is said about both. Each is within 200 by 200 around zero. */

export const microphone =
  stroke('M0 96V-20', 'soft', 8) +
  stroke('M-34 96H34', 'soft', 10) +
  oval(0, -40, 15, 21, 'ink') +
  rect(-9, -24, 18, 20, 'grey', 4);

export const trophy =
  stroke('M-44-66Q-90-66-74-20Q-62 4-36 2M44-66Q90-66 74-20Q62 4 36 2', 'marker', 12) +
  shape('M-50-84H50Q52 14 0 24Q-52 14-50-84Z', 'marker') +
  rect(-9, 20, 18, 32, 'marker') +
  rect(-44, 50, 88, 36, 'brown', 6) +
  shape('M0-58L9-38L30-36L14-22L19-2L0-13L-19-2L-14-22L-30-36L-9-38Z', 'cream');

export const drums =
  stroke('M-84-36L-58 84M84-36L58 84', 'grey', 7) +
  oval(-84, -40, 44, 9, 'marker') +
  oval(84, -40, 44, 9, 'marker') +
  rect(-60, -34, 52, 42, 'blue', 6) +
  rect(10, -34, 52, 42, 'blue', 6) +
  circle(0, 40, 52, 'red') +
  circle(0, 40, 40, 'paper');

export const salt =
  turned(
    28,
    rect(-34, -58, 68, 110, 'sky', 14) +
      shape('M-34-56Q0-96 34-56Z', 'grey') +
      times(3, (n) => circle(-14 + n * 14, -66 + (n % 2 ? -6 : 0), 4, 'ink')),
  ) + times(7, (n) => circle(52 + (n % 3) * 16, -6 + n * 14, 4.5, 'soft'));

export const lemon =
  shape('M-92 10C-84-62 30-86 66-40L92-34L82-6C80 62-40 88-74 44Z', 'marker') +
  circle(-10, 6, 46, 'cream') +
  times(6, (n) =>
    turned(n * 60, shape('M-14-30Q0-40 14-30L0-6Z', 'marker')).replace(
      '<g transform="',
      '<g transform="translate(-10 6) ',
    ),
  ) +
  stroke('M66-40L84-68', 'green', 9);

export const rawFish =
  oval(0, 52, 98, 26, 'line') +
  oval(0, 48, 90, 21, 'white') +
  shape('M-84 20C-50-34 30-40 62 8L96-24V52L62 26C30 62-50 58-84 20Z', 'teal') +
  shape('M-84 20C-50 58 30 62 62 26L62 18C20 30-40 36-84 20Z', 'mist') +
  circle(-54, 10, 7, 'ink') +
  stroke('M-30-12Q-18 14-30 38M-4-14Q6 12-4 36M22-12Q30 10 22 34', 'brand', 5);

const star = 'M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z';
/** A review with so many of five stars. */
export const review = (stars: number) =>
  rect(-92, -80, 184, 130, 'white', 16) +
  shape('M-40 46H0L-34 84Z', 'white') +
  times(5, (n) => `<g transform="translate(${-68 + n * 34} -42)">${shape(star, n < stars ? 'marker' : 'line')}</g>`) +
  stroke('M-68-8H68M-68 18H30', 'line', 10);
