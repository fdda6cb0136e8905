import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../sentence.ts';
import type { Account } from './account.ts';

/** Where an account may go when the folder asked for lies behind a closed door, as /root is. */
export const elsewhere = '/var/lib/learning-center';

/** Whether the account may enter the folder and all its parents. */
export function isReachable(folder: string, account: Account): boolean {
  if (!account.other) return true;
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    if (existsSync(place) && !mayEnter(statSync(place), account)) return false;
    if (place === path.dirname(place)) return true;
  }
}

/** The folder for the cluster and its log: the data folder, or one that PostgreSQL's user can reach. */
export function placeFor(dataDir: string, account: Account): string {
  if (isReachable(dataDir, account)) return dataDir;
  const place = insteadOf(dataDir);
  makeFolder(place);
  return place;
}

/** Where the cluster of a data folder is, if there is one yet. */
export const clusterOf = (dataDir: string): string =>
  [dataDir, insteadOf(dataDir)].map((place) => path.join(place, 'postgres')).find((cluster) => existsSync(cluster)) ??
  '';

/** Makes the data folder, which this process must be able to write to. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new Sentence(`The data folder ${dataDir} cannot be written to (${reason}). Set DATA_DIR to another one.`);
  }
}

/** A new folder can be entered by others, whatever the mask: PostgreSQL closes its own. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

const insteadOf = (dataDir: string) =>
  path.join(elsewhere, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0;
}
