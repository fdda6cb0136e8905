import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let service: Person;
let group: number;
beforeAll(async () => {
  school = await openSchool();
  service = await school.as('customer-service');
  group = (await school.knex('groups').first('id')).id;
});
afterAll(() => school.close());

let number = 0;
async function add(more: Row): Promise<number> {
  number += 1;
  const body = {
    ...{ username: `twin-${number}`, student_id: `T-${number}`, email: `twin-${number}@school.example` },
    ...{ password: 'a long password', first_name: 'Ana', name: 'Nuñez', date_of_birth: '1999-05-06' },
    ...{ group_id: group, student_type: 'normal', ...more },
  };
  const answer = await service.post('/api/students', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const found = async (): Promise<Row[]> => (await service.get('/api/students/duplicates')).json().pairs;
const pairOf = async (one: number, other: number) =>
  (await found()).find(({ one_id, other_id }) => one_id === one && other_id === other);
const stored = (id: number): Promise<Row> => school.knex('users').where({ id }).first();
const act = (id: number, action: string, body: Row = {}) => service.post(`/api/students/${id}/${action}`, body);

test('students are found who share a birthday and nearly a name, or an e-mail; others are not', async () => {
  const one = await add({ first_name: 'José María', name: 'Álvarez Peña' });
  const alike = await add({ first_name: 'Jose Maria', name: 'Alvarez Pena' });
  const born = await add({ first_name: 'José María', name: 'Álvarez Peña', date_of_birth: '1999-05-07' });
  const mail = await add({
    first_name: 'Hermano',
    name: 'Menor',
    date_of_birth: '2005-01-01',
    email: 'twin-1@school.example',
  });
  expect(await pairOf(one, alike)).toMatchObject({ reasons: ['name_and_birth'] });
  expect(await pairOf(one, mail)).toMatchObject({ reasons: ['email'] });
  expect(await pairOf(one, born)).toBeUndefined();
});

test('a pair that staff know to be two persons is asked about no more', async () => {
  const [one, other] = [await add({ name: 'Gemela Uno' }), await add({ name: 'Gemela Uno' })];
  expect(await pairOf(one, other)).toBeDefined();
  expect((await act(one, 'keep_apart', { other_id: other })).statusCode).toBe(200);
  expect(await pairOf(one, other)).toBeUndefined();
});

test('a merge deactivates the duplicate, which points to the other; both tell of each other; no log is rewritten', async () => {
  const [one, other] = [await add({ name: 'Doble Uno' }), await add({ name: 'Doble Uno' })];
  const logs = await school.knex('audit_logs').where({ entity: 'students', record_id: other });
  const merged = await act(other, 'merge', { into_id: one });
  expect(merged.statusCode, merged.body).toBe(200);
  expect(await stored(other)).toMatchObject({ status: 'inactive', merged_into_id: one });
  expect(await pairOf(one, other)).toBeUndefined();
  const merges = (id: number) => service.get(`/api/students/${id}/merged_with`).then((answer) => answer.json());
  expect(await merges(one)).toMatchObject({ into: null, merged: [{ id: other }] });
  expect(await merges(other)).toMatchObject({ into: { id: one }, merged: [] });
  const after = await school.knex('audit_logs').where({ entity: 'students', record_id: other }).orderBy('id');
  expect(after.slice(0, logs.length)).toEqual(logs);
  expect((await expectProblem(act(other, 'activate'), 409)).rule).toBe('merged');
  expect((await expectProblem(act(one, 'merge', { into_id: other }), 409)).rule).toBe('other_merged');
});

test('undoing a merge gives the duplicate the state that it had', async () => {
  const [stays, active, inactive] = [
    await add({ name: 'Tres' }),
    await add({ name: 'Tres' }),
    await add({ name: 'Tres' }),
  ];
  await act(inactive, 'deactivate');
  for (const id of [active, inactive]) {
    expect((await act(id, 'merge', { into_id: stays })).statusCode).toBe(200);
    expect((await act(id, 'unmerge')).statusCode).toBe(200);
  }
  expect(await stored(active)).toMatchObject({ status: 'active', merged_into_id: null });
  expect(await stored(inactive)).toMatchObject({ status: 'inactive', merged_into_id: null });
  expect((await expectProblem(act(inactive, 'unmerge'), 409)).rule).toBe('not_merged');
  await expectProblem(act(stays, 'merge', { into_id: stays }), 422, ['into_id']);
});

test('many students change their group in one run, and undoing it gives each the group that it had', async () => {
  const [to] = await school.knex('groups').insert({ name: 'Grupo de llegada' }).returning('id');
  const [second] = await school.knex('groups').insert({ name: 'Grupo segundo' }).returning('id');
  const ids = [
    await add({ name: 'Movida' }),
    await add({ name: 'Movida', group_id: second?.id }),
    await add({ name: 'Movida', group_id: to?.id }),
  ];
  const ordered = await service.post('/api/students/change_group', {
    filter: { name: 'Movida' },
    count: 3,
    group_id: to?.id,
  });
  expect(ordered.statusCode, ordered.body).toBe(202);
  await runJobs(school.app);
  const { run } = ordered.json();
  expect((await service.get(`/api/bulk_runs/${run}`)).json()).toMatchObject({ done: 2, refused: 1 });
  const groupsOf = async () =>
    (await school.knex('users').whereIn('id', ids).orderBy('id')).map(({ group_id }) => group_id);
  expect(await groupsOf()).toEqual([to?.id, to?.id, to?.id]);
  expect((await service.post(`/api/bulk_runs/${run}/undo`)).statusCode).toBe(200);
  await runJobs(school.app);
  expect(await groupsOf()).toEqual([group, second?.id, to?.id]);
});
