import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));
const root = path.resolve(path.dirname(script), '../../..');

/** Starts the server alone as a process of its own, in this terminal; it says its address once it listens. */
export const launch = (databaseUrl: string, env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '', ...env },
  });

/** The address at which a server that was launched listens. */
export const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.once('message', (message) => resolve((message as { address: string }).address)));

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Asks it to end, and waits until it has. */
export function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
