import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import { type Sampler, sampler } from '#tests/support/sample.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from '../problem.ts';

let school: School;
let samples: Sampler;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  samples = await sampler(school);
});
afterAll(() => school.close());

const schemas = readSchemas();
const actionsOf = (entity: string) => Object.entries(schemas.get(entity)?.['x-states']?.actions ?? {});
const tableOf = (entity: string) => school.knex(school.app.engine.entities.get(entity)?.table as string);

/** What a state has beside its word. */
const besides: Record<string, (state: unknown) => Row> = {
  certificates: (state) => ({ revoked_at: state === 'revoked' ? new Date() : null }),
};

/** Every call of an entity that takes a body, and somebody of a role that may make it. */
const calls = [...schemas].flatMap(([entity, schema]) => {
  const can = [schema['x-roles'].admin ?? []].flat().flatMap((grant) => grant.can);
  const own: [string, string, string][] = [];
  if (can.includes('create')) own.push(['POST', `/api/${entity}`, 'admin']);
  if (can.includes('update')) own.push(['PUT', `/api/${entity}/1`, 'admin']);
  for (const [name, { collection, patch, roles }] of actionsOf(entity)) {
    own.push(['POST', `/api/${entity}/${name}`, roles[0] as string]);
    if (!collection)
      own.push(
        patch
          ? ['PATCH', `/api/${entity}/1`, roles[0] as string]
          : ['POST', `/api/${entity}/1/${name}`, roles[0] as string],
      );
  }
  return own;
});
calls.push(
  ['PUT', '/api/user', 'teacher'],
  ['POST', '/api/admin/login', 'nobody'],
  ['POST', '/api/students/login', 'nobody'],
);

const json = { 'content-type': 'application/json' };
const largest = 1_048_576;

describe.each(calls)('%s %s', (method, url, who) => {
  test('takes JSON that can be read, is no larger than a megabyte and reaches for no prototype', async () => {
    const person = await school.as(who);
    const send = (payload: string, headers: object = json) =>
      school.app.inject({ method: method as 'POST', url, payload, headers: { ...person.headers, ...headers } });
    for (const broken of ['{', '{"name":', "{'name':1}", 'name=x', '{"a":1}}', '', '\ufeff\ufeff{}', '{"a":NaN}'])
      await expectProblem(send(broken), 400);
    for (const evil of [
      '{"__proto__":{"role":"admin"}}',
      '{"a":{"__proto__":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"\\u005f_proto__":{}}',
    ])
      await expectProblem(send(evil), 400);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/html',
      'application/jsonp',
      'x',
    ])
      await expectProblem(send('{}', { 'content-type': type }), 415);
    await expectProblem(send(JSON.stringify({ name: 'x'.repeat(largest) })), 413);
    for (const other of [
      '[]',
      '[{}]',
      '"x"',
      '7',
      'true',
      'null',
      '"\\u0000"',
      `${'['.repeat(8000)}${']'.repeat(8000)}`,
    ]) {
      const answer = await send(other);
      expect(answer.statusCode === 422 || other === 'null', `${other.slice(0, 9)} ${answer.body}`).toBe(true);
    }
  });
});

describe.each(
  [...schemas.keys()]
    .flatMap((entity) => actionsOf(entity).map(([action, options]) => ({ entity, action, ...options })))
    .filter(({ from, to, input, collection, roles }) => from && to && !input && !collection && roles.includes('admin')),
)('$entity: $action of many', ({ entity, action, from = [] }) => {
  const url = `/api/${entity}/${action}`;
  const field = schemas.get(entity)?.['x-states']?.field as string;
  const wrong = schemas.get(entity)?.properties[field]?.enum?.find((value) => !from.includes(String(value)));

  /** Two records in these states, and how to read their states and versions. */
  async function recordsIn(states: unknown[]) {
    const ids: number[] = [];
    for (const state of states) {
      const { id } = await samples.record(entity);
      await tableOf(entity)
        .where({ id })
        .update({ [field]: state, ...besides[entity]?.(state) });
      ids.push(id);
    }
    const statesNow = async () =>
      (await tableOf(entity).whereIn('id', ids).orderBy('id')).map((row: Row) => [row[field], row.version]);
    return { ids, statesNow };
  }

  test('is done to none where one is not there', async () => {
    const { ids, statesNow } = await recordsIn([from[0], from[0]]);
    const before = await statesNow();
    await expectProblem(admin.post(url, { ids: [...ids, 2 ** 31 - 1] }), 404);
    expect(await statesNow()).toEqual(before);
  });

  // An action that begins in any state finds none in a wrong one.
  if (wrong !== undefined)
    test('is done to none where one is in another state', async () => {
      const { ids, statesNow } = await recordsIn([from[0], wrong, from[0]]);
      const before = await statesNow();
      await expectProblem(admin.post(url, { ids }), 409);
      // The first may have a reason of its own; the state is asked before any other.
      const { rule } = await expectProblem(admin.post(url, { ids: ids.slice(1) }), 409);
      expect(rule).toBe('wrong_state');
      expect(await statesNow()).toEqual(before);
    });

  test('names its records by their numbers, one to a hundred', async () => {
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    for (const ids of [undefined, null, [], 1, '1', {}, ['1'], [0], [-1], [1.5], [2 ** 31], [null], many])
      await expectProblem(admin.post(url, ids === undefined ? {} : { ids }), 422, ['ids']);
    const { id } = await samples.record(entity);
    await expectProblem(admin.post(url, { ids: [id], nothing: 1 }), 422, ['nothing']);
  });
});

test('an address that cannot be read, or of another method, is answered as all others are', async () => {
  for (const url of ['/api/%E0%A4%A', '/api/levels/%', '/api/levels/1/%ZZ']) await expectProblem(admin.get(url), 400);
  for (const url of ['/api/nothing', '/api/levels/1/2', '/api/levels.xml', `/api/${'x'.repeat(5000)}`, '/api/..%2fetc'])
    await expectProblem(admin.get(url), 404);
  await expectProblem(admin.del('/api/levels'), 404);
  await expectProblem(admin.post('/api/levels/1'), 404);
  await expectProblem(admin.post('/api/levels/1/constructor'), 404);
  await expectProblem(admin.get('/api/docs/constructor'), 404);
  for (const action of ['constructor', '__proto__', 'nothing', ''])
    await expectProblem(admin.get(`/api/levels/1?can=${action}`), 404);
});
