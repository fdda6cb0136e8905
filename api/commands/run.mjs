// Runs api/commands/<name>.ts. The one file that must work on the machine's own Node (>= 20.19):
// it installs what is missing and hands over to Node 24, which the project brings with it from npm.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = path.join(root, 'node_modules');
const [name = '', ...options] = process.argv.slice(2);

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const atLeast = (version, [major, minor]) => {
  const [actualMajor, actualMinor] = version.replace(/^v/, '').split('.').map(Number);
  return actualMajor > major || (actualMajor === major && actualMinor >= minor);
};

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} });

/** Whether node_modules holds what the lock file says. What is optional may be missing: it is for other machines. */
function isInstalled() {
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  const found = readJson(path.join(modules, '.package-lock.json')).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    return found[place] ? found[place].version === version : optional === true;
  });
}

function install() {
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : null;
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const [program, args] = npm ? [process.execPath, [npm, ...words]] : ['npm', words];
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) stop('The packages could not be installed: npm ci failed, see above.');
}

/** The path of a Node >= 24: this process's own, or the one that came with npm. */
function findNode() {
  if (atLeast(process.version, [24, 0])) return process.execPath;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const brought = path.join(
    modules,
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    file,
  );
  const answer = existsSync(brought) ? spawnSync(brought, ['--version'], { encoding: 'utf8' }) : null;
  if (answer?.status === 0 && atLeast(answer.stdout, [24, 0])) return brought;
  return stop(
    `This machine has Node ${process.versions.node}, and the Node 24 that the project brings for Linux and Windows ` +
      `${answer ? 'does not run here' : `is not there for ${process.platform} on ${process.arch}`}. ` +
      'Install Node 24 or newer (https://nodejs.org, or "brew install node" on macOS) and try again.',
  );
}

/** Another process, because this one is too old: it gets our signals, we its exit code. */
function handOver(node, file) {
  const child = spawn(node, [file, ...options], { cwd: root, stdio: 'inherit', env: process.env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`Node 24 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

if (!atLeast(process.version, [20, 19])) stop(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`);
const file = path.join(root, 'api/commands', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file))
  stop(`There is no command "${name}": see the scripts in package.json.`);
if (!isInstalled()) install();

process.chdir(root);
// What Node has compiled is kept for the next start, of this process and of those that it starts.
process.env.NODE_COMPILE_CACHE ||= path.join(root, '.cache/node');
module.enableCompileCache?.();
process.env.PATH = `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
const node = findNode();
if (node === process.execPath) {
  process.argv = [node, file, ...options];
  await import(pathToFileURL(file).href);
} else {
  handOver(node, file);
}
