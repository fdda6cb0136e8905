import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/runner/longest_first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** They replace a module or count what the process has seen before: each has a process of its own. */
const apart = ['tests/auth/hashing.test.ts', 'tests/postgres/statements.test.ts'];

export default defineConfig({
  root,
  cacheDir: 'tests/.results/vite',
  test: {
    exclude: ['tests/journeys/**', 'tests/bench/**'],
    globalSetup: ['tests/support/runner/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // It ends what never comes; a machine that others keep busy is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: 'tests/.results/vitest.json' }]],
    passWithNoTests: true,
    // What was built is run as it is.
    server: { deps: { external: [/\/build\/student\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: apart,
          // One process runs file after file: what they import is read once.
          isolate: false,
          setupFiles: ['tests/support/runner/leave_as_found.ts'],
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
