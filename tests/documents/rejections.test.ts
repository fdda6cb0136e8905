import { type ChildProcess, fork } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '#tests/support/database.ts';
import { openWorld } from '#tests/support/world.ts';

let child: ChildProcess;
let address: string;
let log = '';
let database: Awaited<ReturnType<typeof copyDatabase>>;
beforeAll(async () => {
  const { folder } = await openWorld();
  database = await copyDatabase();
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
  child = fork('tests/documents/rejecting.ts', { env, execArgv: [], silent: true });
  child.stdout?.on('data', (chunk) => (log += chunk));
  address = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
    child.once('exit', reject);
  });
});
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  await database.drop();
});

const logged = () =>
  log
    .split('\n')
    .filter((line) => line.includes('left to nobody'))
    .map((line) => JSON.parse(line));

test('who waits for a request whose promise was rejected to nobody is answered, and the log says which it was', async () => {
  const answer = await fetch(`${address}/left-waiting?token=secret`);
  expect([answer.status, (await answer.json()).status]).toEqual([500, 500]);
  await expect.poll(logged).toHaveLength(1);
  const [{ from, reqId }] = logged();
  expect(from).toEqual({ method: 'GET', path: '/left-waiting' });
  expect(reqId).toMatch(/^[\w-]{36}$/);
  expect(log).not.toContain('secret');
});

test('who was answered already notices nothing, and the process goes on', async () => {
  log = '';
  const options = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${address}/left-answered`, options);
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  await expect.poll(logged).toHaveLength(1);
  expect(logged()[0].from).toEqual({ method: 'POST', path: '/left-answered' });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(child.exitCode).toBe(null);
});
