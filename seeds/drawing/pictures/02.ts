import { figure, head, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { at, stroke } from '../svg.ts';
import { alarm, bed, book, clock, home, laptop, shower, talking } from '../things/home.ts';
import { bus, moon, sun } from '../things/outside.ts';
import { cup, juice, meal } from '../things/table.ts';
import { shirt } from '../things/worn.ts';

const diana = looksOf('Diana', 2);
const up = figure(diana, {
  arms: [
    [-42, -150, -52, -196],
    [42, -150, 52, -196],
  ],
});

/** What Diana does every day. */
const day = sheet(
  [
    { label: 'wake up', fill: 'cream', draw: at(-8, 16, 0.9, bed(head(diana))) + at(62, -56, 0.42, alarm) },
    { label: 'get up', fill: 'sky', draw: at(0, 100, 0.96, up) },
    { label: 'take a shower', fill: 'mist', draw: shower(head(diana)) },
    {
      label: 'get dressed',
      fill: 'lilac',
      draw: at(0, 8, 0.9, shirt) + stroke('M-30-66L0-92L30-66M0-92V-100', 'soft', 7),
    },
    { label: 'have breakfast', fill: 'cream', draw: cup },
    { label: 'go to work', fill: 'leaf', draw: bus },
    { label: 'have lunch', fill: 'mist', draw: meal },
    { label: 'go to bed', fill: 'night', draw: at(-6, 22, 0.9, bed(head(diana), 'plum')) + at(60, -58, 0.5, moon) },
  ],
  3,
  'paper',
  38,
);

const time = (label: string, hour: number, minute: number, beside = '') => ({
  label,
  draw: at(0, 0, 0.98, clock(hour, minute)) + beside,
});

const clocks = sheet(
  [
    time("seven o'clock", 7, 0),
    time('a quarter past seven', 7, 15),
    time('half past seven', 7, 30),
    time('a quarter to eight', 7, 45),
    { label: 'noon', fill: 'cream', draw: at(-14, 6, 0.86, clock(12, 0)) + at(78, -66, 0.44, sun) },
    { label: 'midnight', fill: 'lilac', draw: at(-14, 6, 0.86, clock(12, 0)) + at(82, -62, 0.5, moon) },
  ],
  2,
  'mist',
);

/** The verbs of the questions. */
const verbs = sheet([
  { label: 'live', fill: 'sky', draw: home },
  { label: 'work', fill: 'cream', draw: laptop },
  { label: 'study', fill: 'mist', draw: book },
  { label: 'speak', fill: 'lilac', draw: talking },
  { label: 'eat', fill: 'leaf', draw: meal },
  { label: 'drink', fill: 'cream', draw: juice },
]);

export default { '02-1-day.webp': day, '02-2-clocks.webp': clocks, '02-3-verbs.webp': verbs };
