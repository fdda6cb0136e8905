import { addButton } from './AddQuestion.tsx';
import type { Deed } from './QuestionCard.tsx';

/** Once what has changed is drawn: a list that is read again is drawn a moment later. */
const settled = 60;

const later = (deed: () => void) => void setTimeout(() => requestAnimationFrame(deed), settled);

/** A button that moved its card moves with it, and would lose the focus; at the end of the list the card has it. */
export const focusDeed = (card: string, deed: Deed) =>
  later(() => {
    const button = document.querySelector<HTMLElement>(`#${card} [data-deed="${deed}"]:not(:disabled)`);
    (button ?? document.getElementById(card))?.focus();
  });

/** Whoever removed a card goes on with the one that took its place, or with adding one. */
export const focusCard = (card: string | undefined) =>
  later(() => (document.getElementById(card ?? '') ?? document.getElementById(addButton))?.focus());
