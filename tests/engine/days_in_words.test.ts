import { expect, test } from 'vitest';
import { withDays } from '#api/engine/lists/days_in_words.ts';

test.each([
  ['24 de noviembre', '2026-11-24'],
  ['24 nov', '2026-11-24'],
  ['24 de noviembre de 2027', '2027-11-24'],
  ['November 24', '2026-11-24'],
  ['Nov. 24, 2025', '2025-11-24'],
  ['24/11', '2026-11-24'],
  ['5 de enero', '2027-01-05'],
  ['Ana 24 nov foro', 'Ana 2026-11-24 foro'],
])('%s is the day that the calendar writes as such, in the nearest year', (text, day) => {
  expect(withDays(text, '2026-11-23')).toBe(day);
});

test.each(['31 de febrero', '24/11/2026', '2026-11-24', 'Marta 12', 'mayo', 'examen 4 marca', '13/13'])(
  '%s stays as it is',
  (text) => {
    expect(withDays(text, '2026-11-23')).toBe(text);
  },
);
