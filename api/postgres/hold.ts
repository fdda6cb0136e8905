import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive } from './processes.ts';

/** The living process that holds what `file` stands for, or null. */
export function holderOf(file: string): number | null {
  try {
    const { pid, birth } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; birth: string };
    return isAlive(pid) && birthOf(pid) === birth ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes something for this process alone: a data folder, a build folder.
 * A process that died without giving it back is no obstacle; one that lives is waited for.
 * @returns the number of the process that still holds it, or null: it is ours
 */
export async function take(file: string, patience = 0): Promise<number | null> {
  const until = Date.now() + patience;
  for (;;) {
    const holder = holderOf(file);
    if (holder === null) {
      rmSync(file, { force: true });
      if (write(file)) return null;
    } else if (Date.now() >= until) {
      return holder;
    }
    await sleep(50);
  }
}

export const giveBack = (file: string): void => rmSync(file, { force: true });

function write(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
