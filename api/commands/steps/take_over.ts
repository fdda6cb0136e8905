import path from 'node:path';
import type { Configuration } from '../../configuration.ts';
import { holderOf, release, take } from '../../postgres/hold.ts';
import { makeDataFolder } from '../../postgres/place.ts';
import { waitForEnd } from '../../postgres/processes.ts';
import { Sentence } from '../../sentence.ts';
import type { Closing } from './command.ts';

/** How long a server may take to end by itself without its supervisor, and then after a signal. */
const patience = { alone: 5000, signalled: 2000 };

/**
 * Makes this process the supervisor of the server of a data folder at a port. A server that outlived its supervisor is
 * waited for, then ended: it holds the port, and writes into the database.
 * @returns the file in which the server is to be written down; null where any port will do, as none is in the way then
 * @throws Sentence when another living process supervises one
 */
export async function takeOver({ dataDir, port }: Configuration, closing: Closing): Promise<string | null> {
  if (port === 0) return null;
  makeDataFolder(dataDir);
  const hold = path.join(dataDir, `start-${port}.hold`);
  const holder = await take(hold, patience.signalled);
  if (holder !== null)
    throw new Sentence(
      `The data folder ${dataDir} is in use at port ${port} by process ${holder}. Stop that, or set PORT or DATA_DIR to another one.`,
    );
  closing.push(() => release(hold));
  const server = path.join(dataDir, `server-${port}.hold`);
  const orphan = holderOf(server);
  if (orphan !== null) await endServer(orphan);
  return server;
}

async function endServer(pid: number): Promise<void> {
  if (await waitForEnd(pid, patience.alone)) return;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    signalProcess(pid, signal);
    if (await waitForEnd(pid, patience.signalled)) return;
  }
}

/** It may have ended by itself meanwhile. */
function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
