import { at, circle, oval, rect, shape, stroke, times, turned, words } from '../svg.ts';

/** What happens among neighbors. Each is within 200 by 200 around zero. */

/** A dog that looks to the left, with what it holds in its teeth. */
export const dog = (holds = '') =>
  [
    stroke('M62 24Q96 4 88-34', 'wood', 15),
    rect(-28, 40, 20, 56, 'wood', 8),
    rect(40, 40, 20, 56, 'wood', 8),
    oval(14, 30, 60, 36, 'wood'),
    rect(-46, 44, 18, 52, 'brown', 8),
    shape('M-50 0L-10-20L10 30L-40 50Z', 'wood'),
    circle(-40, -32, 36, 'wood'),
    oval(-72, -20, 26, 18, 'cream'),
    holds,
    circle(-94, -26, 8, 'ink'),
    circle(-48, -40, 5, 'ink'),
    shape('M-26-62Q10-70 12-26Q6-6-12-18Q-26-36-26-62Z', 'brown'),
  ].join('');

export const bark =
  at(16, 0, 0.94, dog(shape('M-92-14L-72-4L-88 8Z', 'red'))) +
  stroke('M-84-72L-94-90M-62-80L-66-100M-100-56L-116-64', 'red', 8);

export const leak =
  rect(-100, -92, 200, 36, 'line', 6) +
  shape('M-64-58Q-60-30-30-36Q-10-20 12-38Q50-24 56-58Z', 'wood') +
  times(3, (n) => at(-4, -14 + n * 30, 0.9, shape('M0-16Q14 4 0 12Q-14 4 0-16Z', 'blue'))) +
  shape('M-54 40H54L42 96H-42Z', 'grey') +
  oval(0, 40, 54, 12, 'blue');

export const mess =
  shape('M-98 90Q-70 20-24 40Q0-10 34 26Q84 20 98 90Z', 'blue') +
  shape('M-70 90Q-40 50-6 64Q30 40 60 90Z', 'plum') +
  at(
    -44,
    8,
    0.5,
    turned(-24, rect(-60, -40, 120, 80, 'red', 8), rect(-50, -30, 46, 60, 'cream'), rect(4, -30, 46, 60, 'cream')),
  ) +
  at(46, -8, 0.52, turned(30, shape('M-60-44H60L46 50H-46Z', 'wood'), stroke('M-34-20H34', 'brown', 10))) +
  stroke('M-84-20Q-60-60-30-30T20-50', 'marker', 9) +
  at(6, -48, 0.4, turned(20, shape('M-80 34V-30Q-60-40-42-28Q-8 10 50 14Q84 18 84 40Z', 'brown')));

const rider = (x: number, y: number, fill: Parameters<typeof circle>[3]) =>
  circle(x, y, 17, fill) + rect(x - 20, y + 16, 40, 34, 'ink', 14);
export const crowded =
  rect(-96, -72, 192, 132, 'marker', 20) +
  rect(-82, -54, 164, 70, 'sky', 8) +
  times(5, (n) => rider(-66 + n * 33, -18 + (n % 2) * 8, n % 3 === 0 ? 'brown' : n % 3 === 1 ? 'wood' : 'rose')) +
  rect(-96, 16, 192, 44, 'marker', 12) +
  rect(-96, 24, 192, 10, 'red') +
  circle(-50, 64, 24, 'ink') +
  circle(52, 64, 24, 'ink') +
  circle(-50, 64, 10, 'grey') +
  circle(52, 64, 10, 'grey');

export const battery =
  rect(-76, -42, 144, 90, 'ink', 16) +
  rect(70, -18, 20, 40, 'ink', 6) +
  rect(-64, -30, 120, 66, 'paper', 8) +
  rect(-58, -24, 24, 54, 'red', 5) +
  words(14, 16, '8%', 70, { size: 36, weight: 700 });

/** A door with its lock. */
export const lockedDoor =
  rect(-62, -92, 124, 184, 'brown', 6) +
  rect(-46, -76, 92, 66, 'wood', 4) +
  rect(-46, 8, 92, 70, 'wood', 4) +
  circle(42, 0, 9, 'marker') +
  at(
    0,
    26,
    0.5,
    stroke('M-24-16V-40Q-24-70 0-70T24-40V-16', 'grey', 13),
    rect(-44, -22, 88, 66, 'marker', 12),
    circle(0, 4, 10, 'ink'),
  );

/** A heap of oranges that rolled. */
export const oranges = (count: number, step: number) =>
  times(
    count,
    (n) =>
      circle(n * step, ((n * 37) % 5) * 8, 15, 'marker') + circle(n * step - 4, ((n * 37) % 5) * 8 - 5, 4, 'cream'),
  );

export const fountain =
  stroke('M0-30Q-30-100-60-30M0-30Q30-100 60-30M0-30V-84', 'sky', 10) +
  rect(-12, -30, 24, 70, 'grey') +
  oval(0, -22, 60, 14, 'grey') +
  oval(0, -26, 50, 9, 'blue') +
  shape('M-100 40H100L84 92H-84Z', 'grey') +
  oval(0, 42, 100, 20, 'soft') +
  oval(0, 42, 86, 14, 'blue');
