import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sentence } from '../sentence.ts';
import { accountFor } from './account.ts';
import { makeCluster } from './cluster.ts';
import { holderOf, release, take } from './hold.ts';
import { endOrphan, endServer } from './orphan.ts';
import { clusterOf, makeDataFolder, placeFor } from './place.ts';
import { programsFor } from './programs.ts';
import { prepareDatabase } from './roles.ts';
import { addressesOf, saveSecrets, secretsOf } from './secrets.ts';
import { freePort, type Launch, launch } from './server.ts';

export interface Postgres {
  /** For the application: reads and writes rows. */
  url: string;
  /** For migrations: may change tables. */
  ownerUrl: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  durable?: boolean;
  /** How long to wait for another process that is about to let go of the data folder. */
  patience?: number;
  report?: (sentence: string) => void;
}

/**
 * Runs the PostgreSQL that came from npm on a folder, as a child of this process that no Ctrl-C reaches.
 * What an earlier process left behind, running or dead, is put right first.
 * @throws Sentence when the folder is in use, or cannot be used
 */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<Postgres> {
  const { durable = true, patience = 5000, report = console.log } = options;
  makeDataFolder(dataDir);
  const hold = holdOf(dataDir);
  const holder = await take(hold, patience);
  if (holder !== null) {
    throw new Sentence(
      `The data folder ${dataDir} is in use by process ${holder}. Stop that, or set DATA_DIR to another one.`,
    );
  }
  try {
    const account = accountFor(clusterOf(dataDir));
    const place = placeFor(dataDir, account);
    if (place !== dataDir) {
      report(
        `The user "${account.name}", as whom PostgreSQL runs, cannot enter ${dataDir}: the database is kept in ${place}.`,
      );
    }
    const cluster = path.join(place, 'postgres');
    const secrets = secretsOf(place, cluster);
    const programs = programsFor(account);
    await endOrphan(cluster);
    makeCluster(cluster, programs, account, secrets.owner);
    const port = await freePort(secrets.port);
    if (port !== secrets.port) saveSecrets(place, { ...secrets, port });
    const server = await keepRunning({ cluster, programs, account, port, durable }, report);
    await prepareDatabase({ ...secrets, port });
    const stop = async () => {
      await server.stop();
      release(hold);
    };
    return { ...addressesOf({ ...secrets, port }), stop };
  } catch (error) {
    release(hold);
    throw error;
  }
}

/** The addresses of a server that another process runs on the folder at this moment, or null. */
export function joinPostgres(dataDir: string): Pick<Postgres, 'url' | 'ownerUrl'> | null {
  const cluster = clusterOf(dataDir);
  const isRunning = cluster !== '' && holderOf(holdOf(dataDir)) !== null;
  return isRunning ? addressesOf(secretsOf(path.dirname(cluster), cluster)) : null;
}

const holdOf = (dataDir: string) => path.join(dataDir, 'postgres.hold');

/** Starts the server, and starts it again whenever it ends unasked. */
async function keepRunning(options: Launch, report: (sentence: string) => void) {
  let stopping = false;
  let child: ChildProcess = await launch(options);
  const restart = async () => {
    await endOrphan(options.cluster);
    return stopping ? null : launch(options);
  };
  const watch = () =>
    child.once('exit', async (code, signal) => {
      while (!stopping) {
        report(`PostgreSQL ended unexpectedly (${signal ?? code}); it is started again.`);
        await sleep(1000);
        child = (await restart().catch((error) => report(error.message))) ?? child;
        if (child.exitCode === null && child.signalCode === null) return void watch();
      }
    });
  watch();
  // A process that ends without calling stop() takes the server with it where it still can.
  const last = () => child.kill('SIGINT');
  process.once('exit', last);
  return {
    async stop() {
      stopping = true;
      process.off('exit', last);
      if (child.pid && child.exitCode === null && child.signalCode === null) await endServer(child.pid);
    },
  };
}
