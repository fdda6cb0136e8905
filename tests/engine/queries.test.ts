import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionHooks, Context, Row } from '#api/engine/define.ts';
import { answerQuery } from '#api/engine/queries.ts';
import type { Entity } from '#api/engine/registry.ts';
import { checkBehaviour } from '#api/engine/schema/dialect.ts';
import type { Action, Query } from '#schemas/dialect.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let coordinator: Person;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
});
afterAll(() => school.close());

const form = async (): Promise<number> => (await school.knex('forms').where({ kind: 'exercise' }).first('id')).id;

test('parameters are read as what they are, and refused by their names', async () => {
  const url = `/api/exercise_forms/${await form()}/comparison`;
  expect((await coordinator.get(`${url}?from=1&to=1`)).json()).toMatchObject({ added: [], rules: [] });
  for (const [params, part] of [
    ['from=1', 'to'],
    ['from=one&to=1', 'from'],
    ['from=1&to=0', 'to'],
    ['from=1&to=1&by=me', 'by'],
  ]) {
    const { message } = await expectProblem(coordinator.get(`${url}?${params}`), 400);
    expect(message).toContain(`"${part}"`);
  }
});

test('a record that is not there for the caller is said first', async () => {
  await expectProblem(coordinator.get('/api/exercise_forms/2147483647/comparison'), 404);
  await expectProblem(coordinator.get('/api/exercise_forms/0/versions'), 404);
  await expectProblem(coordinator.get('/api/exercise_forms/nothing'), 404);
});

test('a reading is never stored under a key, nor kept by anybody on its way', async () => {
  const [{ id }] = await school.knex('attempts').select('id').limit(1);
  const key = { 'idempotency-key': 'a-reading' };
  const review = await coordinator.get(`/api/attempts/${id}/review`, key);
  expect(review.statusCode, review.body).toBe(200);
  expect(review.headers['cache-control']).toContain('no-store');
  const form_id = await form();
  expect((await coordinator.post('/api/questions/try', { form_id, answers: {} }, key)).statusCode).toBe(200);
  expect((await coordinator.post('/api/questions/compile', { form_id }, key)).statusCode).toBe(200);
  expect(await school.knex('idempotency_keys').where({ key: 'a-reading' })).toEqual([]);
});

test('an answer holds what its result names and nothing else', async () => {
  const { engine } = school.app;
  const levels = engine.entities.get('levels') as Entity;
  const untranslated = () => ({ total: 1, rows: [], key: 'secret' });
  const entity = { ...levels, behaviour: { queries: { untranslated } } };
  const ctx = { caller: { role: 'admin' }, trx: school.knex, engine } as unknown as Context;
  expect(JSON.parse(await answerQuery(entity, null, 'untranslated', {}, ctx))).toEqual({ total: 1, rows: [] });
});

test('a query without a function, and a function without a query, stop the server', () => {
  const { schema } = school.app.engine.entities.get('groups') as Entity;
  const figures: Query = { of: 'record', roles: ['admin'], result: {} };
  const answer = (row: Row) => row;
  expect(() => checkBehaviour('groups', { ...schema, 'x-queries': { figures } }, {})).toThrow('query figures');
  expect(() => checkBehaviour('groups', schema, { queries: { figures: answer } })).toThrow('query figures');
});

test('an action that neither moves a state nor has a function that does it stops the server', () => {
  const { schema, behaviour } = school.app.engine.entities.get('groups') as Entity;
  const wave: Action = { roles: ['admin'] };
  const waving = { ...schema, 'x-states': { field: 'status', ...schema['x-states'], actions: { wave } } };
  const waves = (wave?: ActionHooks) => () =>
    checkBehaviour('groups', waving, { ...behaviour, actions: wave ? { wave } : {} });
  expect(waves()).toThrow('apply of wave');
  expect(waves({ plan: () => null })).toThrow('apply of wave');
  expect(waves({ apply: () => undefined })).not.toThrow();
  expect(waves({ at_once: async () => undefined })).not.toThrow();
});
