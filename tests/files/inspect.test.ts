import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { durationOf, mimeOf } from '#api/files/inspect.ts';
import { openSchool, type School } from '../support/school.ts';
import { silence, tinyChunks } from './samples.ts';

let school: School;
let folder: string;
const file = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inspected-'));
  await writeFile(file('silence.wav'), silence());
  await writeFile(file('tiny.wav'), tinyChunks());
  await writeFile(file('words.txt'), 'no sound at all');
  school = await openSchool();
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
});

test('a file says its type and how long it takes, or nothing', async () => {
  expect(await mimeOf(file('silence.wav'))).toBe('audio/wav');
  expect(await durationOf(file('silence.wav'))).toBe(1);
  expect(await mimeOf(file('words.txt'))).toBeNull();
  expect(await durationOf(file('words.txt'))).toBeNull();
});

test('while a costly file is read others are answered', async () => {
  const events: string[] = [];
  const reading = durationOf(file('tiny.wav')).then(() => events.push('read'));
  for (let asked = 0; asked < 20; asked += 1) {
    await school.app.inject('/healthz');
    events.push('answered');
  }
  await reading;
  expect(events.indexOf('read')).toBe(20);
});

test('what is read for a client who has gone ends, and the next file is read', async () => {
  const clients = Array.from({ length: 4 }, () => new AbortController());
  const readings = clients.map(({ signal }) => durationOf(file('tiny.wav'), signal));
  for (const client of clients) client.abort();
  for (const reading of readings) await expect(reading).rejects.toMatchObject({ status: 408 });
  expect(await durationOf(file('silence.wav'))).toBe(1);
});
