import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import { test as base, expect, type Page } from 'playwright/test';
import { copyDatabase } from './database.ts';
import { openWorld } from './world.ts';

/** The built product, serving the demo school on a database of its own. */
export interface Served {
  url: string;
  /** For looking at what is stored, and for setting the scene. */
  knex: Knex;
  /** Ends the server as a failing machine would, and starts another on the same database and address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The password of everybody in the demo school. */
const password = 'learning-demo';
const entry = fileURLToPath(new URL('../../api/commands/steps/serve.ts', import.meta.url));

async function serveSchool(): Promise<Served> {
  const world = await openWorld();
  const database = await copyDatabase();
  let server = await launch(database.url, world.folder, '0');
  const pool = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 2 } });
  return {
    url: server.address,
    knex: pool,
    async restart() {
      server.kill('SIGKILL');
      server = await launch(database.url, world.folder, new URL(server.address).port);
    },
    async close() {
      server.kill('SIGTERM');
      await pool.destroy();
      await database.drop();
    },
  };
}

async function launch(databaseUrl: string, folder: string, port: string) {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: port } as const;
  const child = fork(entry, { env, execArgv: [], cwd: path.resolve(path.dirname(entry), '../../..') });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
  return { address, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

let current: { file: string; school: Served } | null = null;

/**
 * A sentence about the product: each file of journeys has a school of its own, and its tests see what the earlier ones did.
 * `page` opens at the school's address, so that `page.goto('/levels')` is enough.
 */
export const test = base.extend<{ school: Served }, { closing: undefined }>({
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      await use(undefined);
      await current?.school.close();
      current = null;
    },
    { scope: 'worker', auto: true },
  ],
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { file }) => {
      if (current?.file !== file) {
        await current?.school.close();
        current = { file, school: await serveSchool() };
      }
      await use(current.school);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.url),
});

export { expect };

/** Signs the page's browser in as a person of the demo school; the page stays where it is. */
export async function signIn(page: Page, username: string): Promise<void> {
  const staff = ['admin', 'coordinator', 'customer-service', 'teacher'].includes(username);
  const answer = await page.request.post(`/api/${staff ? 'admin' : 'students'}/login`, {
    data: { username, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), `${username} signs in`).toBeLessThan(300);
}
