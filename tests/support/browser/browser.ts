import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How a Chromium is started: Playwright's launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update', '--disable-sync'];

/**
 * A Chromium of this machine: the one that PLAYWRIGHT_CHROMIUM names, else one on the path, else the one that came
 * from npm, else Playwright's own, which is then fetched.
 */
export function findBrowser(): Browser {
  const args = [...quiet, '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const installed = process.env.PLAYWRIGHT_CHROMIUM || onPath(['chromium', 'chromium-browser', 'google-chrome']);
  if (installed) return { executablePath: installed, args };
  const brought = process.platform === 'linux' && process.arch === 'x64' ? unpacked() : null;
  if (brought) return { ...brought, args: [...new Set([...args, '--no-sandbox']), '--no-zygote'] };
  return { executablePath: fetched(), args };
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** The Chromium of @sparticuz/chromium: packed in the package, unpacked once into .cache. */
function unpacked(): Omit<Browser, 'args'> | null {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return null;
  }
  const { version } = JSON.parse(readFileSync(path.resolve(entry, '../../../package.json'), 'utf8'));
  const folder = path.join(root, `.cache/chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return withLibraries(folder);
}

/** The package unpacks into the folder for temporary files, and its libraries only where it believes itself on AWS. */
function unpack(folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`);
  chmodSync(path.join(unfinished, 'chromium'), 0o755);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/** The libraries and fonts of the package are for machines that have none. */
function withLibraries(folder: string): Omit<Browser, 'args'> | null {
  const executablePath = path.join(folder, 'chromium');
  const env = { ...process.env } as Record<string, string>;
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  const withTheirs = { ...env, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
  const found = [env, withTheirs].find((candidate) => answers(executablePath, candidate));
  return found ? { executablePath, env: found } : null;
}

const answers = (executablePath: string, env: Record<string, string>) =>
  spawnSync(executablePath, ['--version', '--no-sandbox'], { env: env as NodeJS.ProcessEnv }).status === 0;

/** Playwright's own Chromium, where the machine can reach its host. */
function fetched(): string {
  const command = createRequire(import.meta.url)
    .resolve('playwright/package.json')
    .replace('package.json', 'cli.js');
  const { status } = spawnSync(process.execPath, [command, 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    throw new Error('There is no Chromium and none could be fetched: install one and name it by PLAYWRIGHT_CHROMIUM.');
  }
  return createRequire(import.meta.url)('playwright').chromium.executablePath();
}
