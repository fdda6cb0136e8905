import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { configurationOf, openWorld } from '#tests/support/world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await copyDatabase({ seeded: false });
});
afterAll(() => database.drop());

const ana = {
  ADMIN_USERNAME: 'ana',
  ADMIN_EMAIL: 'ana@school.example',
  ADMIN_FIRST_NAME: 'Ana',
  ADMIN_NAME: 'Ruiz',
  ADMIN_PASSWORD: 'twelve characters and more',
};

/** `npm run create-admin` in production, on a database that is empty at first. */
function createAdmin(answers: Record<string, string>) {
  const addresses = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://school.example',
    LOG_LEVEL: 'silent',
    ...addresses,
    ...answers,
  } as const;
  return spawnSync(process.execPath, ['api/commands/run.mjs', 'create-admin'], { env, encoding: 'utf8', input: '' });
}

test('the first administrator of an empty production database is made, once, and can sign in', {
  timeout: 180_000,
}, async () => {
  const first = createAdmin(ana);
  expect(first.stderr).toBe('');
  expect(first.stdout).toBe('The administrator ana can sign in now.\n');
  expect(first.status).toBe(0);

  const again = createAdmin(ana);
  expect(again.stderr).toContain('username: The username already exists');
  expect(again.status).toBe(1);

  const knex = connect(database.url);
  const app = await buildApp({ knex, configuration: configurationOf(await openWorld()) });
  const payload = { username: 'ana', password: ana.ADMIN_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
  expect(answer.statusCode).toBeLessThan(300);
  expect(await knex('users').select('username')).toEqual([{ username: 'ana' }]);
  await app.close();
  await knex.destroy();
});

test('says what is missing, and which rule an answer breaks', { timeout: 180_000 }, () => {
  const missing = createAdmin({ ADMIN_USERNAME: 'ana' });
  expect(missing.stderr).toContain('set ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_NAME, ADMIN_PASSWORD.');
  const short = createAdmin({ ...ana, ADMIN_USERNAME: 'bea', ADMIN_PASSWORD: 'short' });
  expect(short.stderr).toMatch(/^password: /m);
  expect([missing.status, short.status]).toEqual([1, 1]);
});
