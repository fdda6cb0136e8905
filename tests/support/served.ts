import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import { copyDatabase, type TestDatabase } from './database.ts';
import type { LookedUp } from './looked_up.ts';
import { openWorld } from './world.ts';

/** The built product, serving the demo school on a database of its own. */
export interface Served {
  url: string;
  databaseUrl: string;
  ownerUrl: string;
  /** The number of its process. */
  pid(): number;
  /** For looking at what is stored, and for setting the scene. */
  knex: LookedUp;
  /** Ends the server as a failing machine would, and starts another on the same database and address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the server of the built product, as a process of its own. @param settings beyond those of every test's school */
export async function serveSchool(settings: Record<string, string> = {}): Promise<Served> {
  const { folder } = await openWorld();
  return serveDatabase(await copyDatabase(), folder, settings);
}

/**
 * Starts the server of the built product on a database that is there.
 * @param folder where its files are
 */
export async function serveDatabase(
  database: TestDatabase,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  let server = await launch(database.url, folder, '0', settings);
  const pool = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 2 } });
  return {
    url: server.address,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    pid: () => server.pid,
    knex: pool,
    async restart() {
      await server.end('SIGKILL');
      server = await launch(database.url, folder, new URL(server.address).port, settings);
    },
    async close() {
      await server.end('SIGTERM');
      await pool.destroy();
      await database.drop();
    },
  };
}

async function launch(databaseUrl: string, folder: string, port: string, settings: Record<string, string>) {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: port,
    ...settings,
  } as const;
  const child = fork('api/commands/steps/serve.ts', { env, execArgv: [], cwd: root });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { address, end, pid: child.pid as number };
}
