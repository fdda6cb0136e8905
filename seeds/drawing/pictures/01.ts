import { anybody, bust, looksOf, worn } from '../people.ts';
import { sheet, type Tile } from '../sheet.ts';
import { at, type Color, picture, rect, stroke, words } from '../svg.ts';

const works = (label: string, looks: Parameters<typeof bust>[0], wears: string, hat: string, fill: Color): Tile => ({
  label,
  fill,
  draw: at(0, -6, 0.94, bust(looks, wears), hat),
});

const jobs = sheet([
  works('engineer', looksOf('Irma', 1), '', worn.helmet, 'cream'),
  works('receptionist', looksOf('Carlos', 1), '', worn.headset, 'mist'),
  works('nurse', anybody('light', 'red', 'bob', 'blue'), '', worn.nurse, 'sky'),
  works('cook', anybody('pale', 'blond', 'mustache', 'red'), '', worn.chef, 'lilac'),
  works('waiter', anybody('brown', 'black', 'short', 'red'), worn.bowTie, '', 'leaf'),
  works('driver', anybody('tan', 'grey', 'mustache', 'blue'), '', worn.cap, 'cream'),
  works('dentist', anybody('tan', 'dark', 'ponytail', 'blue'), worn.coat, worn.mask, 'mist'),
  works('architect', anybody('brown', 'black', 'curly', 'marker'), worn.plan, '', 'sky'),
  works('boss', anybody('light', 'grey', 'bun', 'plum'), worn.desk, '', 'lilac'),
]);

/** Somebody of the family at a place of the tree. */
const person = (name: string, label: string, x: number, y: number, frame: Color = 'white') =>
  [
    rect(x - 88, y - 84, 176, 240, frame, 18),
    at(x, y, 0.76, bust(looksOf(name, 1))),
    words(x, y + 126, name, 170, { size: 30 }),
    words(x, y + 152, label, 172, { size: 24, fill: 'soft', weight: 500 }),
  ].join('');

/** The family of which Adriana tells. */
const family = picture(
  960,
  920,
  'mist',
  stroke('M330 130H630M480 130V310M291 310H858M291 310V400M480 310V400M669 310V400M858 310V400', 'soft', 6),
  stroke('M102 480H291M196 480V660', 'soft', 6),
  person('Leonor', 'mother', 330, 104),
  person('Arturo', 'father', 630, 104),
  person('Cecilia', "Rafael's wife", 102, 440),
  person('Rafael', 'brother', 291, 440),
  person('Adriana', 'me', 480, 440, 'cream'),
  person('Gabriel', 'brother', 669, 440),
  person('Marina', 'sister', 858, 440),
  person('Camila', 'niece', 196, 744),
);

export default { '01-1-jobs.webp': jobs, '01-2-family.webp': family, '../library/family-tree.webp': family };
