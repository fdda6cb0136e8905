import { build } from './steps/build.ts';
import { command } from './steps/command.ts';
import { run } from './steps/run.ts';

// Figures of a student's pages by Lighthouse, which is fetched for it; nothing passes or fails.
await command(async (closing) => {
  await build(closing);
  return run(closing, ['tests/bench/lighthouse.ts', ...process.argv.slice(2)]);
});
