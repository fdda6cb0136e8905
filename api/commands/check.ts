import { command } from './steps/command.ts';
import { run } from './steps/run.ts';

const checks = {
  Types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  // They are frozen, and know nothing of what tables hold today.
  'Types of migrations': ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'migrations'],
  Lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  'Import law': ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '.'],
  Course: ['api/commands/check-course.ts'],
  'Dead code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'Exports for tests alone': ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--include', 'exports'],
};

// The static checks, then the tests. `--wide`: journeys open every page in every combination of language and look.
await command(async (closing) => {
  const failedSteps: string[] = [];
  for (const [title, words] of Object.entries(checks)) {
    console.log(`${title} …`);
    if ((await run(closing, words)) !== 0) failedSteps.push(title);
  }
  if (failedSteps.length > 0) {
    console.error(`\nNot as it should be: ${failedSteps.join(', ').toLowerCase()}.`);
    return 1;
  }
  return run(closing, ['api/commands/test.ts'], process.argv.includes('--wide') ? { JOURNEYS: 'wide' } : {});
});
