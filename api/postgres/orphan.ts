import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../sentence.ts';
import { commandOf, isAlive, waitForEnd } from './processes.ts';

const lockOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** The status line of a running server: "ready" once it accepts connections. Null without a lock file. */
export function statusOf(cluster: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(lockOf(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Ends a server that outlived the process that started it, and clears the lock of one that died.
 * A lock may carry the number of a process that has nothing to do with it (a container counts from one again).
 */
export async function endOrphan(cluster: string): Promise<void> {
  const found = statusOf(cluster);
  if (!found) return;
  if (isAlive(found.pid) && isServerOf(cluster, found.pid)) await endServer(found.pid);
  rmSync(lockOf(cluster), { force: true });
}

/** Fast shutdown, and without any ceremony when that takes too long. */
export async function endServer(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new Sentence(
        `PostgreSQL (process ${pid}) still runs on the data folder and cannot be stopped by this user.`,
      );
    }
    if (await waitForEnd(pid, patience)) return;
  }
}

const isServerOf = (cluster: string, pid: number) => {
  const command = commandOf(pid);
  return process.platform === 'win32' || (command.includes('postgres') && command.includes(cluster));
};
