import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#api/commands/steps/database.ts';
import { seedDemo } from '#api/commands/steps/demo.ts';
import { startPostgres } from '#api/postgres/supervisor.ts';
import { configurationOf } from '#tests/support/world.ts';

/** A school on a PostgreSQL of its own that writes as in earnest, and an API process, each of which can be killed. */
export interface Machine {
  url(): string;
  databaseUrl: string;
  killApi(): Promise<void>;
  /** Until another one runs. */
  killPostgres(): Promise<void>;
  /** Waits until the school answers again. */
  healthy(): Promise<void>;
  /** How often the API ended without being killed. */
  fell(): number;
  close(): Promise<void>;
}

const patience = 30_000;

export async function startMachine(): Promise<Machine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'learning-center-faults-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { durable: true, report: () => undefined });
  const { url: databaseUrl, ownerUrl: databaseOwnerUrl } = postgres;
  const configuration = { ...configurationOf({ folder }), databaseUrl, databaseOwnerUrl };
  await openDatabase(configuration);
  await seedDemo(configuration, postgres);

  let port = 0;
  let falls = 0;
  let closing = false;
  let child: ChildProcess;
  const launch = () =>
    new Promise<void>((resolve) => {
      const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port) };
      const made = fork('tests/faults/api.ts', { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      child = made;
      made.once('message', (message) => {
        port = (message as { port: number }).port;
        resolve();
      });
      made.once('exit', (_, signal) => {
        if (closing || signal === 'SIGKILL') return;
        // As whatever keeps a server running would: it could not start while the database was away, or it fell.
        falls += 1;
        void sleep(200).then(launch).then(resolve);
      });
    });
  await launch();
  const url = () => `http://127.0.0.1:${port}`;
  /** The process of PostgreSQL, 0 while there is none. */
  const server = () => {
    const file = path.join(folder, 'postgres/postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  };
  const ready = async () => (await fetch(`${url()}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;

  return {
    url,
    databaseUrl,
    async killApi() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      await launch();
    },
    async killPostgres() {
      const killed = server();
      process.kill(killed, 'SIGKILL');
      const until = Date.now() + patience;
      while ([killed, 0].includes(server()) && Date.now() < until) await sleep(50);
    },
    async healthy() {
      const until = Date.now() + patience;
      while (!(await ready().catch(() => false))) {
        if (Date.now() > until) throw new Error('The school does not answer any more.');
        await sleep(50);
      }
    },
    fell: () => falls,
    async close() {
      closing = true;
      child.kill('SIGKILL');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
