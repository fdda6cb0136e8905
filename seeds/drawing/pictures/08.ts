import { anybody, bust } from '../people.ts';
import { sheet } from '../sheet.ts';
import { across, bubble, label, lines, person, scribble } from '../spoken.ts';
import { at, circle, picture, rect, stroke, times, words } from '../svg.ts';
import { truck } from '../things/chores.ts';
import { plant } from '../things/home.ts';
import { clip, graph, lamp, magnifier, parcel, printer, warehouse } from '../things/office.ts';

const asked = (y: number, what: string, says: string) =>
  circle(112, y - 12, 12, 'brand') +
  words(144, y, what, 200, { size: 36, anchor: 'start', fill: 'brand', weight: 700 }) +
  words(330, y, says, 560, { size: 36, anchor: 'start' });

/** The ad that Paula's brother reads to her. */
const ad = picture(
  960,
  760,
  'mist',
  rect(50, 36, 860, 688, 'white', 20),
  rect(50, 36, 860, 120, 'brand', 20),
  rect(50, 110, 860, 46, 'brand'),
  words(100, 116, 'JOB AD', 400, { size: 56, fill: 'white', weight: 700, anchor: 'start' }),
  words(780, 116, 'FARO', 200, { size: 46, fill: 'marker', weight: 700 }),
  words(100, 240, 'Office coordinator', 620, { size: 52, weight: 700, anchor: 'start' }),
  at(806, 260, 0.8, lamp),
  asked(330, 'Hours:', 'full-time, no night shifts'),
  asked(400, 'Skills:', 'organized, reliable, patient;'),
  words(330, 450, 'works well under pressure,', 560, { size: 36, anchor: 'start' }),
  words(330, 500, 'meets deadlines', 560, { size: 36, anchor: 'start' }),
  asked(570, 'Salary:', 'good'),
  rect(100, 618, 760, 74, 'marker', 14),
  words(480, 668, 'Apply today: send us your résumé.', 730, { size: 40, weight: 700 }),
);

/** Paula at Faro. */
const interview = picture(
  960,
  660,
  'cream',
  rect(420, 240, 120, 160, 'sky', 8),
  stroke('M480 240V400M420 320H540', 'white', 7),
  across(8, ['Emilio', ['Tell me about', 'your background.']], ['Paula', ["I've worked in a hotel", 'for six years.']]),
  at(480, 514, 0.8, plant),
  rect(250, 574, 150, 80, 'white', 4),
  scribble(268, 590, [110, 90, 100], 'grey', 22),
);

const part = (y: number, name: string) => label(800, y, name, 250, 'cream', 36) + rect(640, y - 11, 40, 6, 'marker', 3);

/** What the parts of a formal e-mail are called. */
const email = picture(
  960,
  820,
  'sky',
  rect(30, 30, 620, 760, 'white', 18),
  rect(30, 30, 620, 70, 'ink', 18),
  rect(30, 70, 620, 30, 'ink'),
  times(3, (n) => circle(70 + n * 36, 66, 11, n === 0 ? 'red' : n === 1 ? 'marker' : 'leaf')),
  words(60, 160, 'To: Mr. Bell', 560, { size: 34, fill: 'soft', anchor: 'start' }),
  words(60, 224, 'Our order of October 2', 570, { size: 40, weight: 700, anchor: 'start' }),
  rect(60, 248, 560, 4, 'line'),
  words(60, 312, 'Dear Mr. Bell,', 570, { size: 36, anchor: 'start' }),
  lines(60, 386, ['I am writing regarding', 'our order of October 2.'], 570, { size: 36, anchor: 'start' }),
  lines(60, 496, ['I was wondering if you', 'could send it today.'], 570, { size: 36, anchor: 'start' }),
  lines(60, 606, ['Best regards,', 'Emilio Paz'], 570, { size: 36, anchor: 'start' }),
  rect(60, 682, 300, 78, 'mist', 12),
  at(100, 721, 0.5, clip),
  words(132, 733, 'order.pdf', 210, { size: 36, anchor: 'start' }),
  part(222, 'subject line'),
  part(306, 'greeting'),
  part(386, 'topic'),
  part(508, 'request'),
  part(606, 'closing'),
  part(722, 'attachment'),
);

const bar = (x: number, high: number) => rect(x, 330 - high, 56, high, 'brand', 4);

/** Sales go up and the money for boxes is gone. */
const meeting = picture(
  960,
  760,
  'mist',
  rect(70, 40, 820, 350, 'white', 12),
  stroke('M70 40H890', 'grey', 14),
  words(270, 110, 'Sales increase', 380, { size: 40, weight: 700 }),
  times(5, (n) => bar(110 + n * 66, 50 + n * 34)),
  rect(100, 328, 350, 8, 'soft'),
  words(680, 110, 'Budget drops', 380, { size: 40, weight: 700 }),
  at(
    680,
    236,
    1.16,
    graph([
      [0, 94],
      [26, 88],
      [50, 60],
      [76, 40],
      [100, 6],
    ]),
  ),
  person('Víctor', 8, 260, 560, 1.3),
  person('Paula', 8, 700, 560, 1.3),
  bubble(260, 402, 260, ['Forty slides!'], 260, 34),
  bubble(700, 402, 330, ['Sorry to interrupt…'], 700, 34),
  rect(60, 700, 840, 60, 'brown', 10),
);

const check = stroke('M-30 0L-8 24L36-30', 'brand', 15);
const steps = sheet([
  { label: 'It is ordered.', fill: 'cream', draw: printer },
  { label: 'It is found.', fill: 'mist', draw: warehouse },
  { label: 'It is inspected.', fill: 'sky', draw: at(-16, -4, 0.9, lamp) + at(44, 16, 0.72, magnifier) },
  { label: 'It is packed.', fill: 'leaf', draw: parcel(at(0, 34, 0.8, check)) },
  { label: 'It is shipped.', fill: 'lilac', draw: truck },
  {
    label: 'It is delivered.',
    fill: 'cream',
    draw: at(-30, -8, 0.8, bust(anybody('brown', 'black', 'curly', 'marker'))) + at(46, 44, 0.58, parcel()),
  },
]);

export default {
  '08-1-ad.webp': ad,
  '08-2-interview.webp': interview,
  '08-3-email.webp': email,
  '08-4-meeting.webp': meeting,
  '08-5-steps.webp': steps,
};
