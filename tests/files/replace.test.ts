import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResourceQueries } from '#schemas/types/entities/resources.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { mp4, silence, webm } from './samples.ts';

let school: School;
let coordinator: Person;
let teacher: Person;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  teacher = await school.as('teacher');
});
afterAll(() => school.close());

/** A recording in the library as a machine spoke it. */
async function spokenByMachine(transcript: string | null = 'Nora: Hi!\nHugo: Hello!') {
  const sent = await coordinator.post('/api/resources/upload?name=hi.wav', silence(), { 'content-type': 'audio/wav' });
  return (await coordinator.put(`/api/resources/${sent.json().id}`, { transcript, machine_voice: true })).json();
}

const replace = (person: Person, id: number, bytes = webm(), headers: Record<string, string> = {}) =>
  person.put(`/api/resources/${id}/file`, bytes, { 'content-type': 'audio/webm', ...headers });
/** The last hundred of them, among which is what was sent here: the course's names begin with numbers. */
async function recordings(voice: 'machine' | 'person'): Promise<ResourceQueries['recordings']['result']> {
  const { [voice]: count } = (await teacher.get('/api/resources/recordings')).json();
  const first = Math.max(0, count - 100);
  return (await teacher.get(`/api/resources/recordings?voice=${voice}&first=${first}&last=${first + 99}`)).json();
}

test('A teacher finds what a machine says, and records it: whatever plays it plays the teacher', async () => {
  const { id, version } = await spokenByMachine();
  const before = await recordings('machine');
  expect(before.rows).toContainEqual(expect.objectContaining({ id, transcript: 'Nora: Hi!\nHugo: Hello!' }));

  const answer = await replace(teacher, id, webm(), { 'if-match': `"${version}"` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id, machine_voice: false, media_type: 'audio/webm' });
  expect((await teacher.get(`/api/resources/${id}/file`)).rawPayload).toEqual(webm());
  expect(await recordings('machine')).toMatchObject({ machine: before.machine - 1, person: before.person + 1 });
  expect((await recordings('person')).rows.map((row) => row.id)).toContain(id);
});

test('What was heard before is deleted, and the log says who replaced it without saying where it lay', async () => {
  const { id } = await spokenByMachine();
  const { storage_key } = await school.knex('resources').where({ id }).first('storage_key');
  const file = path.join(school.app.configuration.dataDir, 'files', storage_key);
  expect(existsSync(file)).toBe(true);
  await replace(teacher, id);
  await expect.poll(() => existsSync(file)).toBe(false);
  const line = await school.knex('audit_logs').where({ entity: 'resources', record_id: id, action: 'replace' }).first();
  expect(line).toMatchObject({ role: 'teacher', before: { machine_voice: true }, after: { machine_voice: false } });
  expect(JSON.stringify([line.before, line.after])).not.toContain('storage_key');
});

test('Of two who record the same at once, the second is told', async () => {
  const { id, version } = await spokenByMachine();
  const headers = { 'if-match': `"${version}"` };
  const answers = [await replace(teacher, id, webm(), headers), await replace(coordinator, id, webm(), headers)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 412]);
});

test('Nothing is replaced by what is no sound, without words to say, or by who may not', async () => {
  const { id } = await spokenByMachine();
  const silent = await spokenByMachine(null);
  expect((await replace(teacher, silent.id)).statusCode).toBe(409);
  expect((await replace(teacher, id, mp4(), { 'content-type': 'video/mp4' })).statusCode).toBe(415);
  expect((await replace(teacher, id, Buffer.from('no sound at all'))).statusCode).toBe(415);
  for (const role of ['student', 'customer-service'] as const)
    expect((await replace(await school.as(role), id)).statusCode).toBe(403);
  expect((await coordinator.get(`/api/resources/${id}`)).json().machine_voice).toBe(true);
});

test('Students do not read what a recording says', async () => {
  const { id } = await spokenByMachine();
  await coordinator.put(`/api/resources/${id}`, { library: true });
  const json = (await (await school.as('student')).get(`/api/resources/${id}`)).json();
  expect(json).toMatchObject({ id, machine_voice: true });
  expect(json).not.toHaveProperty('transcript');
});
