import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { singleKey } from '#schemas/browser/single_keys.ts';

/** What the widgets take from a group of radio or check rows. */
export const chosenIn = (group: HTMLElement): string[] =>
  [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/**
 * Rows with state of their own; outside changes are applied to it.
 * @param chosen the values of the marked rows
 */
export function useMarks(chosen: string[]): RefObject<HTMLFieldSetElement> {
  const group = useRef<HTMLFieldSetElement>(null);
  const marks = chosen.join();
  const appliedMarks = useRef(marks);
  useEffect(() => {
    // Not at the first drawing: what was marked before the script came is the reader's.
    if (appliedMarks.current === marks) return;
    appliedMarks.current = marks;
    const values = marks.split(',');
    for (const input of group.current?.querySelectorAll('input') ?? []) input.checked = values.includes(input.value);
  }, [marks]);
  return group;
}

/** The keys 1 to 9 press the rows while the group has focus. */
export function pickByDigit(event: KeyboardEvent<HTMLElement>) {
  const key = singleKey(event) ?? '';
  const input = /^[1-9]$/.test(key) && event.currentTarget.querySelectorAll('input')[Number(key) - 1];
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.click();
  revealNext(input);
}

/** A tap or a click anywhere on a row, not an arrow key that moves through the rows nor the click that the row hands on. */
export function revealAfterTap(event: MouseEvent<HTMLElement>) {
  const row = event.detail > 0 && event.target instanceof Element && event.target.closest('label');
  // The row first gives the focus to its control, which scrolls to that.
  if (row) requestAnimationFrame(() => revealNext(row));
}

/** The next question, in a group of its own or not, comes into view as far as the answered one stays there. */
function revealNext(element: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const questions = [...document.querySelectorAll('.question')];
  const next = questions[questions.findIndex((question) => question.contains(element)) + 1];
  next?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}
