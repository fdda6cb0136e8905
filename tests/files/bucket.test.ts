import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '../support/school.ts';
import { picture, silence } from './samples.ts';

let school: School;
let coordinator: Person;
let server: S3rver;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  server = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'school', configs: [] }],
  });
  const { port } = await server.run();
  school = await openSchool({ configuration: { s3Url: `http://S3RVER:S3RVER@127.0.0.1:${port}/school` } });
  coordinator = await school.as('coordinator');
});
afterAll(async () => {
  await school.close();
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['word.wav', 'audio/wav', async () => silence()],
  ['photo.png', 'image/png', () => picture(20, 10)],
])('%s is kept in a bucket, comes back whole and in parts, and goes with its resource', async (name, type, bytes) => {
  const sent = await coordinator.post(`/api/resources/upload?name=${name}`, await bytes(), { 'content-type': type });
  expect(sent.statusCode).toBe(201);
  const { id, size } = sent.json();
  const file = `/api/resources/${id}/file`;
  const whole = await coordinator.get(file);
  expect(whole.rawPayload.length).toBe(size);
  if (type === 'audio/wav') expect(whole.rawPayload.equals(silence())).toBe(true);
  const part = await coordinator.get(file, { range: 'bytes=4-11' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(4, 12))).toBe(true);
  expect((await (await school.as('nobody')).get(file)).statusCode).toBe(401);
  const { storage_key } = await school.knex('resources').where({ id }).first('storage_key');
  const kept = () =>
    fetch(`http://127.0.0.1:${new URL(school.app.configuration.s3Url as string).port}/school/${storage_key}`);
  expect((await kept()).status).toBe(200);
  expect((await coordinator.del(`/api/resources/${id}`)).statusCode).toBe(200);
  await expect.poll(async () => (await kept()).status).toBe(404);
});
