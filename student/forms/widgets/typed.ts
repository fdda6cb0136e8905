import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDebouncedCallback } from 'use-debounce';

/** Milliseconds without a key after which what is typed counts as an answer. */
const pause = 800;

/**
 * A text control with state of its own, passed on when the writer pauses or leaves, so that the form does not re-render
 * for each key. Outside changes are written into it.
 */
export function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string,
  give: (value: string) => void,
) {
  const control = useRef<Control>(null);
  const lastValue = useRef(value);
  const latestGive = useRef(give);
  latestGive.current = give;

  useEffect(() => {
    if (value !== lastValue.current) write(control, value);
    lastValue.current = value;
  }, [value]);

  const commit = useRef(() => {
    const typed = control.current?.value ?? '';
    if (typed === lastValue.current) return;
    lastValue.current = typed;
    latestGive.current(typed);
  }).current;

  useEffect(() => {
    const leave = () => flushSync(commit);
    // Before the queue of answers hears of it.
    window.addEventListener('pagehide', leave, true);
    document.addEventListener('visibilitychange', leave, true);
    return () => {
      window.removeEventListener('pagehide', leave, true);
      document.removeEventListener('visibilitychange', leave, true);
    };
  }, [commit]);

  const onInput = useDebouncedCallback(commit, pause);
  // The exercise is submitted by its button, never by a key pressed in a gap.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return { ref: control, defaultValue: value, onInput, onKeyDown, onBlur: commit };
}

function write({ current }: RefObject<HTMLInputElement | HTMLTextAreaElement>, value: string) {
  if (current && current.value !== value) current.value = value;
}
