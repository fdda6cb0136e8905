import { anybody, bust, figure, head } from '../people.ts';
import { bubble, label, lines, person, scribble } from '../spoken.ts';
import { at, type Color, circle, oval, picture, rect, shape, stroke, words } from '../svg.ts';
import { dog } from '../things/building.ts';
import { password } from '../things/chores.ts';
import { headphones } from '../things/office.ts';
import { avocado, gear, hanging, horse, television } from '../things/screen.ts';
import { microphone } from '../things/stage.ts';

const pointed = (y: number, name: string) =>
  rect(676, y - 3, 30, 6, 'marker', 3) + label(820, y + 8, name, 236, 'cream', 36);

/** The front page that made Iván's paper famous. */
const frontPage = picture(
  960,
  800,
  'sky',
  rect(30, 30, 650, 740, 'white', 10),
  words(355, 104, 'The Morning Post', 600, { size: 58, weight: 800 }),
  rect(60, 126, 590, 5, 'ink'),
  lines(60, 196, ['Man bitten by dog', 'is being treated by vet'], 590, {
    size: 50,
    weight: 800,
    anchor: 'start',
    gap: 58,
  }),
  rect(60, 290, 590, 220, 'mist', 8),
  at(210, 404, 1, dog()),
  at(500, 390, 1, bust(anybody('light', 'brown', 'mustache', 'green'), '', 'unwell')),
  lines(60, 562, ['According to a witness,', 'the dog is doing well.'], 590, { size: 38, anchor: 'start' }),
  rect(60, 642, 590, 104, 'red', 10),
  words(84, 688, 'Update', 200, { size: 36, fill: 'marker', anchor: 'start', weight: 700 }),
  words(84, 730, 'A doctor is treating the man.', 550, { size: 36, fill: 'white', anchor: 'start' }),
  pointed(200, 'headline'),
  pointed(400, 'photo'),
  pointed(548, 'source'),
  pointed(694, 'update'),
);

const carrier = (looks: Parameters<typeof figure>[0], side: number) =>
  figure(looks, {
    arms: [
      [side * 26, -130, side * 60, -140],
      [side * 30, -122, side * 64, -136],
    ],
  });
/** The sofa of Cuenca, and what was made of it. */
const sofa = picture(
  960,
  760,
  'cream',
  rect(0, 660, 960, 100, 'wood'),
  shape('M960 180H860V300H720V420H580V540H440V660H960Z', 'grey'),
  rect(60, 380, 190, 280, 'brown', 6),
  rect(150, 400, 84, 260, 'night'),
  at(188, 510, 0.66, head(anybody('tan', 'grey', 'bun', 'plum'))),
  shape('M60 380H150V660H60Z', 'brown'),
  circle(134, 520, 7, 'marker'),
  at(400, 660, 1.3, carrier(anybody('brown', 'black', 'short', 'blue'), 1)),
  at(760, 420, 1.3, carrier(anybody('light', 'red', 'beard', 'green'), -1)),
  at(
    580,
    380,
    1,
    '<g transform="rotate(-34)">',
    rect(-170, -54, 340, 108, 'ink', 44),
    stroke('M-80-50V50M80-50V50', 'grey', 8),
    '</g>',
  ),
  bubble(206, 206, 372, ['It is said that', 'it was a body!'], 188, 40),
  rect(420, 24, 520, 110, 'white', 18),
  lines(680, 72, ['In fact, she was having', 'an old sofa taken away.'], 500, { size: 38, gap: 46 }),
);

const note = (y: number, said: string) =>
  rect(70, y, 350, 84, 'white', 16) +
  circle(112, y + 42, 20, 'red') +
  words(146, y + 55, said, 264, { size: 36, anchor: 'start' });
const named = (y: number, name: string, says: string) =>
  rect(436, y - 3, 60, 6, 'marker', 3) +
  words(512, y + 2, name, 430, { size: 40, weight: 700, anchor: 'start', fill: 'brand' }) +
  words(512, y + 48, says, 440, { size: 34, anchor: 'start', weight: 500 });

