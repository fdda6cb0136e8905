import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { build } from './steps/build.ts';
import { type Closing, command } from './steps/command.ts';
import { type Count, closingLine, countJourneys, countTests, sum } from './steps/results.ts';

const [vitest, playwright] = ['node_modules/vitest/vitest.mjs', 'node_modules/playwright/cli.js'];
const results = { tests: 'tests/.results/vitest.json', journeys: 'tests/.results/playwright.json' };

// Everything: unit and API tests, then journeys in a browser against the built product. Words after `--` choose files.
await command(async (closing) => {
  const { openWorld } = await import('#tests/support/world.ts');
  const filters = process.argv.slice(2);
  const [world] = await Promise.all([openWorld(), build(closing)]);
  closing.push(world.close);
  const counts = [
    await run(closing, countTests, results.tests, [vitest, 'run', '--config', 'tests/vitest.config.ts', ...filters]),
    await run(closing, countJourneys, results.journeys, [
      ...[playwright, 'test', '--config', 'tests/playwright.config.ts', '--pass-with-no-tests', ...filters],
    ]),
  ];
  const total = sum(counts);
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});

/** One runner's numbers. A runner that failed without a failed test (a crash, a leak) counts as one failure. */
async function run(closing: Closing, count: (file: string) => Count, file: string, words: string[]): Promise<Count> {
  rmSync(file, { force: true });
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
  closing.push(() => void child.kill());
  const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
  const found = existsSync(file) ? count(file) : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}
