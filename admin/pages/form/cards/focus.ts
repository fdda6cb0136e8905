import { addButton } from './AddQuestion.tsx';
import type { CardAction } from './QuestionCard.tsx';

/** After the change is rendered: a list that is read again is rendered a moment later. */
const settleTime = 60;

/** Nothing has the focus that can have it: what had it was moved, removed or switched off. */
const isLost = () => document.activeElement?.matches('body, :disabled') !== false;

/** If the focus has moved elsewhere meanwhile, it stays there. */
const later = (restore: () => void) =>
  void setTimeout(() => requestAnimationFrame(() => isLost() && restore()), settleTime);

/** A button that moved its card moves with it, and would lose the focus; at the end of the list the card has it. */
export const focusAction = (card: string, action: CardAction) =>
  later(() => {
    const element = document.getElementById(card);
    (element?.querySelector<HTMLElement>(`[data-action="${action}"]:not(:disabled)`) ?? element)?.focus();
  });

/** After removing a card, the focus goes to the one in its place, or to the button that adds one. */
export const focusCard = (card: string | undefined) =>
  later(() => (document.getElementById(card ?? '') ?? document.getElementById(addButton))?.focus());

/**
 * After a question is closed, the focus moves to its card; after one was added, to the button that adds the next.
 * @param hadFocus whether the card had the focus last
 */
export function focusDone(card: string, add: string | null, hadFocus: boolean): void {
  const isInside = document.getElementById(card)?.contains(document.activeElement);
  if (!isInside && !(hadFocus && isLost())) return;
  if (!add) {
    focusAction(card, 'edit');
    return;
  }
  // The card closes, and with it the element that had the focus.
  (document.activeElement as HTMLElement | null)?.blur();
  later(() => document.getElementById(add)?.focus());
}

/** Goes to what is wrong in an open question, or to the question. */
export function focusFault(card: string): void {
  const element = document.getElementById(card);
  (element?.querySelector<HTMLElement>('form [aria-invalid=true]') ?? element)?.focus();
}
