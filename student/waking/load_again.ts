import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';

/** Milliseconds between two tries to reach the school. */
const pause = 2000;

const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether somebody has typed or chosen on a page that is asleep: its forms are sent without script. */
function isTouched({ forms }: Document): boolean {
  return [...forms]
    .flatMap((form) => [...form.elements])
    .some((control) => {
      if (control instanceof HTMLSelectElement)
        return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
      if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
      if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
      return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
    });
}

/**
 * A part of the code has not come, and the page would look alive and do nothing. It is asked for again once the school can
 * be reached, as a browser may remember that an import failed; what was typed on it, or is being sent, goes before.
 * @throws what has another cause
 */
export async function loadAgain(error: unknown): Promise<void> {
  if (!isMissingChunk(error)) throw error;
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  do await new Promise((resolve) => setTimeout(resolve, pause));
  while (!(await isReached()));
  if (isLeft || isTouched(document) || !mayReload(location.pathname, Date.now(), sessionStorage)) return;
  // A page that answers a form is not sent once more.
  location.replace(location.pathname + location.search);
}
