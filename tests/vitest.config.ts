import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest_first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  cacheDir: 'tests/.results/vite',
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/bench/**'],
    globalSetup: ['tests/support/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // It ends what never comes; a machine that others keep busy is slow.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'tests/.results/vitest.json' }]],
    passWithNoTests: true,
    // What was built is run as it is.
    server: { deps: { external: [/\/build\/student\/server\//] } },
  },
});
