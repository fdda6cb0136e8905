import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromSender } from '#api/files/senders.ts';
import { openSchool, type School } from '../support/school.ts';
import { silence, tinyChunks } from './samples.ts';

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
  const costly = Array.from({ length: 4 }, () => send('admin', tinyChunks(256 * 1024)).then(() => done.push('costly')));
  await new Promise((resolve) => setImmediate(resolve));
  const plain = send('coordinator', silence()).then(({ statusCode }) => done.push(String(statusCode)));
  await Promise.all([...costly, plain]);
  expect(done.indexOf('201')).toBeLessThanOrEqual(1);
});

test('of one person eight files are under way at a time: a ninth is sent back, and another person has eight too', async () => {
  const held = Promise.withResolvers<string>();
  const underWay = Array.from({ length: 8 }, () => fromSender(7, () => held.promise));
  const quick = () => Promise.resolve('taken');
  await expect(fromSender(7, quick)).rejects.toMatchObject({ status: 429 });
  await expect(fromSender(8, quick)).resolves.toBe('taken');
  held.resolve('taken');
  expect(await Promise.all(underWay)).toEqual(Array.from({ length: 8 }, () => 'taken'));
  await expect(fromSender(7, quick)).resolves.toBe('taken');
});
