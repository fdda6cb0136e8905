import { bust, looksOf } from '../people.ts';
import { at, type Color, circle, picture, rect, shape, words } from '../svg.ts';
import { moon, star, sun } from '../things/outside.ts';

/** The same hills at an hour of the day, with what one says then. */
function hour(x: number, y: number, said: string, when: string, sky: Color, hill: Color, shines: string, dark = false) {
  const ink: Color = dark ? 'white' : 'ink';
  return at(
    x,
    y,
    1,
    `<clipPath id="hour${x}-${y}"><rect width="450" height="330" rx="22"/></clipPath><g clip-path="url(#hour${x}-${y})">`,
    rect(0, 0, 450, 330, sky),
    shines,
    shape('M0 210Q110 150 230 206T450 190V330H0Z', hill),
    '</g>',
    words(225, 268, said, 430, { size: 44, fill: dark ? 'white' : 'ink' }),
    words(225, 308, when, 430, { size: 30, fill: ink, weight: 500 }),
  );
}

const greetings = picture(
  960,
  720,
  'paper',
  hour(20, 20, 'Good morning!', '8:00 a.m.', 'cream', 'leaf', at(90, 190, 1, sun)),
  hour(490, 20, 'Good afternoon!', '3:00 p.m.', 'sky', 'leaf', at(240, 96, 1, sun)),
  hour(20, 370, 'Good evening!', '7:00 p.m.', 'rose', 'teal', at(370, 180, 1, circle(0, 0, 46, 'red'))),
  hour(
    490,
    370,
    'Good night!',
    '10:00 p.m.',
    'night',
    'brand',
    [at(330, 92, 0.8, moon), at(80, 70, 1, star), at(170, 130, 1, star), at(230, 50, 1, star)].join(''),
    true,
  ),
);

const field = (y: number, label: string, value: string) =>
  words(372, y, label, 540, { size: 30, fill: 'soft', weight: 500, anchor: 'start' }) +
  words(372, y + 44, value, 540, { size: 42, anchor: 'start' });

/** What Pedro tells the nurse, on a card. */
const details = picture(
  960,
  600,
  'mist',
  rect(40, 40, 880, 520, 'white', 28),
  shape('M40 68Q40 40 68 40H892Q920 40 920 68V118H40Z', 'brand'),
  words(80, 94, 'STUDENT CARD', 600, { size: 38, fill: 'white', anchor: 'start', weight: 700 }),
  rect(80, 160, 250, 300, 'cream', 18),
  at(205, 300, 1.2, bust(looksOf('Pedro', 0))),
  rect(80, 460, 250, 30, 'white'),
  field(188, 'first name', 'Pedro'),
  field(284, 'last name', 'Reyes'),
  field(380, 'age', '34'),
  field(476, 'phone', '55 4012 3367'),
);

/** The names of the letters, written as a Spanish reader says them. */
const names = 'ei bi si di i ef yi eich ai yei kei el em en ou pi kiu ar es ti iu vi dábliu eks uai zi'.split(' ');

const letter = (name: string, index: number) => {
  const [x, y] = [24 + (index % 5) * 184, 24 + Math.floor(index / 5) * 140];
  return [
    rect(x, y, 168, 124, 'white', 16),
    words(x + 84, y + 66, String.fromCharCode(65 + index), 150, { size: 56, fill: 'brand', weight: 700 }),
    words(x + 84, y + 106, name, 150, { size: 32, fill: 'soft', weight: 500 }),
  ].join('');
};

const alphabet = picture(960, 864, 'mist', ...names.map(letter));

export default {
  '00-1-greetings.webp': greetings,
  '00-2-details.webp': details,
  '00-2-alphabet.webp': alphabet,
  '../library/alphabet.webp': alphabet,
};
