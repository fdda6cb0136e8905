import { sheet } from '../sheet.ts';
import { across, bubble, label, lines, person, scribble } from '../spoken.ts';
import { at, type Color, circle, picture, rect, shape, stroke, times, words } from '../svg.ts';
import { phone } from '../things/chores.ts';
import { graph } from '../things/office.ts';

const passage = (y: number, said: string[], fill: Color, name: string) =>
  rect(50, y, 650, said.length * 48 + 26, fill, 10) +
  lines(70, y + 46, said, 620, { size: 36, anchor: 'start', gap: 48 }) +
  label(826, y + 46, name, 232, fill, 38);

/** What the sentences of Valeria's introduction are there for. */
const rigor = picture(
  960,
  790,
  'sky',
  rect(26, 26, 700, 738, 'white', 12),
  words(70, 92, 'In defense of the toaster', 640, { size: 44, weight: 800, anchor: 'start' }),
  passage(122, ['Two answers dominate the', 'literature: Lund (2018)…'], 'cream', 'source'),
  passage(258, ['The former overlooks the fact', 'that most arrive by car.'], 'rose', 'drawback'),
  passage(394, ['I observed 214 repairs and', 'interviewed 63 visitors.'], 'leaf', 'evidence'),
  passage(530, ['Repair is less a way of keeping', 'objects than of learning.'], 'marker', 'claim'),
  scribble(70, 680, [560, 600, 380], 'line', 28),
);

const slide = (x: number, y: number, said: string[], fill: Color) =>
  rect(x, y, 290, 176, fill, 14) +
  lines(x + 145, y + (said.length > 1 ? 78 : 102), said, 270, { size: 38, weight: 700 });

/** Marisol rehearses: three signposts in place of forty-one slides. */
const rehearsal = picture(
  960,
  740,
  'cream',
  slide(24, 30, ["Today I'd", 'like to…'], 'mist'),
  slide(335, 30, ['Let me', 'move on to…'], 'sky'),
  slide(646, 30, ['To sum', 'up, …'], 'leaf'),
  times(
    2,
    (n) =>
      circle(324 + n * 311, 118, 26, 'brand') +
      shape(`M${316 + n * 311} 104L${338 + n * 311} 118L${316 + n * 311} 132Z`, 'white'),
  ),
  rect(40, 250, 230, 490, 'grey', 16),
  rect(40, 404, 230, 8, 'soft'),
  rect(240, 300, 12, 70, 'soft', 6),
  rect(240, 440, 12, 100, 'soft', 6),
  rect(80, 290, 76, 70, 'marker', 4),
  stroke('M98 316H138M98 338H126', 'brown', 6),
  person('Marisol', 13, 450, 520, 1.5),
  person('Diego', 13, 790, 590, 1.2),
  bubble(700, 252, 430, ['Why should I stay?'], 770, 40),
  rect(0, 700, 960, 40, 'wood'),
);

const pot =
  at(
    0,
    -40,
    1,
    '<g transform="rotate(-14)">',
    at(-34, 0, 0.6, phone('')),
    '</g>',
    '<g transform="rotate(10)">',
    at(30, 0, 0.6, phone('')),
    '</g>',
  ) +
  shape('M-110-10H110L96 84Q94 96 80 96H-80Q-94 96-96 84Z', 'brand') +
  rect(-122, -24, 244, 26, 'teal', 10) +
  stroke('M-122 16H-140V40H-118M122 16H140V40H118', 'teal', 12);

/** Carmen's rule and Raúl's view of it. */
const debate = picture(
  960,
  680,
  'mist',
  across(
    13,
    ['Carmen', ['Everybody leaves', 'their phone here.']],
    ['Raúl', ['Granted. But trouble', 'has no age.']],
    420,
  ),
  rect(60, 566, 840, 114, 'brown', 10),
  at(480, 476, 0.94, pot),
);

const trends = sheet([
  {
    label: 'soar',
    fill: 'leaf',
    draw: graph([
      [2, 6],
      [40, 16],
      [70, 50],
      [96, 98],
    ]),
  },
  {
    label: 'plummet',
    fill: 'rose',
    draw: graph([
      [2, 96],
      [40, 90],
      [56, 30],
      [96, 6],
    ]),
  },
  {
    label: 'level off',
    fill: 'mist',
    draw: graph([
      [2, 8],
      [34, 60],
      [56, 72],
      [98, 72],
    ]),
  },
  {
    label: 'fluctuate',
    fill: 'cream',
    draw: graph([
      [2, 40],
      [20, 74],
      [36, 30],
      [54, 66],
      [72, 26],
      [96, 60],
    ]),
  },
  {
    label: 'peak',
    fill: 'sky',
    draw: graph([
      [2, 10],
      [30, 40],
      [52, 96],
      [74, 40],
      [98, 14],
    ]),
  },
  {
    label: 'rise steadily',
    fill: 'lilac',
    draw: graph([
      [2, 8],
      [98, 84],
    ]),
  },
]);

export default {
  '13-1-rigor.webp': rigor,
  '13-2-rehearsal.webp': rehearsal,
  '13-3-debate.webp': debate,
  '13-4-trends.webp': trends,
};
