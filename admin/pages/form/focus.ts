import { addButton } from './AddQuestion.tsx';
import type { Deed } from './QuestionCard.tsx';

/** Once what has changed is drawn: a list that is read again is drawn a moment later. */
const settled = 60;

/** Nothing has the focus that can have it: what had it was moved, removed or switched off. */
const isLost = () => document.activeElement?.matches('body, :disabled') !== false;

/** Whoever has gone elsewhere meanwhile stays there. */
const later = (restore: () => void) =>
  void setTimeout(() => requestAnimationFrame(() => isLost() && restore()), settled);

/** A button that moved its card moves with it, and would lose the focus; at the end of the list the card has it. */
export const focusDeed = (card: string, deed: Deed) =>
  later(() => {
    const button = document.querySelector<HTMLElement>(`#${card} [data-deed="${deed}"]:not(:disabled)`);
    (button ?? document.getElementById(card))?.focus();
  });

/** Whoever removed a card goes on with the one that took its place, or with adding one. */
export const focusCard = (card: string | undefined) =>
  later(() => (document.getElementById(card ?? '') ?? document.getElementById(addButton))?.focus());

/** Whoever is done with a card goes on with adding one. */
export function focusAdd(card: string): void {
  const isInside = document.getElementById(card)?.contains(document.activeElement);
  if (isInside || isLost()) document.getElementById(addButton)?.focus();
}
