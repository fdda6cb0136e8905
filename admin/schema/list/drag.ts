import type { PointerEvent } from 'react';
import { rowAt } from './places.ts';

/** Marks the row on which another one would be dropped: above it or below it. */
export const dropMark = 'data-drop';

/** Names the row of a handle: the list may change while it is dragged, so that places name nothing. */
export const rowName = 'data-row';

/**
 * Follows a pointer that was put down on a row's handle; where it is lifted the row is moved to. Escape gives it up.
 * @param move gets the moved row and the row whose place it takes, by the names of their handles
 */
export function dragRow(event: PointerEvent<HTMLElement>, move: (row: string, onto: string) => void): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget;
  const body = handle.closest('tbody');
  const name = handle.getAttribute(rowName) ?? '';
  // A list that is loaded anew meanwhile has other rows: they are counted when the pointer moves.
  const rowsNow = () => [...(body?.children ?? [])];
  const nameOf = (row: Element) => row.querySelector(`[${rowName}]`)?.getAttribute(rowName) ?? '';
  const placeIn = (rows: Element[]) => rows.findIndex((row) => nameOf(row) === name);
  const controller = new AbortController();
  const { signal } = controller;
  let onto = name;
  const mark = (rows: Element[], at: number) => {
    const from = placeIn(rows);
    for (const row of rows) row.removeAttribute(dropMark);
    if (at !== from) rows[at]?.setAttribute(dropMark, at < from ? 'above' : 'below');
  };
  const end = (chosen: string) => {
    const rows = rowsNow();
    mark(rows, placeIn(rows));
    controller.abort();
    if (chosen !== name) move(name, chosen);
  };
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    (pointerMove) => {
      const rows = rowsNow();
      const to = rowAt(rows, (pointerMove as globalThis.PointerEvent).clientY);
      onto = nameOf(rows[to] as Element);
      mark(rows, to);
      // What is further down or up comes into sight.
      const next = to + Math.sign(to - placeIn(rows));
      rows[Math.min(Math.max(next, 0), rows.length - 1)]?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(onto), { signal });
  handle.addEventListener('pointercancel', () => end(name), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(name), { signal });
}
