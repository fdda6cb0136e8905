import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sentence } from '../sentence.ts';
import type { Account } from './account.ts';
import { asAccount } from './cluster.ts';
import { statusOf } from './orphan.ts';
import { type Programs, programOf } from './programs.ts';

export interface Launch {
  cluster: string;
  programs: Programs;
  account: Account;
  port: number;
  /** Off for data that may be lost with the machine: the tests'. */
  durable: boolean;
}

const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the server and waits until it takes connections.
 * It is detached, so that Ctrl-C reaches us alone and it ends last; its words go to postgres.log.
 */
export async function launch({ cluster, programs, account, port, durable }: Launch): Promise<ChildProcess> {
  const log = `${cluster}.log`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...(durable ? [] : forgetful)];
  const words = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  if (existsSync(log)) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(programOf(programs, 'postgres'), words, {
    ...asAccount(account),
    cwd: path.dirname(cluster),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let failure = '';
  child.on('error', (error) => {
    failure = error.message;
  });
  for (let waited = 0; ; waited += 10) {
    const found = statusOf(cluster);
    if (found && found.pid === child.pid && found.status === 'ready') return child;
    if (failure || child.exitCode !== null || child.signalCode !== null) break;
    if (waited > 120_000) child.kill('SIGQUIT');
    await sleep(10);
  }
  throw new Sentence(
    `PostgreSQL did not start:\n${failure || readFileSync(log, 'utf8').split('\n').slice(-12).join('\n')}`,
  );
}

/** The port that was used before if it is still free, else any. */
export async function freePort(wanted: number): Promise<number> {
  const listener = createServer();
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
    });
  const port = await listen(wanted).catch(() => listen(0));
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
