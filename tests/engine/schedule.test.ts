import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defineJob } from '#api/engine/jobs/jobs.ts';
import { parseCrontabs, readJobs } from '#api/engine/jobs/schedule.ts';

const work = async () => undefined;

test('the folder of jobs is their list', async () => {
  const files = readdirSync('api/jobs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file));
  expect((await readJobs()).map(({ job }) => `${job}.ts`).sort()).toEqual(files.sort());
});

test('the clock orders those jobs that say a line of a crontab', async () => {
  const jobs = [defineJob('nightly', work, { crontab: '30 4 * * *' }), defineJob('asked_for', work)];
  const [item, ...others] = parseCrontabs(jobs);
  expect([item?.task, others]).toEqual(['nightly', []]);
  const at = (hour: number, min: number) => item?.match({ min, hour, date: 1, month: 1, dow: 1 });
  expect([at(4, 30), at(4, 31), at(16, 30)]).toEqual([true, false, false]);
  expect(parseCrontabs(await readJobs())).toBeInstanceOf(Array);
});

test('a line that is no crontab stops the server with the name of its file', () => {
  const jobs = [defineJob('nightly', work, { crontab: 'every night' })];
  expect(() => parseCrontabs(jobs)).toThrow('api/jobs/nightly.ts');
});
