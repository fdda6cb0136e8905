let isLeaving = false;

/**
 * Leaves the page for another document, once: what else ends meanwhile (an answer that says nobody is signed in, a word
 * from another tab) has no part any more in where the reader goes.
 */
export function leave(address: string): void {
  if (isLeaving) return;
  isLeaving = true;
  // A form that asks before it is left stores its draft: there is nothing to decide.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  // Who comes back to the page as it was left may leave it again.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  location.assign(address);
}
