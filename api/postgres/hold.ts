import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive } from './processes.ts';

/**
 * The running process that holds the lock `file`, or null.
 * @throws where the file is there and cannot be read: it may be held
 */
export function holderOf(file: string): number | null {
  const { pid, birth } = read(file);
  return pid > 0 && isAlive(pid) && birthOf(pid) === birth ? pid : null;
}

/** A file that a dead process left half-written names no process. */
function read(file: string): { pid: number; birth: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; birth: string };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return { pid: 0, birth: '' };
    throw error;
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

export const release = (file: string): void => rmSync(file, { force: true });

/** Records another process as the holder: one that this process has started and is responsible for. */
export const noteHolder = (file: string, pid: number): void => writeFileSync(file, identity(pid));

const identity = (pid: number) => JSON.stringify({ pid, birth: birthOf(pid) });

function write(file: string): boolean {
  try {
    writeFileSync(file, identity(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
