import { anybody, bust, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { across, arrowDown, bubble, label, lines, person } from '../spoken.ts';
import { at, type Color, circle, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { bulb } from '../things/office.ts';
import { bench, bicycle, chair, darkness, gone, passers, streetLamp, thief } from '../things/street.ts';

/** Jacaranda Street on a Sunday. */
const sunday = picture(
  960,
  700,
  'sky',
  rect(0, 420, 960, 280, 'line'),
  rect(300, 96, 360, 330, 'cream', 6),
  rect(280, 76, 400, 76, 'green', 8),
  words(480, 130, 'HARDWARE', 360, { size: 46, fill: 'white', weight: 700 }),
  rect(330, 184, 170, 140, 'sky', 4),
  at(390, 254, 0.6, stroke('M-40 60L30-20', 'brown', 16), rect(10, -56, 70, 40, 'soft', 6)),
  at(456, 262, 0.5, bulb),
  rect(540, 184, 90, 242, 'brown', 4),
  circle(614, 310, 6, 'marker'),
  at(470, 496, 1, bicycle),
  across(
    10,
    ['Beatriz', ['Personally,', "I'm convinced."]],
    ['Rodolfo', ['It depends on', 'the Sunday.']],
    300,
  ).replace(/<rect x="60" y="566"[^>]*>/, ''),
  shape('M0 590Q240 560 480 590T960 590V700H0Z', 'leaf'),
);

const holed =
  rect(-150, -30, 300, 190, 'cream', 6) +
  shape('M-190-20L0-150L190-20Z', 'red') +
  shape('M40-86L70-100L96-70L84-44L50-50Z', 'night') +
  rect(-36, 50, 72, 110, 'brand', 5) +
  rect(-122, 20, 60, 60, 'sky', 4) +
  rect(66, 20, 60, 60, 'sky', 4);

/** Lorena and David have seen a house. */
const agreeing = picture(
  960,
  660,
  'mist',
  shape('M0 470Q240 400 480 460T960 440V660H0Z', 'leaf'),
  at(480, 330, 0.86, holed),
  across(10, ['Lorena', ['I loved', 'the garden.']], ['David', ['So did I.']], 290).replace(
    /<rect x="60" y="566"[^>]*>/,
    '',
  ),
  shape('M0 580Q240 556 480 580T960 580V660H0Z', 'green'),
);

const heard = (y: number, who: string, says: string, fill: Color) =>
  rect(30, y, 900, 112, fill, 20) +
  words(58, y + 46, who, 840, { size: 34, fill: 'soft', anchor: 'start' }) +
  words(58, y + 92, says, 850, { size: 40, weight: 700, anchor: 'start' });

/** What became of eleven words on Jacaranda Street. */
const rumor = picture(
  960,
  760,
  'paper',
  heard(26, 'Don Chuy, to a customer:', '“I’m going to close on Thursday.”', 'leaf'),
  arrowDown(480, 142, 44),
  heard(190, 'At the hairdresser’s she mentioned that', 'he was closing.', 'mist'),
  arrowDown(480, 306, 44),
  heard(354, 'By noon, somebody said that', 'he had sold the shop.', 'cream'),
  arrowDown(480, 470, 44),
  heard(518, 'By four, people claimed that', 'a phone company had bought it.', 'rose'),
  label(480, 706, 'gossip: each one changes a little', 800, 'white', 38),
);

const verb = (column: number, row: number, name: string, said: string[], draw: string, fill: Color) => {
  const [x, y] = [20 + column * 470, 20 + row * 302];
  return [
    rect(x, y, 450, 282, fill, 20),
    at(x + 104, y + 130, 0.92, draw),
    bubble(x + 318, y + 34, 234, said, x + 226, 34),
    words(x + 318, y + 240, name, 250, { size: 42, weight: 700, fill: 'brand' }),
  ].join('');
};

/** What people say, and the verb with which one tells it. */
const reporting = picture(
  960,
  926,
  'paper',
  verb(0, 0, 'ordered', ['Turn off', 'your phone!'], bust(looksOf('Beatriz', 10)), 'mist'),
  verb(1, 0, 'offered', ["I'll carry", 'it for you.'], bust(looksOf('Diego', 10)), 'cream'),
  verb(0, 1, 'refused', ['No, I', "won't!"], bust(looksOf('Rodolfo', 10), '', 'unwell'), 'lilac'),
  verb(
    1,
    1,
    'begged',
    ['Please,', 'please!'],
    bust(anybody('light', 'blond', 'pigtails', 'plum'), '', 'unwell'),
    'sky',
  ),
  verb(0, 2, 'accused', ['You did it!'], bust(anybody('tan', 'black', 'glasses', 'red'), '', 'unwell'), 'rose'),
  verb(1, 2, 'apologized', ["I'm sorry."], bust(looksOf('Raúl', 10)), 'leaf'),
);

const chain = sheet([
  { label: 'no bench', fill: 'cream', draw: at(0, 4, 0.9, bench) + at(0, 4, 0.8, gone) },
  { label: 'fewer people', fill: 'mist', draw: at(0, 30, 1.1, passers(1)) },
  { label: 'a broken lamp', fill: 'sky', draw: streetLamp(false) },
  { label: 'darkness', fill: 'lilac', draw: darkness },
  { label: 'robberies', fill: 'rose', draw: thief },
  { label: 'nine chairs', fill: 'leaf', draw: times(3, (n) => at(-66 + n * 66, 10, 0.62, chair)) },
]);
const next = (x: number, y: number) =>
  circle(x, y, 27, 'brand') + shape(`M${x - 9} ${y - 14}L${x + 14} ${y}L${x - 9} ${y + 14}Z`, 'white');
const bench6 = {
  ...chain,
  svg: chain.svg.replace('</svg>', `${next(325, 173)}${next(635, 173)}${next(325, 499)}${next(635, 499)}</svg>`),
};

const step = (x: number, people: number, bulbs: number, high: number) =>
  rect(x, 640 - high, 270, high + 20, 'white', 18) +
  at(x + 135, 640 - high + 76, 0.94, passers(people)) +
  times(bulbs, (n) => at(x + 135 + (n - (bulbs - 1) / 2) * 62, 604, 0.42, bulb));

/** Why Rodolfo has changed his mind. */
const more = picture(
  960,
  800,
  'mist',
  lines(36, 80, ['The more families walk past', 'my window, the more', 'light bulbs I sell.'], 640, {
    size: 44,
    weight: 700,
    anchor: 'start',
  }),
  person('Rodolfo', 10, 800, 110, 0.9),
  step(36, 2, 1, 250),
  step(345, 4, 2, 300),
  step(654, 8, 4, 380),
  lines(480, 740, ['the more … the more'], 800, { size: 46, weight: 700, fill: 'brand' }),
);

export default {
  '10-1-sunday.webp': sunday,
  '10-2-agreeing.webp': agreeing,
  '10-3-rumor.webp': rumor,
  '10-4-reporting.webp': reporting,
  '10-5-chain.webp': bench6,
  '10-6-more.webp': more,
};
