import { expect, test } from 'vitest';
import { rowAt } from '#admin/schema/drag.ts';
import { isHalf } from '#admin/schema/half.ts';

test('a row is dropped where the pointer is, above the list at its beginning, below it at its end', () => {
  const rows = [40, 80, 120].map((bottom) => ({ getBoundingClientRect: () => ({ bottom }) as DOMRect }));
  expect([-5, 0, 39, 40, 119, 120, 900].map((y) => rowAt(rows, y))).toEqual([0, 0, 0, 1, 2, 2, 2]);
});

test.each([
  ['', 'Hola', true],
  [null, 'Hola', true],
  ['<p> </p>', '<p>Hola</p>', true],
  ['<p>&nbsp;</p>', '<p>Hola</p>', true],
  ['<p><img src="/api/resources/1/file" alt=""></p>', '<p>Hola</p>', false],
  [undefined, null, false],
  [null, '<p></p>', false],
  ['Hello', '', false],
])('%j beside %j is still to be translated: %s', (own, other, expected) => {
  expect(isHalf(own, other)).toBe(expected);
});
