import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';

/** Milliseconds between two tries to reach the school. */
const pause = 2000;

const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A part of the code has not come, and the page would look alive and do nothing. It is loaded again once the school can
 * be reached, as a browser may remember that an import failed.
 * @throws what has another cause
 */
export async function loadAgain(error: unknown): Promise<void> {
  if (!isMissingChunk(error)) throw error;
  do await new Promise((resolve) => setTimeout(resolve, pause));
  while (!(await isReached()) || !mayReload(location.pathname, Date.now(), sessionStorage));
  location.reload();
}
