const missing = /dynamically imported module|module script failed|preload/i;

/** Whether a page's own code could not be loaded: a new build has taken the place of its files. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && missing.test(error.message);

const guard = 10_000;

/** Whether a path may be loaded again for want of its code: at most once in 10 seconds for each path. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const key = `reloaded:${path}`;
  if (now - Number(storage.getItem(key) ?? 0) < guard) return false;
  storage.setItem(key, String(now));
  return true;
}
