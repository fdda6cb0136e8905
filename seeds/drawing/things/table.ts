import { at, circle, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** What is eaten and drunk, and what lies on a table. Each is within 200 by 200 around zero. */

const plate = oval(0, 46, 92, 30, 'line') + oval(0, 42, 84, 25, 'white');

export const soup =
  shape('M-84-4H84Q80 70 30 78H-30Q-80 70-84-4Z', 'brand') +
  oval(0, -4, 84, 24, 'teal') +
  oval(0, -4, 72, 18, 'marker') +
  circle(-24, -6, 8, 'green') +
  circle(20, 0, 8, 'red') +
  circle(4, -10, 6, 'green') +
  stroke('M-26-44Q-38-58-26-72T-26-96M10-44Q-2-58 10-72T10-96', 'grey', 7);

export const salad =
  shape('M-84 0H84Q76 74 28 78H-28Q-76 74-84 0Z', 'wood') +
  times(7, (n) => circle(-66 + n * 22, n % 2 ? -14 : -2, 24, n % 3 ? 'green' : 'leaf')) +
  circle(-22, -26, 16, 'red') +
  circle(32, -22, 16, 'red') +
  rect(-84, 2, 168, 14, 'wood', 7);

export const rice =
  shape('M-70 8Q-60-60 0-62T70 8Z', 'white') +
  times(9, (n) => at(-40 + (n % 5) * 20, -10 - Math.floor(n / 5) * 22, 1, turned(n * 40, oval(0, 0, 8, 4, 'line')))) +
  shape('M-84 6H84Q76 74 28 78H-28Q-76 74-84 6Z', 'blue');

export const chicken =
  plate +
  shape('M-60 20C-70-40 20-70 54-24C70 0 60 34 20 38H-30Q-56 36-60 20Z', 'wood') +
  stroke('M50-24L84-58', 'cream', 14) +
  circle(80, -62, 11, 'cream') +
  circle(92, -50, 11, 'cream') +
  stroke('M-30-4Q-10-30 18-26', 'cream', 7);

export const juice =
  shape('M-44-64H44L34 84H-34Z', 'white') +
  shape('M-41-34H41L33 76H-33Z', 'marker') +
  stroke('M8-30L30-96H54', 'red', 9) +
  circle(-44, -62, 24, 'marker') +
  circle(-44, -62, 16, 'cream');

export const cup =
  stroke('M54-12Q96-10 84 22Q76 40 50 36', 'brand', 13) +
  shape('M-64-30H60V14Q60 64 14 66H-18Q-64 64-64 14Z', 'brand') +
  oval(-2, -30, 62, 16, 'brown') +
  oval(-2, 78, 86, 12, 'line') +
  stroke('M-22-54Q-34-66-22-80M14-54Q2-66 14-80', 'grey', 7);

export const bottle =
  rect(-14, -96, 28, 24, 'blue', 5) +
  shape('M-14-74H14V-52Q38-40 38-14V78Q38 92 24 92H-24Q-38 92-38 78V-14Q-38-40-14-52Z', 'sky') +
  rect(-38, 0, 76, 46, 'blue') +
  stroke('M-22-24V-8', 'white', 7);

export const cake =
  plate +
  shape('M-66 30L58 6V34H-66Z', 'wood') +
  shape('M-66 6L58-20V8L-66 32Z', 'cream') +
  shape('M-66-14L40-58Q66-50 58-20L-66 8Z', 'rose') +
  circle(28, -60, 15, 'red') +
  shape('M-66 30H58V44H-66Z', 'wood');

export const bread =
  shape('M-90 20C-90-50 90-50 90 20Q90 48 64 48H-64Q-90 48-90 20Z', 'wood') +
  stroke('M-44-18L-30 14M-4-26L6 10M38-20L44 12', 'cream', 10);

export const menu =
  rect(-66, -86, 132, 172, 'brand', 10) +
  rect(-54, -74, 108, 148, 'paper', 6) +
  circle(0, -44, 17, 'marker') +
  stroke('M-36-10H36M-36 14H36M-36 38H16', 'soft', 7);

export const check =
  shape('M-54-88H54V84L36 72L18 84L0 72L-18 84L-36 72L-54 84Z', 'white') +
  stroke('M-32-60H32M-32-36H8M-32-12H16M24-36H34M24-12H34', 'grey', 7) +
  stroke('M-32 26H-6M14 26H34', 'ink', 9) +
  stroke('M-54-88H54', 'line', 5);

const coin = circle(0, 0, 30, 'marker') + circle(0, 0, 22, 'cream') + rect(-5, -12, 10, 24, 'marker', 4);
export const tip =
  oval(0, 52, 90, 26, 'line') +
  oval(0, 48, 80, 20, 'white') +
  at(-34, 26, 1, coin) +
  at(26, 32, 1, coin) +
  at(-4, -6, 1, coin);

const fork = stroke('M0 84V-10', 'grey', 11) + stroke('M-20-70V-36Q-20-12 0-12Q20-12 20-36V-70M0-70V-12', 'grey', 9);

export const meal =
  oval(0, 10, 66, 62, 'line') +
  oval(0, 6, 62, 58, 'white') +
  circle(-16, -6, 24, 'green') +
  circle(22, 10, 24, 'wood') +
  circle(-10, 28, 15, 'red') +
  at(-88, 4, 0.9, fork) +
  stroke('M88 80V-66Q104-40 98 0H88', 'grey', 10);

export const candle =
  rect(-18, -20, 36, 90, 'paper', 6) +
  stroke('M0-20V-34', 'ink', 5) +
  shape('M0-92C30-60 26-34 0-32C-26-34-30-60 0-92Z', 'marker') +
  shape('M0-66C14-52 12-40 0-38C-12-40-14-52 0-66Z', 'cream') +
  oval(0, 72, 52, 14, 'wood');
