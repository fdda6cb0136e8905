import { useEffect, useRef } from 'react';

/** A part of the page that saves what is written in it. */
export interface Saver {
  /** Whether the focus is in it. */
  covers: (focused: Element) => boolean;
  isUnsaved: () => boolean;
  /** @param focused the form or dialog that has the focus */
  save: (focused: Element | null) => unknown;
  /** It is saved as well while nothing on the page is unsaved: a form says then what is missing in it. */
  main?: boolean;
}

const savers = new Set<{ current: Saver }>();
let turns: Promise<unknown> = Promise.resolve();

/** Saves what is unsaved anywhere on the page, and where the focus is in any case. */
async function saveAll(focused: Element | null): Promise<void> {
  const all = [...savers].map(({ current }) => current);
  // A dialog has a form of its own, which nobody wants sent by a key.
  if (focused && !all.some(({ covers }) => covers(focused))) return;
  const unsaved = all.filter(({ covers, isUnsaved }) => isUnsaved() || (focused && covers(focused)));
  for (const { save } of unsaved.length > 0 ? unsaved : all.filter(({ main }) => main)) await save(focused);
}

function press(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  const focused = (event.target as Element).closest?.('form, [role=dialog]') ?? null;
  // Whoever presses twice saves what was written in between as well, once the first is done.
  turns = turns.then(() => saveAll(focused)).catch(() => undefined);
}

/** Ctrl-S, or Cmd-S, saves this part of the page among all others that have something unsaved. */
export function useSaveKey(saver: Saver): void {
  const latest = useRef(saver);
  latest.current = saver;
  useEffect(() => {
    if (savers.size === 0) document.addEventListener('keydown', press);
    savers.add(latest);
    return () => {
      savers.delete(latest);
      if (savers.size === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}
