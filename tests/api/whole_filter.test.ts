import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
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
const deactivate = (body: Row, headers = {}) => coordinator.post('/api/groups/deactivate', body, headers);
const runOf = async (id: number) => (await coordinator.get(`/api/bulk_runs/${id}`)).json();
const rowsOf = async (id: number, query = '') => (await coordinator.get(`/api/bulk_runs/${id}/rows?${query}`)).json();
const inactive = async () => (await groups()).filter(({ status }: Row) => status === 'inactive').length;

/** Orders it and does it. */
async function run(body: Row): Promise<Row> {
  const answer = await deactivate(body);
  expect(answer.statusCode, answer.body).toBe(202);
  await runJobs(school.app);
  return runOf(answer.json().run);
}

describe('an action on all that a filter finds', () => {
  test('is a run: it is done to each of them, more than a page, in the name of who ordered it', async () => {
    const made = await run({ filter: active, count: 620 });
    expect(made).toMatchObject({ status: 'done', total: 620, done: 620, refused: 0, entity: 'groups' });
    const rows = await groups();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['inactive']));
    const logged = await school.knex('audit_logs').where({ entity: 'groups', action: 'deactivate' });
    expect(new Set(logged.map(({ record_id }) => record_id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(new Set(logged.map(({ user_id }) => user_id))).toEqual(new Set([made.user_id]));
    const summary = (await coordinator.get(`/api/bulk_runs/${made.id}/summary`)).json();
    expect(summary).toEqual({ matching: 0, can_undo: true });
  });

  test('is not ordered for another number of rows than was seen', async () => {
    await add(620, 623);
    const told = await expectProblem(deactivate({ filter: active, count: 620 }), 409);
    expect(told).toMatchObject({ rule: 'count_changed', params: { count: 623, seen: 620 } });
    await runJobs(school.app);
    expect(await inactive()).toBe(0);
  });

  test('leaves out what may not be changed so, and says why row by row, as a table too', async () => {
    const [first] = await groups().limit(1);
    const answer = await deactivate({ filter: { q: among }, count: 620 });
    await school.knex('groups').where({ id: first.id }).update({ status: 'inactive' });
    await runJobs(school.app);
    const { run: id } = answer.json();
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 619, refused: 1 });
    const { total, rows } = await rowsOf(id, 'status=refused');
    expect(total).toBe(1);
    expect(rows).toEqual([
      { record_id: first.id, name: first.name, status: 'refused', reason: expect.stringContaining('inactivo') },
    ]);
    const table = (await coordinator.get(`/api/bulk_runs/${id}/rows.csv`)).body.trim().split('\n');
    expect(table).toHaveLength(621);
    expect(table.find((line) => line.startsWith(`${first.id},`))).toContain('inactivo');
  });

  test('is undone for exactly those to which it was done', async () => {
    const [first] = await groups().limit(1);
    const answer = await deactivate({ filter: { q: among }, count: 620 });
    await school.knex('groups').where({ id: first.id }).update({ status: 'inactive' });
    await runJobs(school.app);
    const undone = await coordinator.post(`/api/bulk_runs/${answer.json().run}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    await runJobs(school.app);
    expect(await runOf(undone.json().run)).toMatchObject({ action: 'activate', total: 619, done: 619 });
    expect((await groups()).filter(({ status }: Row) => status === 'inactive').map(({ id }: Row) => id)).toEqual([
      first.id,
    ]);
    await expectProblem(coordinator.post(`/api/bulk_runs/${answer.json().run}/undo`), 409);
  });

  test('can be cancelled: what is done stays, what waits is left', async () => {
    const { run: id } = (await deactivate({ filter: active, count: 620 })).json();
    expect((await coordinator.post(`/api/bulk_runs/${id}/cancel`)).statusCode).toBe(200);
    await runJobs(school.app);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', done: 0 });
    expect(await inactive()).toBe(0);
  });

  test('that was cut off goes on where it stands, and does no row twice', async () => {
    const { run: id } = (await deactivate({ filter: active, count: 620 })).json();
    const { engine, configuration } = school.app;
    const { default: job } = await import('#api/jobs/sets/run_bulk.ts');
    const { nobody } = await import('#api/engine/context.ts');
    let sets = 0;
    const trx = new Proxy(engine.knex, {
      get: (knex, name) =>
        name === 'transaction' && sets++ === 3 ? () => Promise.reject(new Error('killed')) : Reflect.get(knex, name),
    });
    const caller = { ...nobody, role: 'system' as const };
    const ctx = { trx, caller, now: new Date(), address: null, request_id: 'job', engine, configuration, last: false };
    await expect(job.run({ id }, ctx)).rejects.toThrow('killed');
    expect(await inactive()).toBe(150);
    await runJobs(school.app);
    expect(await runOf(id)).toMatchObject({ status: 'done', done: 620 });
    expect((await groups()).every(({ version }: Row) => version === 2)).toBe(true);
  });

  test('whose answer was lost is ordered once under the same key', async () => {
    const key = { 'idempotency-key': 'all-of-them' };
    const body = { filter: active, count: 620 };
    const first = (await deactivate(body, key)).json();
    expect((await deactivate(body, key)).json()).toEqual(first);
  });
});

test('what is no filter, no number, or no input of the action is refused', async () => {
  await expectProblem(deactivate({ filter: active }), 422, ['count']);
  for (const count of [0, -1, 1.5, '620', null])
    await expectProblem(deactivate({ filter: active, count }), 422, ['count']);
  for (const filter of [null, [], 'all', 1]) await expectProblem(deactivate({ filter, count: 620 }), 422, ['filter']);
  await expectProblem(deactivate({ filter: { nothing: 1 }, count: 620 }), 400);
  await expectProblem(deactivate({ filter: active, count: 620, evil: 1 }), 422, ['evil']);
  // A password is nothing to be written down for later.
  const password = { filter: { status: ['active'] }, count: 1, password: 'one for all of them' };
  await expectProblem(coordinator.post('/api/students/set_password', password), 422, ['filter']);
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

test('who loses the right while it is under way has the rest refused, and no teacher reads the run of another', async () => {
  const { run: id } = (await deactivate({ filter: active, count: 620 })).json();
  await school.knex('users').where({ username: 'coordinator' }).update({ status: 'inactive' });
  await runJobs(school.app);
  await school.knex('users').where({ username: 'coordinator' }).update({ status: 'active' });
  expect(await runOf(id)).toMatchObject({ status: 'done', done: 0, refused: 620 });
  const teacher = await school.as('teacher');
  expect((await teacher.get(`/api/bulk_runs/${id}`)).statusCode).toBe(404);
});
