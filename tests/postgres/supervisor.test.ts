import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForEnd } from '#api/postgres/processes.ts';
import { startPostgres } from '#api/postgres/supervisor.ts';

let folder: string;
const options = { durable: false, patience: 0, report: () => undefined };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'learning-center-postgres-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const processOf = () => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('makes a cluster with checksums and two users, and keeps its data from one start to the next', async () => {
  const first = await startPostgres(folder, options);
  expect(await ask(first.ownerUrl, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
  expect(
    await ask(first.ownerUrl, "select datlocprovider as p, datlocale as l from pg_database where datname = 'school'"),
  ).toEqual([{ p: 'b', l: 'C.UTF-8' }]);
  await ask(first.ownerUrl, 'create table kept (a integer)');
  await expect(ask(first.url, 'create table refused (a integer)')).rejects.toThrow(
    'permission denied for schema public',
  );
  await expect(ask(first.url, 'create temporary table refused (a integer)')).rejects.toThrow('permission denied');
  await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication');
  expect(statSync(path.join(folder, 'postgres.json')).mode & 0o777).toBe(0o600);
  await first.stop();

  const second = await startPostgres(folder, options);
  expect(second.url).toBe(first.url);
  expect(await ask(second.ownerUrl, 'select * from kept')).toEqual([]);
  await second.stop();
});

test('says who holds the folder when another start has it', async () => {
  const first = await startPostgres(folder, options);
  await expect(startPostgres(folder, options)).rejects.toThrow(`is in use by process ${process.pid}`);
  await first.stop();
});

test('is started again when the server is killed under it', async () => {
  const postgres = await startPostgres(folder, options);
  const before = processOf();
  process.kill(before, 'SIGKILL');
  expect(await waitForEnd(before, 2000)).toBe(true);
  await expect
    .poll(() => ask(postgres.url, 'select 1 as one').catch(() => null), { timeout: 10_000 })
    .toEqual([{ one: 1 }]);
  expect(processOf()).not.toBe(before);
  await postgres.stop();
});
