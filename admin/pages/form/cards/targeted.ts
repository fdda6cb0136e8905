import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { cardOf, questionIn } from './card_id.ts';

/** Opens the question that the address names (`#question-17`) and scrolls to it, once the list has loaded. */
export function useTargeted(ready: boolean, setOpen: (change: (now: string[]) => string[]) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another one when the same link is followed again
  useEffect(() => {
    const question = questionIn(hash);
    if (!ready || !question) return;
    const card = cardOf(question);
    const element = document.getElementById(card);
    if (!element) return;
    setOpen((now) => (now.includes(card) ? now : [...now, card]));
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [ready, hash, key, setOpen]);
}
