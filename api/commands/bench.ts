import { build } from './steps/build.ts';
import { command } from './steps/command.ts';
import { run } from './steps/run.ts';

// Figures and ratios; nothing passes or fails. Words after `--` choose parts.
await command(async (closing) => {
  await build(closing);
  return run(closing, ['tests/bench/run.ts', ...process.argv.slice(2)]);
});
