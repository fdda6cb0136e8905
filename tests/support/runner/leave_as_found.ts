import { afterAll, vi } from 'vitest';

// Files that share a process leave it to the next one as they found it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
