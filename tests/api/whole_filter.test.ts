import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from './problem.ts';

const among = 'Grupo de muchos';
let school: School;
let coordinator: Person;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
});
afterAll(() => school.close());

const groups = () => school.knex('groups').whereLike('name', `${among}%`).orderBy('id');
const add = (from: number, to: number) =>
  school
    .knex('groups')
    .insert(Array.from({ length: to - from }, (_, at) => ({ name: `${among} ${from + at}`, status: 'active' })));
beforeEach(async () => {
  await groups().del();
  await add(0, 620);
});

const active = { q: among, status: ['active'] };
const deactivate = (body: Row) => coordinator.post('/api/groups/deactivate', body);

test('an action is done to all that a filter finds, more than a page of them, and each is in the audit log', async () => {
  const answer = await deactivate({ filter: active, count: 620 });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ count: 620 });
  const rows = await groups();
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['inactive']));
  const logged = await school.knex('audit_logs').where({ entity: 'groups', action: 'deactivate' }).select('record_id');
  expect(new Set(logged.map(({ record_id }) => record_id))).toEqual(new Set(rows.map(({ id }) => id)));
});

test('another number than the one that was seen is told, and nothing is done', async () => {
  await add(620, 623);
  const told = await expectProblem(deactivate({ filter: active, count: 620 }), 409);
  expect(told).toMatchObject({ rule: 'count_changed', params: { count: 623, seen: 620 } });
  expect((await groups()).every(({ status }: Row) => status === 'active')).toBe(true);
  expect((await deactivate({ filter: active, count: 623 })).statusCode).toBe(200);
});

test('one row that may not be changed so holds all of them', async () => {
  const [first] = await groups().limit(1);
  await school.knex('groups').where({ id: first.id }).update({ status: 'inactive' });
  const { rule } = await expectProblem(deactivate({ filter: { q: among }, count: 620 }), 409);
  expect(rule).toBe('wrong_state');
  expect((await groups()).filter(({ status }: Row) => status === 'active')).toHaveLength(619);
});

test('an answer that was lost is given again under the same key, and nothing is done twice', async () => {
  const key = { 'idempotency-key': 'all-of-them' };
  const body = { filter: active, count: 620 };
  const send = () => coordinator.post('/api/groups/deactivate', body, key);
  expect((await send()).json()).toEqual({ count: 620 });
  expect((await send()).json()).toEqual({ count: 620 });
});

test('what is no filter, no number, or too many is refused', async () => {
  await expectProblem(deactivate({ filter: active }), 422, ['count']);
  for (const count of [0, -1, 1.5, '620', null])
    await expectProblem(deactivate({ filter: active, count }), 422, ['count']);
  for (const filter of [null, [], 'all', 1]) await expectProblem(deactivate({ filter, count: 620 }), 422, ['filter']);
  await expectProblem(deactivate({ filter: { nothing: 1 }, count: 620 }), 400);
  await add(1000, 6000);
  await expectProblem(deactivate({ filter: active, count: 5620 }), 422, ['filter']);
});

test('it reaches no row that is out of reach, and nothing where the action is another’s', async () => {
  const teacher = await school.as('teacher');
  await expectProblem(teacher.post('/api/groups/deactivate', { filter: active, count: 620 }), 403);
  const staff = await coordinator.get(`/api/staff?filter=${encodeURIComponent('{"status":["active"]}')}`);
  const seen = Number(staff.headers['content-range']?.toString().split('/')[1]);
  const all = await school.knex('users').where({ kind: 'staff', status: 'active' }).count({ count: '*' }).first();
  expect(Number(all?.count)).toBeGreaterThan(seen);
  const body = { filter: { status: ['active'] }, count: Number(all?.count) };
  const told = await expectProblem(coordinator.post('/api/staff/deactivate', body), 409);
  expect(told.params.count).toBe(seen);
});
