import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteHolder } from '../../postgres/hold.ts';
import { Sentence } from '../../sentence.ts';
import type { Closing } from './command.ts';
import { addressOf, end, launch } from './server_process.ts';

/** The pause before the server restarts: it doubles with each crash, and is reset after a quiet minute. */
const pauses = { first: 500, longest: 30_000, forgotten: 60_000 };

interface SupervisedProcess {
  address: string;
  /** When the server has ended as it was asked to. */
  ended: Promise<void>;
}

/**
 * Runs the server as a process of its own, and another one whenever it has fallen. Who ends it by a signal ends it for good.
 * @param hold the file in which it is written down, for a start that finds it without us
 * @throws Sentence when it ends before it has listened for the first time; it has said why itself
 */
export async function supervise(
  databaseUrl: string,
  env: Record<string, string>,
  hold: string | null,
  closing: Closing,
): Promise<SupervisedProcess> {
  const open = () => {
    const child = launch(databaseUrl, env);
    if (hold && child.pid) noteHolder(hold, child.pid);
    return child;
  };
  let child = open();
  const stopping = new AbortController();
  closing.push(() => {
    stopping.abort();
    return end(child);
  });
  const fallen = fallOf(child);
  const address = await Promise.race([addressOf(child), fallen.then(() => null)]);
  if (address === null) throw new Sentence('The server has not started.');
  return { address, ended: keepRunning(fallen) };

  async function keepRunning(first: Promise<string | null>): Promise<void> {
    let pause = pauses.first;
    let since = Date.now();
    for (let fall = await first; fall !== null && !stopping.signal.aborted; fall = await fallOf(child)) {
      if (Date.now() - since > pauses.forgotten) pause = pauses.first;
      console.error(`The server ended by ${fall}: it starts again in ${pause / 1000} s.`);
      await sleep(pause, null, { signal: stopping.signal }).catch(() => null);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, pauses.longest);
      since = Date.now();
      child = open();
    }
  }
}

/** How a process crashed; null where it ended by itself. */
const fallOf = (child: ChildProcess): Promise<string | null> =>
  new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`))),
  );
