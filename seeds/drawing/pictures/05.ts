import { anybody, bust, figure, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { at, circle, oval, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { guitar, note } from '../things/home.ts';
import { beach, plane, pyramid } from '../things/outside.ts';
import { candle } from '../things/table.ts';
import { hat, keys, suitcase, ticket, umbrella, wallet } from '../things/worn.ts';

/** What somebody says, above the head. */
const bubble = (x: number, y: number, width: number, said: string, point: number) =>
  rect(x - width / 2, y - 48, width, 78, 'white', 24) +
  shape(`M${point - 18} ${y + 26}H${point + 18}L${point} ${y + 56}Z`, 'white') +
  words(x, y + 6, said, width - 24, { size: 36 });

const doors =
  rect(150, 90, 660, 570, 'grey', 14) +
  rect(176, 116, 608, 544, 'cream') +
  rect(470, 32, 20, 44, 'brand') +
  circle(480, 50, 30, 'ink') +
  words(480, 62, '3', 40, { size: 34, fill: 'marker' });

const elevator = picture(
  960,
  700,
  'mist',
  doors,
  rect(176, 470, 608, 10, 'wood'),
  at(330, 560, 1.5, figureOf('Marisol')),
  at(630, 560, 1.5, figureOf('Diego')),
  rect(0, 660, 960, 40, 'teal'),
  rect(852, 330, 56, 110, 'white', 12),
  shape('M880 346L896 372H864Z', 'brand'),
  shape('M880 424L896 398H864Z', 'brand'),
  bubble(330, 236, 290, 'It was great!', 330),
  bubble(630, 320, 286, 'Was it loud?', 630),
  at(236, 330, 0.8, note('red')),
);

function figureOf(name: string): string {
  return at(0, -36, 0.96, bust(looksOf(name, 5)));
}

const trip = sheet([
  { label: 'suitcase', fill: 'cream', draw: suitcase },
  { label: 'ticket', fill: 'mist', draw: ticket },
  { label: 'airport', fill: 'sky', draw: plane },
  { label: 'beach', fill: 'leaf', draw: beach },
  { label: 'pyramid', fill: 'sky', draw: pyramid },
  { label: 'souvenir', fill: 'lilac', draw: hat },
]);

const police =
  shape('M-50-20C-50-54 50-54 50-20Z', 'night') +
  shape('M-54-22Q0-4 54-22L46-32Q0-16-46-32Z', 'ink') +
  circle(0, -36, 8, 'marker');
const badge = shape('M26 92L38 84L50 92V106L38 116L26 106Z', 'marker');
const fallen = figure(looksOf('Hugo', 5), {
  head: [-66, -100],
  neck: [-40, -82],
  hip: [6, -56],
  arms: [
    [-72, -54, -98, -40],
    [-30, -40, -52, -10],
  ],
  legs: [
    [50, -60, 84, -94],
    [46, -30, 88, -40],
  ],
});
const broken =
  shape('M-84-20A84 66 0 0 1 8-64L-14-30L10-6L-18 20L-8 54A84 66 0 0 1-84-20Z', 'white') +
  shape('M30-58A84 66 0 0 1 12 66L6 28L32-2L8-26Z', 'white') +
  shape('M-60-16A60 44 0 0 1-8-44L-24-24L-4-2L-28 20L-22 36A60 44 0 0 1-60-16Z', 'sky') +
  shape('M34-38A60 44 0 0 1 24 44L20 24L46-2L24-22Z', 'sky');

const mishaps = sheet([
  { label: 'wallet', fill: 'leaf', draw: wallet },
  { label: 'keys', fill: 'mist', draw: keys },
  { label: 'umbrella', fill: 'cream', draw: umbrella },
  { label: 'fall, fell', fill: 'sky', draw: at(0, 72, 0.95, fallen) + oval(0, 84, 92, 12, 'blue') },
  { label: 'break, broke', fill: 'lilac', draw: broken },
  {
    label: 'police officer',
    fill: 'cream',
    draw: at(0, -6, 0.94, bust(anybody('tan', 'dark', 'short', 'blue'), badge), police),
  },
]);

const child = anybody('tan', 'dark', 'short', 'marker');
/** The night without light of which don Andrés tells. */
const storm = picture(
  960,
  700,
  'night',
  rect(60, 60, 250, 250, 'ink', 10),
  shape('M200 74L150 180H190L160 290L240 160H196L226 74Z', 'marker'),
  times(7, (n) => stroke(`M${84 + n * 34} ${90 + (n % 3) * 60}l-14 50`, 'blue', 6)),
  stroke('M185 60V310M60 185H310', 'soft', 10),
  `<circle cx="500" cy="330" r="250" fill="#F2B33D" opacity="0.16"/><circle cx="500" cy="330" r="160" fill="#F2B33D" opacity="0.22"/>`,
  rect(700, 560, 150, 140, 'brown', 10),
  at(770, 400, 1.3, bust(anybody('tan', 'dark', 'mustache', 'brown'))),
  at(770, 520, 1.05, guitar),
  at(300, 376, 1.1, bust(anybody('tan', 'dark', 'bun', 'red'))),
  rect(190, 510, 500, 26, 'wood', 8),
  at(500, 424, 1.1, candle),
  rect(214, 536, 22, 164, 'brown'),
  rect(644, 536, 22, 164, 'brown'),
  at(440, 622, 0.6, bust(child)),
  at(880, 280, 0.8, note('marker')),
  at(660, 190, 0.7, note('marker')),
);

export default {
  '05-1-elevator.webp': elevator,
  '05-2-trip.webp': trip,
  '05-3-mishaps.webp': mishaps,
  '05-4-storm.webp': storm,
};
