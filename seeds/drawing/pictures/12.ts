import { anybody, bust, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { arrow, bubble, label, lines, person } from '../spoken.ts';
import { at, type Color, circle, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { invoice } from '../things/chores.ts';
import { clock } from '../things/home.ts';
import {
  catOut,
  disguise,
  elephant,
  emptyPot,
  hammer,
  handout,
  handover,
  lastStraw,
  narrowEscape,
  onFence,
  traffic,
  wornShoe,
  zipped,
} from '../things/idioms.ts';
import { bulb, calendar } from '../things/office.ts';
import { bat, carrot, dentistChair, rabbit, television, vampire } from '../things/screen.ts';
import { keys } from '../things/worn.ts';

const particles = sheet([
  { label: 'use up', fill: 'cream', draw: emptyPot },
  { label: 'wear out', fill: 'leaf', draw: wornShoe },
  { label: 'hand out', fill: 'lilac', draw: handout },
  { label: 'hand over', fill: 'mist', draw: handover(keys) },
  {
    label: 'put off',
    fill: 'sky',
    draw: at(-40, -10, 0.62, calendar('3')) + at(50, 14, 0.62, calendar('9')) + arrow(-30, 78, 80, 'brand'),
  },
  { label: 'figure out', fill: 'cream', draw: at(-20, 16, 0.78, bust(looksOf('Ulises', 12))) + at(62, -52, 0.5, bulb) },
]);

const accent =
  at(-34, 12, 0.74, bust(anybody('pale', 'red', 'mustache', 'green'))) +
  rect(-4, -92, 104, 66, 'white', 20) +
  shape('M14-30H34L10-4Z', 'white') +
  words(48, -46, 'Aye!', 96, { size: 40 });
const collocations = sheet(
  [
    { label: 'heavy traffic', fill: 'mist', draw: traffic },
    { label: 'a strong accent', fill: 'leaf', draw: accent },
    {
      label: 'a tight deadline',
      fill: 'cream',
      draw:
        at(-30, -16, 0.72, clock(11, 58)) + at(46, 38, 0.54, invoice.replace('BILL', 'TASK').replace('$840', 'now!')),
    },
    { label: 'a narrow escape', fill: 'sky', draw: narrowEscape(looksOf('Diego', 12)) },
    { label: 'hold your tongue', fill: 'lilac', draw: zipped(looksOf('Marisol', 12)) },
    {
      label: 'utterly exhausted',
      fill: 'cream',
      draw:
        at(0, -6, 0.78, '<g transform="rotate(16)">', bust(looksOf('Diego', 12), '', 'asleep'), '</g>') +
        times(3, (n) =>
          stroke(`M${44 + n * 16} ${-60 - n * 12}h${12 + n * 3}l-${12 + n * 3} ${13 + n * 3}h${12 + n * 3}`, 'soft', 5),
        ),
    },
  ],
  3,
  'paper',
  34,
);

const idioms = sheet(
  [
    { label: 'hit the nail on the head', fill: 'cream', draw: hammer },
    { label: 'the elephant in the room', fill: 'mist', draw: elephant },
    { label: 'let the cat out of the bag', fill: 'leaf', draw: catOut },
    { label: 'sit on the fence', fill: 'sky', draw: onFence(looksOf('Inés', 12)) },
    { label: 'the last straw', fill: 'lilac', draw: lastStraw },
    { label: 'a blessing in disguise', fill: 'cream', draw: disguise },
  ],
  2,
  'paper',
  36,
);

/** The trailer for which Inés and Ulises write the voice. */
const trailer = picture(
  960,
  740,
  'night',
  rect(60, 30, 840, 430, 'ink', 16),
  rect(80, 50, 800, 390, 'plum', 8),
  `<circle cx="600" cy="200" r="190" fill="#F2B33D" opacity="0.25"/>`,
  at(640, 266, 1.16, dentistChair),
  lines(340, 160, ['LITTLE', 'DID SHE', 'KNOW…'], 460, { size: 84, fill: 'white', weight: 800 }),
  rect(0, 640, 960, 100, 'brown'),
  person('Inés', 12, 250, 590, 1.2),
  person('Ulises', 12, 710, 590, 1.2),
  at(480, 640, 0.7, rect(-120, -24, 240, 40, 'cream', 8), stroke('M-100-4H60', 'brown', 8)),
  bubble(250, 404, 300, ['It’s the drill!'], 250, 38),
);

/** Two files that somebody has mixed up. */
const mixedUp = picture(
  960,
  1010,
  'cream',
  at(
    480,
    250,
    1.04,
    television('leaf', at(0, -40, 1.3, rabbit) + at(150, -20, 0.9, carrot), 'I will drink your blood.'),
  ),
  at(
    480,
    700,
    1.04,
    television(
      'night',
      at(0, -40, 1.3, vampire) + at(-190, -90, 0.9, bat) + at(200, -120, 0.7, bat),
      "Let's share our carrots!",
    ),
  ),
  label(480, 978, 'They must have mixed up the files.', 720, 'brand', 40),
);

const worded = (y: number, how: string, said: string[], fill: Color) =>
  rect(190, y, 740, 176, fill, 22) +
  words(226, y + 52, how, 600, { size: 34, fill: 'soft', anchor: 'start' }) +
  lines(226, y + 104, said, 690, { size: 42, weight: 700, anchor: 'start', gap: 50 });

/** Bruno's punctuality, from blunt to tactful. */
const tact = picture(
  960,
  660,
  'paper',
  rect(86, 60, 16, 520, 'teal', 8),
  circle(94, 60, 30, 'red'),
  circle(94, 316, 30, 'marker'),
  shape('M54 560H134L94 620Z', 'brand'),
  worded(36, 'blunt', ['He was always late.'], 'rose'),
  worded(236, 'careful', ['His punctuality was', 'somewhat irregular.'], 'cream'),
  worded(436, 'tactful', ['He has his own relationship', 'with time.'], 'leaf'),
);

export default {
  '12-1-particles.webp': particles,
  '12-2-collocations.webp': collocations,
  '12-3-idioms.webp': idioms,
  '12-4-trailer.webp': trailer,
  '12-5-mixed-up.webp': mixedUp,
  '12-6-tact.webp': tact,
};
