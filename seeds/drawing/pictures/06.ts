import { anybody, bust, head, looksOf } from '../people.ts';
import { sheet } from '../sheet.ts';
import { at, type Color, circle, picture, rect, shape, stroke, words } from '../svg.ts';
import { bed, box, dumbbell, fish, home, paints, piggy, plant, rings } from '../things/home.ts';
import { cash, keys, suitcase } from '../things/worn.ts';

const goals = sheet([
  { label: 'save money', fill: 'mist', draw: piggy },
  { label: 'join a gym', fill: 'cream', draw: dumbbell },
  { label: 'learn to paint', fill: 'lilac', draw: paints },
  { label: 'move', fill: 'sky', draw: box },
  { label: 'get married', fill: 'leaf', draw: rings },
  { label: 'own a house', fill: 'cream', draw: home },
]);

/** A line of Diego's week. */
const entry = (x: number, y: number, time: string, what: string, fill: Color) =>
  rect(x, y, 272, 108, fill, 12) +
  words(x + 136, y + 42, time, 256, { size: 28, fill: 'soft', weight: 500 }) +
  words(x + 136, y + 84, what, 260, { size: 32 });

const day = (x: number, name: string) =>
  rect(x, 100, 292, 336, 'white', 12) + words(x + 146, 154, name, 272, { size: 40, fill: 'brand', weight: 700 });

/** Diego's days, of which he tells Marisol. */
const agenda = picture(
  960,
  460,
  'brand',
  words(480, 66, "Diego's weekend", 900, { size: 44, fill: 'white', weight: 700 }),
  day(24, 'Friday'),
  day(334, 'Saturday'),
  day(644, 'Sunday'),
  entry(34, 300, 'evening', 'work late', 'rose'),
  entry(344, 180, 'morning', 'play soccer', 'leaf'),
  entry(344, 300, '4:00 p.m.', 'airport: Mom', 'cream'),
  entry(654, 180, 'all day', 'free', 'mist'),
);

/** The kitchen from which Marisol leaves. */
const leaving = picture(
  960,
  660,
  'cream',
  rect(0, 520, 960, 140, 'wood'),
  rect(60, 60, 210, 230, 'sky', 8),
  stroke('M165 60V290M60 175H270', 'white', 8),
  rect(40, 290, 250, 18, 'brown', 4),
  at(160, 226, 0.8, plant),
  rect(700, 250, 220, 14, 'brown', 4),
  at(808, 176, 0.8, fish),
  at(330, 380, 1.4, bust(looksOf('Marisol', 6))),
  at(640, 380, 1.4, bust(looksOf('Diego', 6))),
  rect(110, 548, 760, 112, 'brown', 10),
  at(484, 452, 0.62, keys),
  at(170, 540, 1.1, suitcase),
);

const pain = stroke('M-84-66L-66-50L-78-40L-58-24M84-66L66-50L78-40L58-24', 'red', 8);
const cold = anybody('light', 'brown', 'short', 'blue');
const health = sheet([
  {
    label: 'headache',
    fill: 'cream',
    draw: at(0, 0, 0.86, bust(anybody('tan', 'dark', 'bob', 'green'), '', 'unwell')) + pain,
  },
  {
    label: 'stomachache',
    fill: 'mist',
    draw:
      at(0, -34, 0.7, bust(anybody('brown', 'black', 'short', 'marker'), '', 'unwell')) +
      rect(-62, 56, 124, 40, 'marker', 4) +
      stroke('M-36 48L-18 62L-34 74M36 48L18 62L34 74', 'red', 8),
  },
  {
    label: 'fever',
    fill: 'lilac',
    draw:
      at(
        -8,
        0,
        0.86,
        bust(anybody('light', 'red', 'long', 'plum'), '', 'unwell'),
        circle(-26, 18, 10, 'rose'),
        circle(26, 18, 10, 'rose'),
      ) + at(62, 0, 1, rect(-9, -70, 18, 110, 'white', 9), circle(0, 46, 19, 'red'), rect(-4, -40, 8, 80, 'red', 4)),
  },
  {
    label: 'cough',
    fill: 'sky',
    draw:
      at(-20, 0, 0.86, bust(looksOf('Tomás', 6), '', 'unwell')) + stroke('M34 6L64-8M38 24H72M34 42L62 58', 'soft', 8),
  },
  {
    label: 'cold',
    fill: 'leaf',
    draw: at(
      0,
      0,
      0.86,
      bust(cold, '', 'unwell'),
      circle(0, 12, 9, 'red'),
      shape('M-30 46L30 30L44 76L-20 84Z', 'white'),
    ),
  },
  {
    label: 'medicine',
    fill: 'cream',
    draw:
      rect(-46, -84, 92, 28, 'brand', 8) +
      rect(-38, -58, 76, 14, 'grey') +
      rect(-54, -46, 108, 134, 'red', 16) +
      rect(-54, -10, 108, 62, 'white') +
      rect(-8, -2, 16, 46, 'red') +
      rect(-23, 13, 46, 16, 'red'),
  },
  { label: 'rest', fill: 'mist', draw: bed(head(anybody('tan', 'dark', 'short', 'blue'))) },
  {
    label: 'passport',
    fill: 'lilac',
    draw:
      rect(-64, -88, 128, 176, 'night', 12) +
      circle(0, -8, 36, 'marker') +
      circle(0, -8, 28, 'night') +
      stroke('M-28-8H28M0-36Q-20-8 0 20Q20-8 0-36', 'marker', 5) +
      words(0, 68, 'PASSPORT', 116, { size: 20, fill: 'marker' }),
  },
  {
    label: 'seat belt',
    fill: 'sky',
    draw: at(
      0,
      -8,
      0.94,
      bust(anybody('brown', 'black', 'curly', 'blue')),
      stroke('M-50 74L74 128', 'ink', 15),
      rect(48, 108, 32, 24, 'red', 5),
    ),
  },
]);

const sign = (x: number, y: number, said: string, points: 1 | -1, fill: Color) =>
  shape(points > 0 ? `M${x} ${y}h270l44 40l-44 40h-270Z` : `M${x} ${y}h-270l-44 40l44 40h270Z`, fill) +
  words(x + points * 140, y + 54, said, 262, { size: 38, fill: 'white' });

/** Norma's decision. */
const decision = picture(
  960,
  640,
  'sky',
  shape('M0 470Q240 400 480 460T960 430V640H0Z', 'leaf'),
  shape('M430 640Q470 540 180 470H240Q500 540 560 640Z M560 640Q520 540 790 450H730Q470 540 430 640Z', 'cream'),
  rect(464, 70, 24, 420, 'brown', 6),
  sign(476, 100, 'Monterrey', 1, 'brand'),
  sign(476, 210, 'stay here', -1, 'red'),
  at(720, 340, 0.76, hospital()),
  at(190, 420, 0.86, home),
  at(480, 520, 1.25, bust(looksOf('Norma', 6))),
  at(826, 420, 0.7, cash),
);

function hospital(): string {
  return (
    rect(-90, -80, 180, 170, 'white', 6) +
    rect(-10, -66, 20, 60, 'red') +
    rect(-30, -46, 60, 20, 'red') +
    rect(-22, 40, 44, 50, 'soft') +
    rect(-74, 20, 36, 32, 'sky') +
    rect(38, 20, 36, 32, 'sky')
  );
}

export default {
  '06-1-goals.webp': goals,
  '06-2-agenda.webp': agenda,
  '06-3-leaving.webp': leaving,
  '06-4-health.webp': health,
  '06-5-decision.webp': decision,
};
