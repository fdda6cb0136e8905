import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether a process of that number runs, whoever it belongs to. Only what the system says of the process itself is an
 * answer: that nothing could be read (too many open files, no memory) says nothing, and who was alive still is.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return state(pid) !== 'Z';
  } catch (error) {
    return !isGone(error);
  }
}

const isGone = (error: unknown) => ['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Reads something of a process; `nothing` if it has ended. @throws where the system could not say */
function readProcess<T>(nothing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // `ps` says by its exit code that there is no such process.
    if (isGone(error) || typeof (error as { status?: unknown }).status === 'number') return nothing;
    throw error;
  }
}

/** The command line of a running process, or '' where there is none. */
export const commandOf = (pid: number): string =>
  readProcess('', () => {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  });

/** The process that started a process, or 0 where there is none. */
export const parentOf = (pid: number): number =>
  readProcess(0, () => {
    if (process.platform === 'linux') return Number(fields(pid)[1]);
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  });

/** When a process started, as the system writes it: process ids are reused, this is not. */
export const birthOf = (pid: number): string =>
  readProcess('', () => {
    if (process.platform === 'linux') return fields(pid)[19] ?? '';
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  });

/** Waits until the process has ended; false when it still runs after that time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/** What /proc says after the program's name, which may hold blanks: state first, start time the twentieth. */
const fields = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

/** A zombie answers signals, yet has ended: containers without an init keep them. */
const state = (pid: number) => (process.platform === 'linux' ? fields(pid)[0] : '');
