import { circle, oval, rect, shape, stroke, times, turned, words } from '../svg.ts';

/** What is in an office and a warehouse. Each is within 200 by 200 around zero. */

/** A lamp that the sun fills, as Faro makes them. */
export const lamp =
  stroke('M0 70V-20', 'soft', 10) +
  oval(0, 78, 56, 12, 'ink') +
  shape('M-62-14L-34-80H34L62-14Z', 'marker') +
  oval(0, -14, 62, 12, 'cream') +
  circle(0, -6, 13, 'white');

export const clip = stroke('M30-40V26Q30 56 4 56T-22 26V-34Q-22-56-4-56T14-34V22Q14 34 4 34T-6 22V-22', 'soft', 9);

export const parcel = (mark = '') => rect(-78, -56, 156, 130, 'wood', 6) + rect(-15, -56, 30, 46, 'cream') + mark;

export const printer =
  rect(-46, -88, 92, 60, 'white', 4) +
  rect(-92, -34, 184, 84, 'soft', 14) +
  rect(-64, 12, 128, 14, 'ink', 6) +
  shape('M-54 20H54L66 90H-66Z', 'white') +
  stroke('M-34 44H34M-40 66H20', 'line', 9) +
  circle(68, -12, 8, 'leaf');

export const magnifier = turned(
  -42,
  rect(-10, 34, 20, 66, 'brown', 9) +
    circle(0, -4, 48, 'ink') +
    circle(0, -4, 36, 'sky') +
    stroke('M-16-20Q-6-30 8-28', 'white', 7),
);

export const warehouse =
  shape('M-98-20L0-82L98-20V88H-98Z', 'grey') +
  rect(-68, -2, 136, 90, 'ink', 4) +
  times(3, (n) => rect(-60 + n * 42, 48, 36, 36, 'wood', 3)) +
  times(2, (n) => rect(-38 + n * 42, 10, 36, 36, 'wood', 3));

export const calendar = (day: string, page = '') =>
  rect(-78, -70, 156, 156, 'white', 12) +
  shape('M-78-36V-58Q-78-70-66-70H66Q78-70 78-58V-36Z', 'red') +
  times(3, (n) => rect(-46 + n * 40, -88, 12, 32, 'ink', 6)) +
  words(0, 52, day, 140, { size: 72, weight: 700 }) +
  page;

export const bulb =
  circle(0, -20, 56, 'marker') +
  shape('M-30 24H30V46H-30Z', 'marker') +
  rect(-28, 40, 56, 14, 'grey', 6) +
  rect(-28, 58, 56, 14, 'grey', 6) +
  rect(-16, 74, 32, 12, 'soft', 6) +
  stroke('M-16 24V-6L0-20L16-6V24', 'brown', 6);

export const headphones =
  stroke('M-62 20C-62-90 62-90 62 20', 'ink', 13) + rect(-84, 4, 36, 70, 'red', 16) + rect(48, 4, 36, 70, 'red', 16);

/** A graph with a line through points, from left to right; `y` grows upwards, from 0 to 100. */
export const graph = (points: [number, number][], ink: Parameters<typeof stroke>[1] = 'red') =>
  stroke('M-84-84V80H90', 'soft', 7) +
  stroke(`M${points.map(([x, y]) => `${-78 + x * 1.6} ${70 - y * 1.4}`).join('L')}`, ink, 11);
