import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { picture, silence, tinyChunks } from './samples.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const send = async (who: string, bytes: Buffer, type = 'audio/wav') =>
  (await school.as(who)).post('/api/resources/upload?name=q', bytes, { 'content-type': type });

test('who sends costly files holds nobody else up', async () => {
  await Promise.all([school.as('admin'), school.as('coordinator')]);
  const done: string[] = [];
  const costly = Array.from({ length: 4 }, () => send('admin', tinyChunks()).then(() => done.push('costly')));
  await new Promise((resolve) => setImmediate(resolve));
  const plain = send('coordinator', silence()).then(({ statusCode }) => done.push(String(statusCode)));
  await Promise.all([...costly, plain]);
  expect(done.indexOf('201')).toBeLessThanOrEqual(1);
});

test('of many files of one person at a time most are sent back', async () => {
  const bytes = await picture(40, 40);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('coordinator', bytes, 'image/png')));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(8);
  expect(codes.filter((code) => code === 429)).toHaveLength(12);
  expect((await send('coordinator', bytes, 'image/png')).statusCode).toBe(201);
});
