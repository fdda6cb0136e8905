import { anybody, bust, figure, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { label } from '../spoken.ts';
import { at, type Color, circle, color, picture, rect, shape, stroke, times } from '../svg.ts';
import {
  collection,
  downloading,
  invoice,
  knitting,
  letters,
  password,
  scale,
  trash,
  truck,
} from '../things/chores.ts';
import { box, dumbbell, guitar, note } from '../things/home.ts';
import { drums, lemon, microphone, rawFish, review, salt, trophy } from '../things/stage.ts';
import { tip } from '../things/table.ts';
import { beetle, crab, desert, diver, tent, volcano } from '../things/trips.ts';

const adventures = sheet([
  { label: 'desert', fill: 'cream', draw: desert },
  { label: 'volcano', fill: 'sky', draw: volcano },
  { label: 'tent', fill: 'leaf', draw: tent },
  { label: 'dive', fill: 'mist', draw: diver },
  { label: 'seafood', fill: 'lilac', draw: crab },
  { label: 'insect', fill: 'cream', draw: beetle },
]);

const errands = sheet([
  { label: 'pack', fill: 'mist', draw: box },
  { label: 'bill', fill: 'sky', draw: invoice },
  { label: 'deliver', fill: 'cream', draw: truck },
  { label: 'download', fill: 'lilac', draw: downloading },
  { label: 'password', fill: 'leaf', draw: password },
  { label: 'throw away', fill: 'cream', draw: trash },
]);

const worried = stroke('M-72-70Q-56-92-40-72T-8-76T26-74T62-72', 'red', 8);
const hobbies = sheet([
  { label: 'collect', fill: 'cream', draw: collection },
  { label: 'knit', fill: 'mist', draw: knitting },
  { label: 'work out', fill: 'sky', draw: dumbbell },
  { label: 'lose weight', fill: 'lilac', draw: scale },
  {
    label: 'stressed',
    fill: 'cream',
    draw: at(0, -8, 0.8, bust(looksOf('Raúl', 7), '', 'unwell')) + at(0, -16, 0.9, worried),
  },
  { label: 'keep in touch', fill: 'leaf', draw: letters },
]);

/** Somebody who listens, of whom the back of the head is seen. */
const listener = (x: number, y: number, hair: Color, size = 1) =>
  at(x, y, size, circle(0, 0, 46, hair), shape('M-84 140C-84 70-50 44 0 44S84 70 84 140Z', hair));
const singer = figure(looksOf('Mateo', 7), {
  arms: [
    [-34, -104, -16, -92],
    [40, -108, 60, -120],
  ],
});
const drummer = bust(anybody('tan', 'dark', 'curly', 'marker'));

/** Mateo's concert: what he lost in the lyrics the audience sings. */
const concert = picture(
  960,
  760,
  'night',
  `<path d="M480-60L250 560H710Z" fill="${color.marker}" opacity="0.25"/>`,
  rect(0, 500, 960, 90, 'wood'),
  rect(0, 574, 960, 26, 'brown'),
  shape('M0 0H150Q130 250 30 520H0Z M960 0H810Q830 250 930 520H960Z', 'red'),
  shape('M0 0H90Q80 220 0 430Z M960 0H870Q880 220 960 430Z', 'plum'),
  at(260, 340, 1, drummer),
  at(260, 440, 1.25, drums),
  at(500, 540, 1.9, singer),
  at(510, 374, 1.15, guitar),
  at(404, 404, 1.5, microphone),
  at(760, 420, 1.1, trophy),
  at(640, 180, 1, note('marker')),
  at(330, 130, 0.8, note('teal')),
  listener(110, 690, 'brand', 1.1),
  listener(330, 716, 'plum', 1.1),
  listener(560, 690, 'brand', 1.1),
  listener(800, 710, 'plum', 1.1),
  label(212, 248, 'band', 130),
  label(760, 330, 'award', 150),
  label(850, 556, 'stage', 150),
  label(480, 728, 'audience', 210),
);

const seat = rect(-90, -20, 180, 120, 'red', 24);
const asleep =
  seat +
  at(0, -10, 0.8, '<g transform="rotate(14)">', bust({ ...looksOf('Iván', 7), style: 'short' }, '', 'asleep'), '</g>') +
  times(3, (n) =>
    stroke(`M${44 + n * 16} ${-60 - n * 16}h${12 + n * 3}l-${12 + n * 3} ${13 + n * 3}h${12 + n * 3}`, 'soft', 5),
  );
const opinions = sheet([
  { label: 'salty', fill: 'cream', draw: salt },
  { label: 'sour', fill: 'leaf', draw: lemon },
  { label: 'raw', fill: 'lilac', draw: rawFish },
  { label: 'fall asleep', fill: 'sky', draw: asleep },
  { label: 'review', fill: 'mist', draw: review(4) },
  { label: 'tip', fill: 'cream', draw: tip },
]);

export default {
  '07-1-adventures.webp': adventures,
  '07-2-errands.webp': errands,
  '07-3-hobbies.webp': hobbies,
  '07-4-concert.webp': concert,
  '07-5-opinions.webp': opinions,
};
