import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { release, take } from '../../postgres/hold.ts';
import { Sentence } from '../../sentence.ts';
import type { Closing } from './command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const commonSources = ['schemas', 'package-lock.json', 'tsconfig.json'];

const applications = [
  {
    name: 'admin',
    title: 'the back office',
    words: ['node_modules/vite/bin/vite.js', 'build', '--config', 'admin/vite.config.ts'],
  },
  {
    name: 'student',
    title: 'the student site',
    words: ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--config', 'student/vite.config.ts'],
  },
];

/** Builds both applications, each only when its sources are not those of the last build. */
export async function build(closing: Closing): Promise<void> {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  const hold = path.join(root, 'build/hold');
  if ((await take(hold, 10 * 60_000)) !== null)
    throw new Sentence('Another process has been building for ten minutes.');
  closing.push(() => release(hold));
  await Promise.all(applications.map((application) => buildOne(application, closing)));
  release(hold);
}

async function buildOne({ name, title, words }: (typeof applications)[number], closing: Closing): Promise<void> {
  const record = path.join(root, `build/${name}.sha256`);
  const sources = hashOf([name, ...commonSources]);
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return;
  rmSync(record, { force: true });
  console.log(`Building ${title} …`);
  const startedAt = Date.now();
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  closing.push(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Sentence(`${output}\nBuilding ${title} failed.`);
  writeFileSync(record, sources);
  console.log(`Built ${title} in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** One hash of the names and contents of files and folders. */
function hashOf(places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places.flatMap(filesIn)) hash.update(`${place}\0`).update(readFileSync(path.join(root, place)));
  return hash.digest('hex');
}

const filesIn = (place: string): string[] => {
  if (path.extname(place)) return [place];
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
};
