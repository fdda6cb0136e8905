import { build } from './steps/build.ts';
import { command } from './steps/command.ts';
import { run } from './steps/run.ts';

// Everything: unit and API tests, then journeys in a browser against the built product. Words after `--` choose files.
await command(async (closing) => {
  await build(closing);
  return run(closing, ['tests/support/runner/everything.ts', ...process.argv.slice(2)]);
});
