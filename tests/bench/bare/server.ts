import { fork } from 'node:child_process';
import type { Closing } from '#api/commands/steps/command.ts';
import type { BareRoute } from './bare.ts';

export type { BareRoute } from './bare.ts';

/** Starts a bare server that sends statements; it answers where it listens. */
export const serveBare = (databaseUrl: string, routes: BareRoute[], closing: Closing): Promise<string> =>
  startBare('tests/bench/bare/bare.ts', { DATABASE_URL: databaseUrl, BARE_ROUTES: JSON.stringify(routes) }, closing);

/** Starts one of the yardsticks as a process of its own, which ends with the bench. */
export function startBare(file: string, env: Record<string, string>, closing: Closing): Promise<string> {
  const child = fork(file, { env: { ...process.env, ...env } });
  closing.push(() => void child.kill('SIGTERM'));
  return new Promise((resolve) =>
    child.once('message', (message) => resolve((message as { address: string }).address)),
  );
}
