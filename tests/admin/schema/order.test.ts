import { afterEach, expect, test, vi } from 'vitest';
import { moveQuestion } from '#admin/pages/form/cards/question_order.ts';
import type { Question } from '#admin/pages/form/types.ts';
import { isHalf } from '#admin/schema/inputs/half.ts';
import { dragRow } from '#admin/schema/list/drag.ts';
import { moveOnto, rowAt } from '#admin/schema/list/places.ts';

afterEach(() => vi.unstubAllGlobals());

test('a row is dropped where the pointer is, above the list at its beginning, below it at its end', () => {
  const rows = [40, 80, 120].map((bottom) => ({ getBoundingClientRect: () => ({ bottom }) as DOMRect }));
  expect([-5, 0, 39, 40, 119, 120, 900].map((y) => rowAt(rows, y))).toEqual([0, 0, 0, 1, 2, 2, 2]);
});

/** A table's row with a handle of this name, 40 px high each. */
function rowOf(name: string, body: { children: object[] }) {
  const handle = Object.assign(new EventTarget(), {
    getAttribute: () => name,
    closest: () => body,
    setPointerCapture: () => undefined,
  });
  return {
    handle,
    querySelector: () => handle,
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    scrollIntoView: () => undefined,
    getBoundingClientRect: () => ({
      bottom: (body.children.findIndex((row) => 'handle' in row && row.handle === handle) + 1) * 40,
    }),
  };
}

test('a row that is dragged stays the same one when the list changes meanwhile, and so does the one it is dropped on', () => {
  vi.stubGlobal('window', new EventTarget());
  const body = { children: [] as ReturnType<typeof rowOf>[] };
  const [one, two, three] = ['1', '2', '3'].map((name) => rowOf(name, body)) as [never, never, never];
  body.children = [one, two, three];
  const { handle } = two as ReturnType<typeof rowOf>;
  const moves: string[][] = [];
  dragRow({ button: 0, pointerId: 1, currentTarget: handle, preventDefault: () => undefined } as never, (...move) =>
    moves.push(move),
  );
  handle.dispatchEvent(Object.assign(new Event('pointermove'), { clientY: 100 }));
  body.children = [three, one, two];
  handle.dispatchEvent(new Event('pointerup'));
  expect(moves).toEqual([['2', '3']]);
  expect(moveOnto([3, 1, 2], 2, 3)).toEqual([2, 3, 1]);
  expect(moveOnto([3, 1], 2, 3)).toBe(null);
});

test('a question that is dropped is the one that was taken, wherever it stands by then', () => {
  const [group, inside, single] = [
    { id: 5, type: 'group', parent_id: null },
    { id: 6, type: 'text_short', parent_id: 5 },
    { id: 7, type: 'text_short', parent_id: null },
  ] as Question[] as [Question, Question, Question];
  expect(moveQuestion([group, inside, single], 7, 5)).toEqual([single, group, inside]);
  expect(moveQuestion([single, group, inside], 7, 6)).toEqual([group, inside, single]);
  const left = [group, inside];
  expect(moveQuestion(left, 7, 5)).toBe(left);
  expect(moveQuestion(left, undefined, 5)).toBe(left);
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
