import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../sentence.ts';
import type { Account } from './account.ts';
import { type Programs, programOf } from './programs.ts';

/** Makes the cluster unless it is there; one that was interrupted half-way is begun again. */
export function makeCluster(cluster: string, programs: Programs, account: Account, password: string): void {
  if (existsSync(cluster)) {
    checkVersion(cluster, programs);
    return;
  }
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.other) for (const place of [unfinished, passwordFile]) chownSync(place, account.uid, account.gid);
  try {
    const words = [
      ...['-D', unfinished, '--username=owner', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...['--data-checksums', '--no-instructions'],
    ];
    const { status, stderr, error } = spawnSync(programOf(programs, 'initdb'), words, {
      ...asAccount(account),
      encoding: 'utf8',
      cwd: path.dirname(cluster),
    });
    if (status !== 0) throw new Sentence(`PostgreSQL could not make its data folder:\n${stderr || error?.message}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
}

/** Options of a child process that runs as the account, with none of the caller's PG… settings. */
export function asAccount({ uid, gid, other }: Account): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  const { PATH, SystemRoot, NODE_ENV } = process.env;
  const env = { PATH, SystemRoot, NODE_ENV, LC_ALL: 'C', TZ: 'UTC' };
  return other ? { uid, gid, env } : { env };
}

function checkVersion(cluster: string, { version }: Programs): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (made === major) return;
  throw new Sentence(`The database in ${cluster} was made by PostgreSQL ${made}; the project now brings ${major}.`);
}
