import type { PointerEvent } from 'react';

/** Marks the row on which another one would be dropped: above it or below it. */
export const dropMark = 'data-drop';

/** The row of a table at a height of the window; above the first the first, below the last the last. */
export function rowAt(rows: Pick<Element, 'getBoundingClientRect'>[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}

/** Follows a pointer that was put down on a row's handle; where it is lifted the row is moved to. Escape gives it up. */
export function dragRow(event: PointerEvent<HTMLElement>, move: (from: number, to: number) => void): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget;
  const body = handle.closest('tbody');
  // A list that is loaded anew meanwhile has other rows: they are counted when the pointer moves.
  const rowsNow = () => [...(body?.children ?? [])];
  const from = rowsNow().findIndex((row) => row.contains(handle));
  const done = new AbortController();
  const { signal } = done;
  let to = from;
  const mark = (at: number) => {
    const rows = rowsNow();
    for (const row of rows) row.removeAttribute(dropMark);
    if (at !== from) rows[at]?.setAttribute(dropMark, at < from ? 'above' : 'below');
  };
  const end = (chosen: number) => {
    mark(from);
    done.abort();
    move(from, chosen);
  };
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    (moved) => {
      const rows = rowsNow();
      to = rowAt(rows, (moved as globalThis.PointerEvent).clientY);
      mark(to);
      // What is further down or up comes into sight.
      rows[Math.min(Math.max(to + Math.sign(to - from), 0), rows.length - 1)]?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(to), { signal });
  handle.addEventListener('pointercancel', () => end(from), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(from), { signal });
}
