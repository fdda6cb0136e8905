import { at, type Color, circle, oval, rect, shape, stroke, times, turned } from '../svg.ts';

/** Sky, weather and what stands in a street. Each is within 200 by 200 around zero. */

export const sun = circle(0, 0, 44, 'marker') + times(8, (n) => turned(n * 45, stroke('M0-62V-84', 'marker', 12)));

export const cloud =
  circle(-40, 12, 32, 'grey') +
  circle(0, -12, 44, 'grey') +
  circle(44, 8, 34, 'grey') +
  rect(-70, 8, 148, 36, 'grey', 18);

export const rain =
  at(0, -28, 1, cloud) + times(4, (n) => stroke(`M${-48 + n * 34} 34L${-60 + n * 34} 70`, 'blue', 10));

const flake = times(3, (n) => turned(n * 60, stroke('M-16 0H16', 'blue', 6)));
export const snow = at(0, -28, 1, cloud) + at(-48, 46, 1, flake) + at(0, 70, 1, flake) + at(48, 44, 1, flake);

export const wind =
  stroke('M-84-30H30C70-30 66-78 34-72', 'blue', 12) +
  stroke('M-60 6H66C104 6 100 54 64 48', 'blue', 12) +
  stroke('M-84 42H10C44 42 44 84 14 78', 'blue', 12);

export const moon = shape('M30-62A66 66 0 1 0 62 34A54 54 0 0 1 30-62Z', 'marker');

export const star = shape('M0-12L4-4L12 0L4 4L0 12L-4 4L-12 0L-4-4Z', 'cream');

export const tree =
  rect(-9, 20, 18, 66, 'brown', 4) +
  circle(0, -22, 52, 'green') +
  circle(-28, 8, 32, 'green') +
  circle(28, 8, 32, 'green');

export const trafficLight =
  rect(-8, 40, 16, 60, 'soft') +
  rect(-38, -96, 76, 146, 'ink', 18) +
  circle(0, -64, 20, 'red') +
  circle(0, -22, 20, 'marker') +
  circle(0, 20, 20, 'green');

export const bridge =
  rect(-100, 44, 200, 50, 'blue') +
  shape('M-100 0H100V30H86C70-10 30-14 0-14S-70-10-86 30H-100Z', 'wood') +
  stroke('M-96-24Q0-60 96-24M-60-36V-6M0-42V-12M60-36V-6', 'brown', 8) +
  stroke('M-84 70Q-66 60-48 70T-12 70T24 70T60 70', 'sky', 6);

const wheels =
  circle(-48, 56, 24, 'ink') + circle(52, 56, 24, 'ink') + circle(-48, 56, 10, 'grey') + circle(52, 56, 10, 'grey');

export const bus =
  rect(-92, -58, 184, 112, 'marker', 18) +
  times(3, (n) => rect(-80 + n * 42, -42, 34, 40, 'sky', 6)) +
  rect(50, -42, 32, 78, 'sky', 6) +
  rect(-92, 14, 136, 10, 'red') +
  wheels;

export const car =
  shape('M-94 50V16Q-92 2-74 0L-46-42Q-40-50-28-50H30Q42-50 50-42L74-2Q94 2 94 22V50Z', 'red') +
  shape('M-54 0L-34-32H-4V0Z', 'sky') +
  shape('M8 0V-32H30L54 0Z', 'sky') +
  wheels;

export const plane = turned(
  -18,
  shape('M-96 0Q-96-18-70-18H52Q92-14 98 2Q88 18 52 18H-70Q-96 18-96 0Z', 'white') +
    shape('M-20 6L-56 76H-30L36 8Z', 'brand') +
    shape('M-10-16L-40-60H-20L26-16Z', 'teal') +
    shape('M-90-8L-108-52H-84L-58-14Z', 'brand') +
    times(5, (n) => circle(-34 + n * 20, -4, 5, 'blue')) +
    shape('M66-10H84L92-2H66Z', 'blue'),
);

/** A house of a street, with its door. */
export function house(wall: Color, roof: Color, sign = ''): string {
  return [
    rect(-92, -50, 184, 146, wall, 6),
    rect(-100, -74, 200, 34, roof, 8),
    rect(-70, 20, 52, 46, 'sky', 4),
    rect(20, 20, 44, 76, 'brown', 4),
    circle(54, 60, 4, 'marker'),
    sign,
  ].join('');
}

export const museum =
  shape('M-96-30L0-90L96-30Z', 'wood') +
  rect(-96, -30, 192, 16, 'brown') +
  times(4, (n) => rect(-80 + n * 46, -10, 24, 84, 'wood', 4)) +
  rect(-98, 76, 196, 18, 'brown', 4);

export const subway =
  rect(-70, -84, 140, 150, 'brand', 34) +
  rect(-52, -60, 104, 60, 'sky', 14) +
  circle(-38, 34, 13, 'cream') +
  circle(38, 34, 13, 'cream') +
  stroke('M-50 92L-30 66M50 92L30 66M-60 92H60', 'soft', 8);

export const pyramid =
  times(5, (n) => rect(-96 + n * 18, 56 - n * 26, 192 - n * 36, 26, n % 2 ? 'wood' : 'cream')) +
  rect(-18, -76, 36, 30, 'wood') +
  shape('M-14 82V-50H14V82Z', 'brown');

export const beach =
  rect(-100, -90, 200, 100, 'sky', 14) +
  circle(54, -52, 22, 'marker') +
  rect(-100, -14, 200, 50, 'blue') +
  shape('M-100 30Q0 6 100 36V90H-100Z', 'cream') +
  stroke('M-28 72L0-36', 'brown', 7) +
  shape('M-62-20Q-10-84 52-6Z', 'red') +
  shape('M-28-18Q-6-60 20-12Z', 'white') +
  oval(50, 64, 22, 9, 'wood');