/** The phone that Laura and Luis set up for their mother. */
const device = picture(
  960,
  860,
  'mist',
  rect(30, 30, 430, 800, 'ink', 54),
  rect(50, 60, 390, 740, 'sky', 34),
  note(100, '94 new'),
  rect(70, 206, 170, 170, 'white', 26),
  at(155, 291, 0.72, gear),
  rect(250, 206, 170, 170, 'white', 26),
  at(335, 286, 0.74, password),
  rect(70, 400, 350, 220, 'white', 20),
  at(136, 470, 0.5, head(anybody('tan', 'grey', 'mustache', 'blue'))),
  words(190, 484, '11', 80, { size: 46, weight: 700, anchor: 'start' }),
  scribble(110, 540, [270, 200], 'line'),
  stroke('M245 770V660M220 684L245 656L270 684', 'brand', 12),
  oval(330, 738, 34, 44, 'wood'),
  rect(296, 740, 68, 90, 'wood'),
  named(140, 'notification', 'it tells you something'),
  named(258, 'settings', 'you change them here'),
  named(376, 'privacy', 'who may know what you do'),
  named(494, 'followers', 'people who read your posts'),
  named(612, 'scroll', 'move up and down the page'),
  named(730, 'tap', 'touch the screen once'),
);

/** The series of which doña Elvira praised only the horse. */
const series = picture(
  960,
  740,
  'night',
  at(
    480,
    270,
    1.2,
    television(
      'lilac',
      shape('M-306 70Q-100 20 80 60T306 50V186H-306Z', 'leaf') +
        at(-170, 10, 1.1, horse) +
        at(20, -10, 0.7, avocado) +
        at(190, 14, 1, bust(anybody('light', 'black', 'mustache', 'red'))),
      'I have always loved you, horse.',
    ),
  ),
  label(330, 96, 'cast', 130, 'cream', 38),
  label(480, 584, 'subtitles', 220, 'cream', 38),
  rect(480 - 4, 496, 8, 60, 'marker', 3),
  words(480, 664, 'Blood and Avocado', 800, { size: 52, fill: 'white', weight: 800 }),
  words(480, 714, 'season 1 · episode 3 · 11 hours in all', 860, { size: 36, fill: 'cream' }),
);

const pair = (y: number, friend: string, client: string) =>
  rect(24, y, 446, 96, 'cream', 16) +
  words(247, y + 62, friend, 424, { size: 38 }) +
  rect(490, y, 446, 96, 'mist', 16) +
  words(713, y + 62, client, 430, { size: 38 });

/** What Raúl says to friends, and what Carmen would write to Mr. Campbell. */
const registers = picture(
  960,
  800,
  'white',
  person('Raúl', 11, 247, 96, 0.9),
  person('Carmen', 11, 713, 96, 0.9),
  label(247, 262, 'to a friend', 250, 'marker', 40),
  label(713, 262, 'to a client', 250, 'brand', 40),
  pair(304, 'My bad!', 'I apologize.'),
  pair(416, 'I kinda messed up.', 'I made a mistake.'),
  pair(528, "I'm gonna fix it.", 'I will correct it.'),
  pair(640, 'See ya!', 'Best regards,'),
);

const on = (x: number, fill: Color) => at(x, 210, 1.1, hanging(fill));
/** Nora's closet, in which Minor Crimes is recorded. */
const podcast = picture(
  960,
  720,
  'wood',
  rect(30, 60, 900, 18, 'brown', 8),
  [
    ['red', 90],
    ['blue', 210],
    ['green', 330],
    ['plum', 450],
    ['marker', 570],
    ['brand', 690],
    ['night', 810],
    ['red', 900],
  ]
    .map(([fill, x]) => on(x as number, fill as Color))
    .join(''),
  rect(0, 380, 960, 340, 'wood'),
  person('Nora', 11, 250, 470, 1.4),
  at(250, 462, 1.08, headphones),
  person('Iván', 11, 710, 470, 1.4),
  at(710, 462, 1.08, headphones),
  rect(60, 640, 840, 80, 'brown', 10),
  at(480, 560, 1.5, microphone),
  rect(400, 18, 160, 60, 'ink', 14),
  circle(430, 48, 13, 'red'),
  words(452, 62, 'REC', 100, { size: 38, fill: 'white', anchor: 'start' }),
  bubble(226, 150, 390, ['Take nine. I’m', 'your host…'], 250, 38),
  bubble(732, 150, 390, ['We’d agreed that', 'I was the host.'], 710, 38),
  label(480, 700, 'Minor Crimes', 280, 'brand', 38),
);

export default {
  '11-1-front-page.webp': frontPage,
  '11-2-sofa.webp': sofa,
  '11-3-device.webp': device,
  '11-4-series.webp': series,
  '11-5-registers.webp': registers,
  '11-6-podcast.webp': podcast,
};
