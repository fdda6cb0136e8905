import { access } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { silence } from './samples.ts';

let school: School;
let id: number;
const bytes = silence();
beforeAll(async () => {
  school = await openSchool();
  const coordinator = await school.as('coordinator');
  const sent = await coordinator.post('/api/resources/upload?name=a.wav&library', bytes, {
    'content-type': 'audio/wav',
  });
  id = sent.json().id;
});
afterAll(() => school.close());

const read = async (who: string, headers: Record<string, string> = {}) =>
  (await school.as(who)).get(`/api/resources/${id}/file`, headers);

test('a file comes as what it is, alone, and is asked for again only when it may have changed', async () => {
  const answer = await read('student');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/wav',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
  });
  const again = await read('student', { 'if-none-match': answer.headers.etag as string });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=8000-', 8000, bytes.length],
  ['bytes=-4', bytes.length - 4, bytes.length],
  ['bytes=8040-99999999', 8040, bytes.length],
])('a player asks for the part %s', async (range, start, end) => {
  const answer = await read('student', { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
  expect(answer.rawPayload.equals(bytes.subarray(start, end))).toBe(true);
});

test.each(['bytes=99999999-', 'bytes=9-3'])('there is no part %s', async (range) => {
  const answer = await read('student', { range });
  expect(answer.statusCode).toBe(416);
});

test.each(['bytes=a-b', 'lines=1-2', 'bytes=-', 'bytes=0-1,4-5'])(
  'what is no range, %s, gets the whole',
  async (range) => {
    expect((await read('student', { range })).statusCode).toBe(200);
  },
);

test('only whoever may read the resource reads its file', async () => {
  expect((await read('nobody')).statusCode).toBe(401);
  const levels = await school.knex('levels').whereIn('order', [1, 2]).orderBy('order').select('id');
  await school.knex('resources').where({ id }).update({ level_id: levels[1].id });
  expect((await read('student')).statusCode).toBe(200);
  await school.knex('users').where({ username: 'student' }).update({ current_level_id: levels[0].id });
  expect((await read('student')).statusCode).toBe(404);
  expect((await read('new')).statusCode).toBe(404);
  expect((await read('teacher')).statusCode).toBe(200);
  await school.knex('resources').where({ id }).update({ level_id: null, status: 'inactive' });
  expect((await read('student')).statusCode).toBe(404);
  await school.knex('resources').where({ id }).update({ status: 'active' });
  expect((await read('student')).statusCode).toBe(200);
});

test('a file goes with its resource, which stays as long as something uses it', async () => {
  const { storage_key } = await school.knex('resources').where({ id }).first('storage_key');
  const file = path.join(school.app.configuration.dataDir, 'files', storage_key);
  const admin = await school.as('admin');
  await school.knex('users').where({ username: 'student' }).update({ avatar: id });
  expect((await admin.del(`/api/resources/${id}`)).statusCode).toBe(409);
  await access(file);
  await school.knex('users').where({ username: 'student' }).update({ avatar: null });
  expect((await admin.del(`/api/resources/${id}`)).statusCode).toBe(200);
  await expect.poll(() => access(file).catch(() => 'gone')).toBe('gone');
  expect((await read('admin')).statusCode).toBe(404);
});
