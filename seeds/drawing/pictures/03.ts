import { sheet } from '../sheet.ts';
import { at, type Color, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { bridge, bus, house, museum, subway, trafficLight, tree } from '../things/outside.ts';
import { bottle, bread, cake, check, chicken, cup, juice, menu, rice, salad, soup, tip } from '../things/table.ts';
import { card, cash, jacket, jeans, shirt, shoes, sweater, tag } from '../things/worn.ts';

/** A building with its name on the roof. */
const named = (x: number, name: string, wall: Color, roof: Color, sign: string) =>
  at(x, 196, 1.28, house(wall, roof, at(-44, -14, 0.3, sign))) +
  words(x, 133, name, 244, { size: 36, fill: 'white', weight: 700 });

const stripes = times(8, (n) => rect(70 + n * 124, 402, 66, 10, 'cream', 5));

/** The street in which Rosa asks Tom. */
const street = picture(
  960,
  716,
  'sky',
  rect(0, 316, 960, 400, 'line'),
  rect(0, 346, 960, 122, 'soft'),
  stripes,
  named(170, 'drugstore', 'white', 'red', rect(-30, -90, 60, 180, 'red') + rect(-90, -30, 180, 60, 'red')),
  named(480, 'bakery', 'cream', 'brown', bread),
  named(
    790,
    'library',
    'mist',
    'brand',
    shape('M0-50Q-40-74-92-58V56Q-40 40 0 64Z M0-50Q40-74 92-58V56Q40 40 0 64Z', 'brand'),
  ),
  at(120, 560, 1.05, tree),
  at(370, 404, 0.72, bus),
  stroke('M790 650V500', 'ink', 12),
  rect(736, 480, 108, 66, 'brand', 12),
  at(790, 512, 0.4, bus),
  rect(846, 596, 96, 16, 'brown', 6),
  rect(858, 612, 10, 40, 'brown'),
  rect(920, 612, 10, 40, 'brown'),
  words(790, 690, 'bus stop', 300, { size: 38 }),
  at(470, 560, 0.9, tree),
  words(640, 452, 'street', 300, { size: 36, fill: 'white' }),
);

const food = sheet(
  [
    { label: 'soup', fill: 'cream', draw: soup },
    { label: 'salad', fill: 'mist', draw: salad },
    { label: 'rice', fill: 'sky', draw: rice },
    { label: 'chicken', fill: 'lilac', draw: chicken },
    { label: 'a slice of cake', fill: 'leaf', draw: cake },
    { label: 'a glass of juice', fill: 'sky', draw: juice },
    { label: 'a cup of coffee', fill: 'cream', draw: cup },
    { label: 'a bottle of water', fill: 'lilac', draw: bottle },
    { label: 'menu', fill: 'mist', draw: menu },
    { label: 'check', fill: 'cream', draw: check },
    { label: 'tip', fill: 'leaf', draw: tip },
  ],
  3,
  'paper',
  35,
);

const store = sheet([
  { label: 'jacket', fill: 'mist', draw: jacket },
  { label: 'shirt', fill: 'cream', draw: shirt },
  { label: 'sweater', fill: 'lilac', draw: sweater },
  { label: 'jeans', fill: 'cream', draw: jeans },
  { label: 'shoes', fill: 'sky', draw: shoes },
  {
    label: 'on sale',
    fill: 'mist',
    draw: at(0, -34, 0.9, tag('$50')) + stroke('M-34-30L70-52', 'red', 9) + at(10, 54, 0.9, tag('$30')),
  },
  { label: 'cash', fill: 'cream', draw: cash },
  { label: 'credit card', fill: 'lilac', draw: card },
  { label: 'receipt', fill: 'leaf', draw: check },
]);

/** A road with the way that one takes. */
const road = (asphalt: string, way: string, head: string) =>
  at(0, -8, 0.9, stroke(asphalt, 'grey', 60), stroke(way, 'white', 11), shape(head, 'white'));

const block = (x: number, y: number, fill: Color) => rect(x, y, 60, 60, fill, 8);
const cross = times(5, (n) => rect(-52 + n * 23, -26, 13, 60, 'white', 3));

const directions = sheet([
  { label: 'turn left', fill: 'leaf', draw: road('M0 90V-20H-84', 'M0 88V-20H-46', 'M-82-20L-44-46V6Z') },
  { label: 'go straight', fill: 'leaf', draw: road('M0 90V-84', 'M0 88V-46', 'M0-90L-28-44H28Z') },
  { label: 'turn right', fill: 'leaf', draw: road('M0 90V-20H84', 'M0 88V-20H46', 'M82-20L44-46V6Z') },
  {
    label: 'go past',
    fill: 'cream',
    draw: road('M34 90V-84', 'M34 88V-46', 'M34-90L6-44H62Z') + block(-82, -30, 'red') + rect(-66, 6, 26, 24, 'brown'),
  },
  {
    label: 'cross',
    fill: 'cream',
    draw:
      rect(-100, -40, 200, 88, 'grey') + cross + stroke('M0 94V-60', 'brand', 11) + shape('M0-98L-26-56H26Z', 'brand'),
  },
  { label: 'traffic light', fill: 'sky', draw: trafficLight },
  { label: 'bridge', fill: 'cream', draw: bridge },
  { label: 'subway', fill: 'lilac', draw: subway },
  { label: 'museum', fill: 'mist', draw: museum },
]);

export default {
  '03-1-street.webp': street,
  '03-2-food.webp': food,
  '03-3-clothes.webp': store,
  '03-4-directions.webp': directions,
};
