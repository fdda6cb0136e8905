import { expect, test } from 'vitest';
import { fitting } from '#admin/layout/palette/match.ts';
import { nearness } from '#admin/layout/palette/nearness.ts';

const labels = (asked: string) =>
  fitting(
    ['Calendario de clases', 'Clases', 'Niveles', 'Exámenes de nivelación'].map((label) => ({ label })),
    asked,
  ).map(({ label }) => label);

test('The palette puts what begins as written before what has such a word, and that before what contains it', () => {
  expect(labels('cla')).toEqual(['Clases', 'Calendario de clases']);
  expect(labels('nivel')).toEqual(['Niveles', 'Exámenes de nivelación']);
  expect(nearness('Exámenes de nivelación', 'velaci')).toBe(2);
});

test('Accents, capitals and the order of words do not count', () => {
  expect(labels('EXAMENES')).toEqual(['Exámenes de nivelación']);
  expect(labels('niv exá')).toEqual(['Exámenes de nivelación']);
  expect(labels('xyz')).toEqual([]);
  expect(labels(' ')).toHaveLength(4);
});
