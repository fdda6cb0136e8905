import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { webm } from '#tests/files/samples.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { type Body, done, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
let folder: string;
beforeAll(async () => {
  // A folder of its own: others look at what an upload leaves behind in theirs.
  folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
  school = await openSchool({ configuration: { dataDir: folder } });
  at = await stage(school);
});
afterAll(async () => {
  await school.close();
  rmSync(folder, { recursive: true });
});

const speaking = (): Body => ({ type: 'speaking', points: 1, ...questionTypes.get('speaking')?.example.question });
let seq = 0;
const save = (id: number, answers: object) => at.student.patch(`/api/attempts/${id}`, { seq: ++seq, answers });

async function begun() {
  const form = await at.exercise([speaking(), speaking()]);
  const { id, uiSchema } = await done(at.student.post(`/api/exercise_forms/${form}/start`));
  return { id: id as number, order: uiSchema['ui:order'] as [string, string] };
}

async function record(attempt: number): Promise<number> {
  const url = `/api/resources/upload?attempt=${attempt}&name=q.webm`;
  return (await done(at.student.post(url, webm(), { 'content-type': 'audio/webm' }))).id;
}

/** Where the files of recordings lie, to be asked for when the rows have gone. */
async function filesOf(ids: number[]): Promise<string[]> {
  const keys: string[] = await school.knex('resources').whereIn('id', ids).orderBy('id').pluck('storage_key');
  return keys.map((key) => path.join(school.app.configuration.dataDir, 'files', key));
}
const kept = (ids: number[]) => school.knex('resources').whereIn('id', ids).orderBy('id').pluck('id');

test('What was recorded anew or cleared is deleted, row and file, once the newer is saved; nothing else is', async () => {
  const { id, order } = await begun();
  const [first, second, other] = [await record(id), await record(id), await record(id)];
  const files = await filesOf([first, second, other]);
  await done(save(id, { [order[0]]: String(first), [order[1]]: String(other) }));
  await runJobs(school.app);
  expect(await kept([first, second, other])).toEqual([first, second, other]);
  await done(save(id, { [order[0]]: String(second) }));
  // Until the job has come the older one may be taken back.
  await done(save(id, { [order[0]]: String(first) }));
  await done(save(id, { [order[0]]: String(second) }));
  await runJobs(school.app);
  expect(await kept([first, second, other])).toEqual([second, other]);
  await refused(save(id, { [order[0]]: String(first) }), 422);
  await done(save(id, { [order[1]]: null }));
  await runJobs(school.app);
  expect(await kept([first, second, other])).toEqual([second]);
  expect(files.map(existsSync)).toEqual([false, true, false]);
  expect(await done(at.student.get(`/api/attempts/${id}`))).toMatchObject({ answers: { [order[0]]: String(second) } });
});

test('A submission keeps what it names, for who grades it, and lets go of the rest', async () => {
  const { id, order } = await begun();
  const [unsaved, answer] = [await record(id), await record(id)];
  const [lost] = await filesOf([unsaved]);
  await done(save(id, { [order[0]]: String(answer) }));
  await done(at.student.post(`/api/attempts/${id}/submit`));
  await done(at.student.post(`/api/attempts/${id}/submit`));
  await runJobs(school.app);
  expect(await kept([unsaved, answer])).toEqual([answer]);
  expect(existsSync(lost as string)).toBe(false);
  expect((await at.coordinator.get(`/api/resources/${answer}/file`)).statusCode).toBe(200);
  expect((await at.student.get(`/api/resources/${answer}/file`)).statusCode).toBe(200);
});

test('Of an attempt that nobody goes on with, what no answer names goes after a week; the answers stay', async () => {
  const { id, order } = await begun();
  const [unsaved, answer] = [await record(id), await record(id)];
  await done(save(id, { [order[1]]: String(answer) }));
  const job = () => school.knex('graphile_worker._private_jobs').where({ key: `clear_recordings:${id}` });
  const [{ run_at }] = await job().select('run_at');
  expect(Math.round((Date.parse(run_at) - Date.now()) / 86_400_000)).toBe(7);
  await runJobs(school.app);
  expect(await kept([unsaved, answer])).toEqual([unsaved, answer]);
  await job().update({ run_at: new Date() });
  await runJobs(school.app);
  expect(await kept([unsaved, answer])).toEqual([answer]);
});

test('A recording answers the attempt that it was made for, and no other', async () => {
  const [one, other] = [await begun(), await begun()];
  const recording = await record(one.id);
  await refused(save(other.id, { [other.order[0]]: String(recording) }), 422);
  await done(save(one.id, { [one.order[0]]: String(recording) }));
});

test('Recordings are no material of the library', async () => {
  const { id } = await begun();
  const recording = await record(id);
  const library = await done(at.student.get('/api/resources?filter={"listed":true}&range=[0,99]'));
  expect(library.map((resource: Body) => resource.id)).not.toContain(recording);
});

test('No more than 50 recordings stand in an attempt, also where they come at once', async () => {
  const { id } = await begun();
  const send = () =>
    at.student.post(`/api/resources/upload?attempt=${id}&name=q.webm`, webm(), { 'content-type': 'audio/webm' });
  const codes: number[] = [];
  // So many of one person are let in at a time.
  for (let round = 0; round < 9; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    codes.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(codes.sort()).toEqual([...new Array(50).fill(201), ...new Array(22).fill(409)]);
  expect(await school.knex('resources').where({ attempt_id: id }).count()).toEqual([{ count: 50 }]);
});
