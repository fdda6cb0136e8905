import { anybody, bust, looksOf } from '../people.ts';
import { label, person } from '../spoken.ts';
import { at, type Color, oval, picture, rect, shape, times, words } from '../svg.ts';
import { plant } from '../things/home.ts';
import { candle } from '../things/table.ts';

const rung = (y: number, count: string, who: string, fill: Color) =>
  rect(200, y, 560, 92, fill, 16) +
  words(250, y + 64, count, 60, { size: 54, weight: 800 }) +
  words(300, y + 60, who, 440, { size: 38, anchor: 'start' });

/** How Renata and Alfonso come to a number of drivers. */
const negotiation = picture(
  960,
  700,
  'lilac',
  person('Renata', 13, 106, 420, 0.96),
  person('Alfonso', 13, 854, 420, 0.96),
  words(480, 74, 'How many drivers?', 700, { size: 48, weight: 800 }),
  rung(110, '6', 'her first request', 'rose'),
  rung(218, '5', 'her bottom line', 'cream'),
  rung(326, '4', 'now; the fifth in June', 'leaf'),
  rung(434, '2', 'his first offer', 'sky'),
  label(480, 612, 'to meet halfway', 400, 'brand', 46),
  at(854, 620, 0.7, plant),
);

const behind: [string, number][] = [
  ['Raúl', 120],
  ['Luis', 264],
  ['Laura', 408],
  ['Diego', 552],
  ['Marisol', 696],
  ['Germán', 840],
];
const nearer: [string, number][] = [
  ['Andrés', 96],
  ['Julia', 250],
  ['Elena', 404],
  ['Norma', 556],
  ['Valeria', 710],
  ['Banker', 864],
];
const banker = anybody('light', 'blond', 'bob', 'ink');
const guest = (name: string) => (name === 'Banker' ? banker : looksOf(name, 13));

/** Carmen's table on the last evening: one plate waits. */
const lastTable = picture(
  960,
  700,
  'night',
  `<circle cx="480" cy="360" r="380" fill="#F2B33D" opacity="0.14"/><circle cx="480" cy="380" r="250" fill="#F2B33D" opacity="0.2"/>`,
  behind.map(([name, x], n) => at(x, 180 + (n % 2) * 18, 0.7, bust(guest(name)))).join(''),
  nearer.map(([name, x], n) => at(x, 322 + (n % 2) * 12, 0.76, bust(guest(name)))).join(''),
  shape('M20 420H940L960 560H0Z', 'wood'),
  shape('M20 420H940L944 444H16Z', 'cream'),
  times(
    6,
    (n) =>
      oval(90 + n * 140 + (n > 2 ? 80 : 0), 470, 42, 15, 'white') +
      oval(90 + n * 140 + (n > 2 ? 80 : 0), 468, 28, 9, 'mist'),
  ),
  at(480, 410, 0.9, candle),
  oval(480, 530, 80, 22, 'line'),
  oval(480, 526, 74, 19, 'white'),
  rect(0, 560, 960, 22, 'brown'),
  at(
    480,
    720,
    1.25,
    rect(-70, -130, 140, 120, 'brown', 12),
    rect(-52, -112, 104, 34, 'wood', 8),
    rect(-52, -64, 104, 34, 'wood', 8),
  ),
  words(480, 54, 'a table set for fourteen', 700, { size: 44, fill: 'cream' }),
);

export default {
  '13-5-negotiation.webp': negotiation,
  '13-6-table.webp': lastTable,
};
