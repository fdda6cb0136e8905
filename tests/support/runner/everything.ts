import { existsSync, rmSync } from 'node:fs';
import { type Closing, command } from '#api/commands/steps/command.ts';
import { run } from '#api/commands/steps/run.ts';
import { openWorld } from '../world.ts';
import { type Count, closingLine, countJourneys, countTests, failedTests, sum } from './results.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
const testReport = 'tests/.results/vitest.json';
const journeys = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts'];

// Both runners, one after the other on one world, and one closing line.
await command(async (closing) => {
  const filters = process.argv.slice(2);
  closing.push((await openWorld()).close);
  const total = sum([
    await count(closing, [...vitest, ...filters], testReport, countTests),
    await count(
      closing,
      [...journeys, '--pass-with-no-tests', ...filters],
      'tests/.results/playwright.json',
      countJourneys,
    ),
  ]);
  if (existsSync(testReport)) for (const failure of failedTests(testReport)) console.log(`\n${failure}`);
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});

/** One runner's numbers. A runner that failed without a failed test (a crash, a leak) counts as one failure. */
async function count(closing: Closing, words: string[], file: string, read: (file: string) => Count): Promise<Count> {
  rmSync(file, { force: true });
  const code = await run(closing, words);
  const found = existsSync(file) ? read(file) : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}
