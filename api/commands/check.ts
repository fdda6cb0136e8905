import { spawn } from 'node:child_process';
import { type Closing, command } from './steps/command.ts';

const modules = 'node_modules';
const wide = process.argv.includes('--wide');

const walls = [
  { title: 'Types', words: [`${modules}/typescript/bin/tsc`, '--noEmit', '-p', '.'] },
  { title: 'Lint', words: [`${modules}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'] },
  { title: 'Import law', words: [`${modules}/dependency-cruiser/bin/dependency-cruise.mjs`, '.'] },
  { title: 'Dead code', words: [`${modules}/knip/bin/knip.js`, '--no-progress'] },
];

// Types, lint, import law, dead code, then the tests. `--wide`: every page in every combination of language and look.
await command(async (closing) => {
  const fallen: string[] = [];
  for (const { title, words } of walls) {
    console.log(`${title} …`);
    if ((await run(closing, words)) !== 0) fallen.push(title);
  }
  if (fallen.length > 0) {
    console.error(`\nNot as it should be: ${fallen.join(', ')}.`);
    return 1;
  }
  return run(closing, ['api/commands/test.ts'], wide ? { JOURNEYS: 'wide' } : {});
});

async function run(closing: Closing, words: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  closing.push(() => void child.kill());
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
