import { anybody, figure } from '../people.ts';
import { at, circle, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** What is met far from home. Each is within 200 by 200 around zero. */

const cactus =
  stroke('M-40 66V-34', 'green', 22) + stroke('M-40 26H-74V-4', 'green', 15) + stroke('M-40 8H-8V-20', 'green', 15);

export const desert =
  rect(-100, -92, 200, 184, 'sky', 14) +
  circle(54, -48, 24, 'marker') +
  shape('M-100 34Q-40-14 20 22T100 6V78Q100 92 86 92H-86Q-100 92-100 78Z', 'wood') +
  shape('M-100 62Q-20 40 30 60T100 54V78Q100 92 86 92H-86Q-100 92-100 78Z', 'marker') +
  cactus;

export const volcano =
  circle(0, -66, 20, 'grey') +
  circle(24, -82, 16, 'grey') +
  circle(-20, -84, 14, 'grey') +
  shape('M-98 88L-32-44H32L98 88Z', 'brown') +
  shape('M-32-44H32L26-8L10-24L-2 14L-16-18L-24 0Z', 'red') +
  shape('M-32-44Q0-32 32-44L26-56H-26Z', 'marker');

export const tent =
  circle(66, -66, 20, 'marker') +
  shape('M0-66L-98 84H98Z', 'red') +
  shape('M0-66L-34 84H34Z', 'night') +
  shape('M0-66L-34 84H-14L4-20Z', 'rose') +
  rect(-100, 80, 200, 12, 'green', 6);

const swimmer = figure(
  anybody('tan', 'dark', 'short', 'ink'),
  {
    arms: [
      [-30, -150, -34, -196],
      [30, -150, 34, -196],
    ],
    legs: [
      [-14, -44, -20, -6],
      [12, -46, 22, -10],
    ],
  },
  'ink',
);

export const diver =
  rect(-100, -92, 200, 184, 'blue', 14) +
  shape('M-100-64Q-76-80-50-64T0-64T50-64T100-64V-78Q100-92 86-92H-86Q-100-92-100-78Z', 'sky') +
  turned(122, at(0, 84, 0.86, swimmer, rect(-22, -182, 44, 20, 'marker', 9), rect(-16, -178, 32, 12, 'sky', 5))) +
  circle(64, -8, 7, 'sky') +
  circle(76, -30, 9, 'sky') +
  at(-56, 54, 1, oval(0, 0, 20, 11, 'marker'), shape('M14 0L32-12V12Z', 'marker'), circle(-9, -2, 2.5, 'ink')) +
  stroke('M-20 92Q-32 70-20 58M0 92Q12 74 2 64', 'green', 8);

const claw = stroke('M44-4Q84-20 74-50', 'red', 13) + shape('M58-52Q50-84 76-86L74-66L92-76Q98-48 72-44Z', 'red');
export const crab =
  oval(0, 58, 98, 26, 'line') +
  oval(0, 54, 90, 22, 'white') +
  claw +
  '<g transform="scale(-1 1)">' +
  claw +
  '</g>' +
  stroke('M-44 24L-82 34M-40 38L-72 58M44 24L82 34M40 38L72 58', 'red', 9) +
  oval(0, 20, 56, 36, 'red') +
  stroke('M-18-12V-30M18-12V-30', 'red', 8) +
  circle(-18, -34, 8, 'ink') +
  circle(18, -34, 8, 'ink') +
  stroke('M-16 30Q0 42 16 30', 'ink', 4);

export const beetle =
  stroke('M-40-16L-82-44M-46 14H-92M-40 42L-80 72M40-16L82-44M46 14H92M40 42L80 72', 'ink', 8) +
  stroke('M-12-56Q-20-84-42-86M12-56Q20-84 42-86', 'ink', 6) +
  circle(0, -46, 26, 'ink') +
  oval(0, 20, 50, 60, 'green') +
  stroke('M0-36V80', 'ink', 5) +
  times(3, (n) => circle(-24, -6 + n * 26, 6, 'leaf') + circle(24, -6 + n * 26, 6, 'leaf'));
