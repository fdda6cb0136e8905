import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { store } from '#api/files/leftovers.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '../support/school.ts';
import { picture } from './samples.ts';

let school: School;
let home: string;
const incoming = () => path.join(home, 'files', 'incoming');
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
  await mkdir(incoming(), { recursive: true });
  await writeFile(path.join(incoming(), 'lost'), 'half a file');
  await writeFile(path.join(incoming(), 'still-coming'), 'half a file');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(incoming(), 'lost'), anHourAgo, anHourAgo);
  school = await openSchool({ configuration: { dataDir: home } });
});
afterAll(async () => {
  await school.close();
  await rm(home, { recursive: true });
});

const orders = () => school.knex('graphile_worker._private_jobs').where('key', 'like', 'clear_upload:%');
const runOrders = async () => {
  await orders().update({ run_at: new Date(0) });
  await runJobs(school.app);
};
const at = (key: string) => path.join(home, 'files', key);

test('what came in and was lost with its process is gone after a start; what still comes in stays', async () => {
  expect(await readdir(incoming())).toEqual(['still-coming']);
});

test('a file that was stored and came to nothing is deleted', async () => {
  const key = await store(Buffer.from('nobody names it'), 'mp3', school.app.engine);
  expect(existsSync(at(key))).toBe(true);
  await runOrders();
  expect(existsSync(at(key))).toBe(false);
  expect(await orders()).toEqual([]);
});

test('one that a resource names stays, and nothing is left to be done about it', async () => {
  const coordinator = await school.as('coordinator');
  const answer = await coordinator.post('/api/resources/upload?name=a.png', await picture(8, 8), {
    'content-type': 'image/png',
  });
  expect(await orders()).toEqual([]);
  const { storage_key } = await school.knex('resources').where({ id: answer.json().id }).first('storage_key');
  const kept = await store(Buffer.from('named in time'), 'mp3', school.app.engine);
  await school.knex('resources').where({ id: answer.json().id }).update({ storage_key: kept });
  await runOrders();
  expect([existsSync(at(storage_key)), existsSync(at(kept))]).toEqual([true, true]);
});
