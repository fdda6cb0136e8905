import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from './problem.ts';

let school: School;
let coordinator: Person;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
});
afterAll(() => school.close());

const ask = async (who: string, at: string) => (await (await school.as(who)).get(`/api/${at}?can=delete`)).json();

test('whether a record may be deleted is known before, in the words of the refusal', async () => {
  const { level_id } = await school.knex('lessons').first('level_id');
  const told = await ask('coordinator', `levels/${level_id}`);
  expect(told).toMatchObject({ can: false, rule: 'has_history' });
  const refusal = await expectProblem(coordinator.del(`/api/levels/${level_id}`), 409);
  expect(told.message).toBe(refusal.message);
});

test('what holds a record is named in words', async () => {
  const { current_level_id } = await school.knex('users').whereNotNull('current_level_id').first('current_level_id');
  const { message } = await ask('coordinator', `levels/${current_level_id}`);
  expect(message).toMatch(/\(.+\)/);
  expect(message).not.toMatch(/[(](resources|users|forms|progress_logs)[)]/);
});

test('asking deletes nothing, and writes nothing of it', async () => {
  const [{ id }] = await school.knex('groups').insert({ name: 'Nadie', status: 'active' }).returning('id');
  const logs = () => school.knex('audit_logs').count({ count: '*' }).first();
  const before = await logs();
  expect(await ask('coordinator', `groups/${id}`)).toEqual({ can: true });
  expect(await school.knex('groups').where({ id })).toHaveLength(1);
  expect(await logs()).toEqual(before);
});

test('a file stays readable after the question', async () => {
  const made = await school.app.inject({
    method: 'POST',
    url: '/api/resources/upload?name=nota.mp3',
    headers: { ...coordinator.headers, 'content-type': 'image/png' },
    payload: pixel,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  expect(await ask('coordinator', `resources/${id}`)).toEqual({ can: true });
  expect((await coordinator.get(`/api/resources/${id}/file`)).statusCode).toBe(200);
});

test('who never may is told so, and what is not there is not', async () => {
  const { id } = await school.knex('groups').first('id');
  const { level_id } = await school.knex('lessons').first('level_id');
  expect(await ask('teacher', `levels/${level_id}`)).toMatchObject({ can: false, rule: 'forbidden' });
  await expectProblem((await school.as('teacher')).get(`/api/groups/${id}?can=delete`), 403);
  await expectProblem(coordinator.get(`/api/groups/${2 ** 31 - 1}?can=delete`), 404);
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
