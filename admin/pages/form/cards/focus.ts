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
    const element = document.getElementById(card);
    (element?.querySelector<HTMLElement>(`[data-deed="${deed}"]:not(:disabled)`) ?? element)?.focus();
  });

/** Whoever removed a card goes on with the one that took its place, or with adding one. */
export const focusCard = (card: string | undefined) =>
  later(() => (document.getElementById(card ?? '') ?? document.getElementById(addButton))?.focus());

/** Whoever is done with a question goes on where it stands; who has added one, with the button that adds the next. `wasHere`: it had the focus last. */
export function focusDone(card: string, add: string | null, wasHere: boolean): void {
  const isInside = document.getElementById(card)?.contains(document.activeElement);
  if (!isInside && !(wasHere && isLost())) return;
  if (!add) {
    focusDeed(card, 'edit');
    return;
  }
  // The card closes, and what had the focus in it goes.
  (document.activeElement as HTMLElement | null)?.blur();
  later(() => document.getElementById(add)?.focus());
}

/** Goes to what is wrong in an open question, or to the question. */
export function focusFault(card: string): void {
  const element = document.getElementById(card);
  (element?.querySelector<HTMLElement>('form [aria-invalid=true]') ?? element)?.focus();
}
