import { anybody, bust, figure, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { label, lines, person } from '../spoken.ts';
import { at, type Color, circle, oval, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { bark, battery, crowded, fountain, leak, lockedDoor, mess, oranges } from '../things/building.ts';
import { invoice } from '../things/chores.ts';
import { piggy } from '../things/home.ts';
import { beach, bus, tree } from '../things/outside.ts';
import { boot, shoe } from '../things/worn.ts';

const dream = (x: number, towards: number, said: string[], inside: string) =>
  rect(x, 36, 430, 330, 'white', 60) +
  circle(towards, 392, 18, 'white') +
  circle(towards + (towards < 480 ? -14 : 14), 426, 10, 'white') +
  lines(x + 215, 268, said, 400, { size: 36 }) +
  inside;

/** What Gonzalo and Sonia would do with the prize. */
const lottery = picture(
  960,
  720,
  'teal',
  dream(
    36,
    230,
    ["I'd buy a luxury bus", 'and a house by the sea.'],
    at(146, 146, 0.86, bus) + at(350, 146, 0.86, beach),
  ),
  dream(
    494,
    730,
    ["I'd pay our debts", 'and invest the rest.'],
    rect(536, 60, 150, 172, 'mist', 14) + at(611, 146, 0.8, invoice) + at(806, 150, 0.9, piggy),
  ),
  person('Gonzalo', 9, 250, 530, 1.3),
  person('Sonia', 9, 710, 530, 1.3),
  rect(60, 680, 840, 40, 'brown', 10),
  at(
    480,
    636,
    0.9,
    rect(-96, -46, 192, 92, 'marker', 10),
    words(0, -4, 'LOTTERY', 170, { size: 36, weight: 700 }),
    words(0, 32, '24 · 07 · 19', 170, { size: 28 }),
  ),
);

const line = times(4, (n) =>
  at(
    -72 + n * 48,
    96,
    0.8,
    figure(
      anybody(
        ['tan', 'light', 'brown', 'tan'][n] ?? 'tan',
        ['dark', 'red', 'black', 'white'][n] ?? 'dark',
        ['short', 'bob', 'curly', 'bun'][n] ?? 'short',
        ['brand', 'marker', 'red', 'plum'][n] ?? 'brand',
      ),
    ),
  ),
);
const complaints = sheet([
  { label: 'bark', fill: 'leaf', draw: bark },
  { label: 'leak', fill: 'mist', draw: leak },
  { label: 'mess', fill: 'cream', draw: mess },
  { label: 'crowded', fill: 'lilac', draw: crowded },
  { label: 'stand in line', fill: 'sky', draw: line },
  { label: 'battery', fill: 'cream', draw: battery },
]);

/** How sure one is, between nothing and all. */
const sure = (y: number, said: string, share: number, why: string, fill: Color, draw: string) =>
  rect(30, y, 900, 224, fill, 24) +
  at(150, y + 112, 0.94, draw) +
  words(280, y + 78, said, 620, { size: 44, weight: 700, anchor: 'start' }) +
  words(280, y + 134, why, 630, { size: 36, anchor: 'start', weight: 500 }) +
  rect(280, y + 164, 600, 26, 'white', 13) +
  rect(280, y + 164, Math.max(26, 600 * share), 26, share ? 'brand' : 'red', 13);

/** A boot, a shoe and a slipper, all for the left foot. */
const leftOnes =
  at(-52, -16, 0.72, boot) +
  at(38, -44, 0.6, shoe) +
  at(
    34,
    50,
    0.9,
    shape('M-62 14Q-66-20-20-22H44Q66-12 60 14Z', 'red'),
    oval(32, -10, 22, 11, 'plum'),
    rect(-64, 12, 126, 12, 'cream', 5),
  );

/** Who took the left shoes of the Aurora building. */
const suspects = picture(
  960,
  776,
  'paper',
  sure(26, 'It must be the same thief.', 1, 'All the missing shoes are left ones.', 'leaf', leftOnes),
  sure(
    276,
    'It might be Ismael.',
    0.5,
    'He comes home very late.',
    'cream',
    at(0, -8, 0.86, bust(looksOf('Ismael', 9))),
  ),
  sure(526, "It can't be a stranger.", 0, 'The street door is always locked.', 'lilac', lockedDoor),
);

const clause = (y: number, what: string, says: string) =>
  words(290, y, what, 180, { size: 36, weight: 700, fill: 'brand', anchor: 'start' }) +
  words(450, y, says, 240, { size: 36, anchor: 'start' });

/** The lease of which Alba and Don Evaristo talk. */
const lease = picture(
  960,
  700,
  'lilac',
  person('Evaristo', 9, 140, 420, 1.2),
  person('Alba', 9, 824, 420, 1.2),
  label(140, 620, 'landlord', 200, 'brand', 40),
  label(824, 620, 'tenant', 200, 'brand', 40),
  rect(262, 40, 440, 620, 'white', 12),
  words(482, 116, 'LEASE', 400, { size: 60, weight: 700 }),
  rect(292, 140, 380, 5, 'brand'),
  clause(214, 'Rent:', '10,500 pesos'),
  clause(284, 'Deposit:', '10,000'),
  clause(354, 'Repairs:', 'the landlord'),
  clause(424, 'Increase:', '5% a year'),
  stroke('M300 560Q330 500 346 550T392 540T420 556', 'blue', 6),
  stroke('M540 556Q556 500 580 552T640 540T664 552', 'blue', 6),
  rect(290, 572, 150, 4, 'soft'),
  rect(526, 572, 150, 4, 'soft'),
  words(482, 630, 'sign', 200, { size: 38, weight: 700, fill: 'brand' }),
);

const rider = anybody('tan', 'white', 'bun', 'plum');
/** The truck of oranges, and who would have been there. */
const orangeTruck = picture(
  960,
  700,
  'sky',
  rect(0, 330, 960, 370, 'line'),
  rect(0, 420, 960, 190, 'soft'),
  times(7, (n) => rect(40 + n * 140, 508, 70, 10, 'cream', 5)),
  at(400, 270, 1, tree),
  at(900, 270, 1, tree),
  at(730, 372, 1.5, fountain),
  at(
    560,
    370,
    1.5,
    '<g transform="rotate(14)">',
    rect(-120, -50, 130, 100, 'green', 8),
    shape('M-120-50Q-60-90 10-50Z', 'marker'),
    shape('M14-22H58L88 14V50H14Z', 'red'),
    shape('M28-8H52L72 16H28Z', 'sky'),
    circle(-80, 54, 24, 'ink'),
    circle(48, 54, 24, 'ink'),
    '</g>',
  ),
  at(380, 556, 1, oranges(14, 40)),
  at(330, 640, 0.9, oranges(11, 58)),
  at(
    150,
    684,
    1.7,
    figure(rider, {
      arms: [
        [-26, -104, -34, -76],
        [30, -104, 44, -80],
      ],
    }),
  ),
  stroke('M226 548V680', 'brown', 11),
  label(150, 300, 'Mrs. Ortiz', 220),
  rect(40, 28, 880, 112, 'white', 18),
  lines(480, 76, ['If Gonzalo had stopped for Mrs. Ortiz,', 'he would have been beside the fountain.'], 850, {
    size: 38,
    gap: 46,
  }),
);

export default {
  '09-1-lottery.webp': lottery,
  '09-2-complaints.webp': complaints,
  '09-3-suspects.webp': suspects,
  '09-4-lease.webp': lease,
  '09-5-oranges.webp': orangeTruck,
};
