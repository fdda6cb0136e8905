import { anybody, bust, figure, head, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { at, type Color, circle, oval, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { guitar, note, piano } from '../things/home.ts';
import { bus, car, cloud, rain, snow, sun, tree, wind } from '../things/outside.ts';
import { boots, coat, gloves, scarf, umbrella } from '../things/worn.ts';

const window = (x: number, y: number) =>
  rect(x, y, 120, 130, 'sky', 6) + stroke(`M${x + 60} ${y}V${y + 130}`, 'white', 6);
const drops = (x: number, y: number) => times(5, (n) => stroke(`M${x + n * 30} ${y + (n % 2) * 26}l-8 26`, 'blue', 6));
const says = (x: number, y: number, label: string, room: number) =>
  rect(x - room / 2, y - 40, room, 56, 'white', 14) + words(x, y, label, room - 16, { size: 34 });

const tom = figure(looksOf('Tom', 4), {
  arms: [
    [-24, -104, -30, -78],
    [40, -140, 66, -168],
  ],
});
const mover = (looks: Parameters<typeof figure>[0], side: number) =>
  figure(looks, {
    arms: [
      [side * 34, -116, side * 66, -110],
      [side * 38, -108, side * 72, -104],
    ],
    legs: [
      [-20, -46, -30, -4],
      [18, -50, 22, -4],
    ],
  });
const waiting = figure(anybody('light', 'dark', 'bob', 'plum'), {
  arms: [
    [-26, -104, -28, -76],
    [34, -120, 30, -148],
  ],
});

/** What happens at 45 Oak Street while Alicia waits in the rain. */
const now = picture(
  960,
  900,
  'sky',
  rect(0, 800, 960, 100, 'grey'),
  rect(40, 60, 560, 740, 'cream'),
  shape('M20 74L320 8L620 74Z', 'brown'),
  rect(40, 420, 560, 14, 'brown'),
  window(90, 130),
  window(460, 130),
  at(380, 420, 1.4, tom),
  at(480, 188, 0.5, stroke('M-40 40L10-10', 'brown', 16) + rect(-2, -42, 60, 34, 'soft', 6)),
  says(310, 406, 'Tom is fixing the window.', 480),
  shape('M40 800V790H170V730H300V670H430V610H600V800Z', 'wood'),
  at(226, 732, 0.9, mover(anybody('brown', 'black', 'short', 'blue'), 1)),
  at(334, 584, 0.66, '<g transform="rotate(-28)">', piano, '</g>'),
  at(440, 612, 0.9, mover(anybody('light', 'red', 'beard', 'green'), -1)),
  says(320, 786, 'They are carrying a piano.', 500),
  at(790, 96, 1.2, cloud),
  drops(690, 180),
  drops(820, 210),
  says(786, 300, "It's raining.", 250),
  stroke('M900 800V520', 'ink', 10),
  rect(856, 470, 88, 76, 'brand', 12),
  at(900, 508, 0.34, bus),
  at(730, 800, 1.35, waiting),
  at(768, 506, 1.2, umbrella),
  says(790, 862, 'Alicia is waiting.', 320),
);

const weather = sheet([
  { label: 'sunny', fill: 'sky', draw: sun },
  { label: 'cloudy', fill: 'mist', draw: at(36, -26, 0.7, sun) + at(-10, 12, 1, cloud) },
  { label: 'raining', fill: 'sky', draw: rain },
  { label: 'windy', fill: 'mist', draw: wind },
  { label: 'snowing', fill: 'cream', draw: snow },
  { label: 'umbrella', fill: 'lilac', draw: umbrella },
  { label: 'coat', fill: 'mist', draw: coat },
  { label: 'scarf', fill: 'cream', draw: scarf },
  { label: 'gloves', fill: 'leaf', draw: gloves },
  { label: 'boots', fill: 'sky', draw: boots },
]);

const tower = (x: number, high: number, fill: Color) =>
  rect(x, 100 - high, 70, high, fill, 6) +
  times(
    Math.floor(high / 44),
    (n) => rect(x + 12, 112 - high + n * 42, 18, 22, 'cream') + rect(x + 40, 112 - high + n * 42, 18, 22, 'cream'),
  );
const weight = (x: number, size: number, kilos: string) =>
  at(
    x,
    96,
    size,
    shape('M-52 0L-38-74H38L52 0Z', 'ink') +
      stroke('M-20-74Q0-110 20-74', 'ink', 12) +
      words(0, -22, kilos, 90, { size: 34, fill: 'white' }),
  );

const comparing = sheet(
  [
    { label: 'taller', fill: 'sky', draw: tower(-96, 96, 'brand') + tower(20, 194, 'red') },
    {
      label: 'faster',
      fill: 'leaf',
      draw: at(-58, 50, 0.5, bus) + at(38, -30, 0.7, car) + stroke('M-96-40H-50M-96-20H-62', 'soft', 8),
    },
    { label: 'heavier', fill: 'cream', draw: weight(-54, 0.7, '5') + weight(44, 1.25, '20') },
    {
      label: 'older',
      fill: 'lilac',
      draw: at(-84, -4, 0.8, bust(looksOf('Norma', 4))) + at(84, -4, 0.8, bust(looksOf('Andrés', 5))),
    },
  ],
  2,
);

const biker = [
  `<g fill="none" stroke="#1E2A2E" stroke-width="9"><circle cx="-52" cy="60" r="36"/><circle cx="56" cy="60" r="36"/></g>`,
  stroke('M-52 60L-20 10H36L56 60M-20 10L6 60H-52M6 60L36 10L32-10H50', 'red', 8),
  at(
    -10,
    64,
    0.72,
    figure(looksOf('Julia', 4), {
      head: [34, -172],
      neck: [20, -140],
      hip: [-18, -82],
      arms: [
        [50, -110, 70, -104],
        [54, -108, 76, -102],
      ],
      legs: [
        [22, -52, 4, -6],
        [26, -56, 24, 4],
      ],
    }),
  ),
].join('');
const swimmer =
  at(-10, -6, 0.72, `<g transform="translate(30 10)">`, bust(looksOf('Óscar', 4)), '</g>') +
  stroke('M36 26Q76-40 92 20', '#9C6440', 17) +
  shape('M-100 30Q-76 14-50 30T0 30T50 30T100 30V100H-100Z', 'blue') +
  stroke('M-84 56Q-64 46-44 56T-4 56T36 56', 'sky', 6);
const dancer = figure(looksOf('Norma', 4), {
  head: [8, -172],
  arms: [
    [-46, -150, -60, -190],
    [50, -130, 84, -112],
  ],
  legs: [
    [-30, -50, -40, -4],
    [44, -64, 50, -24],
  ],
});
const singer =
  at(0, 0, 0.9, bust(looksOf('Tom', 4))) +
  at(-70, -50, 0.8, note()) +
  at(76, -64, 0.9, note('red')) +
  rect(16, 36, 18, 44, 'ink', 6) +
  circle(25, 30, 16, 'soft');
const player =
  at(0, -10, 0.86, bust(looksOf('Marisol', 4))) + at(6, 56, 0.62, '<g transform="rotate(36)">', guitar, '</g>');
const driver = at(0, 10, 0.98, car) + at(24, -6, 0.32, head(anybody('tan', 'dark', 'short', 'blue')));
const drawing =
  rect(-84, -60, 130, 120, 'white', 6) +
  at(-20, 4, 0.5, tree) +
  at(-58, -30, 0.28, sun) +
  stroke('M40 40L84-40', 'marker', 17) +
  shape('M32 56L34 36L50 46Z', 'ink') +
  oval(84, -42, 9, 9, 'rose');

const can = sheet(
  [
    { label: 'swim', fill: 'cream', draw: swimmer },
    { label: 'ride a bike', fill: 'leaf', draw: biker },
    { label: 'drive', fill: 'sky', draw: driver },
    { label: 'sing', fill: 'lilac', draw: singer },
    { label: 'dance', fill: 'mist', draw: at(0, 98, 0.98, dancer) },
    { label: 'play the guitar', fill: 'cream', draw: player },
    { label: 'draw', fill: 'leaf', draw: drawing },
  ],
  3,
  'paper',
  36,
);

export default {
  '04-1-now.webp': now,
  '04-2-weather.webp': weather,
  '04-3-comparing.webp': comparing,
  '04-4-can.webp': can,
};
