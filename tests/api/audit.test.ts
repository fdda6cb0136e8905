import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import { picture } from '#tests/files/samples.ts';
import { type Sampler, sampler } from '#tests/support/sample.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let samples: Sampler;
beforeAll(async () => {
  school = await openSchool();
  samples = await sampler(school);
});
afterAll(() => school.close());

const schemas = readSchemas();
const who = async (username: string): Promise<number> =>
  (await school.knex('users').where({ username }).first('id')).id;
const named = (permission: 'create' | 'update' | 'delete') =>
  [...schemas]
    .filter(([, schema]) => [schema['x-roles'].admin ?? []].flat().some(({ can }) => can.includes(permission)))
    .map(([name]) => name);

/** What work adds to the log, without the sign-ins that it may need. */
async function logged(work: () => PromiseLike<unknown>): Promise<Row[]> {
  const [last] = await school.knex('audit_logs').max<{ id: number }[]>({ id: 'id' });
  await work();
  const rows = await school
    .knex('audit_logs')
    .where('id', '>', last?.id ?? 0)
    .orderBy('id');
  return rows.filter(({ action }) => action !== 'login');
}

/** Password, hash, token, key: nothing that opens something. */
const secret = /"password"|argon2|token|a long word|learning-demo/;

describe.each(named('create'))('%s', (entity) => {
  test('a create is one line: who, what, and what it is now', async () => {
    const body = await samples.body(entity);
    let made: Row = {};
    const lines = await logged(async () => {
      made = (await (await school.as('admin')).post(`/api/${entity}`, body)).json();
    });
    expect(lines).toHaveLength(1);
    const [line] = lines as [Row];
    expect(line).toMatchObject({
      action: 'create',
      entity,
      record_id: made.id,
      user_id: await who('admin'),
      actor_id: null,
      role: 'admin',
      before: null,
    });
    expect([line.address, typeof line.request_id]).toEqual(['127.0.0.1', 'string']);
    expect(Math.abs(Date.parse(line.at) - Date.now())).toBeLessThan(60_000);
    const told = Object.entries(body).filter(([field]) => !schemas.get(entity)?.properties[field]?.writeOnly);
    expect(line.after).toMatchObject(Object.fromEntries(told));
    expect(JSON.stringify(line)).not.toMatch(secret);
  });
});

describe.each(named('update'))('%s', (entity) => {
  test('a change is one line with what it was and is, and a refused one is none', async () => {
    const admin = await school.as('admin');
    const row: Row =
      entity === 'settings' ? (await admin.get('/api/settings')).json()[0] : await samples.record(entity);
    const url = `/api/${entity}/${row.id}`;
    const [field, value] = entity === 'settings' ? ['default_capacity', 9] : await changeOf(entity, row);
    const lines = await logged(() => admin.put(url, { [field]: value }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: 'update',
      entity,
      record_id: row.id,
      user_id: await who('admin'),
      role: 'admin',
    });
    expect([lines[0]?.before, lines[0]?.after]).toEqual([{ [field]: row[field] }, { [field]: value }]);
    const refused = await logged(async () => {
      await admin.put(url, { [field]: value }, { 'if-match': '"1"' });
      await admin.put(url, { nothing: 1 });
      await admin.put(url, { [field]: {} });
      await admin.put(`/api/${entity}/2147483647`, {});
      await (await school.as('teacher')).put(url, {});
      await (await school.as('student')).put(url, {});
      await (await school.as('nobody')).put(url, {});
      await admin.post(`/api/${entity}`, { nothing: 1 });
      await (await school.as('student')).del(url);
      await admin.del(url, { 'if-match': '"999"' });
      await admin.get(url);
      await admin.get(`${url}?can=activate`);
      await admin.post(`/api/${entity}/activate`, { ids: [row.id, 2147483647] });
    });
    // What the role never has is told, and nothing that anybody did.
    expect(refused.filter(({ action, role }) => action !== 'refused' || role !== 'teacher')).toEqual([]);
  });
});

/** A text, a number or a reference of a record that anything may stand in, and another value of it. */
async function changeOf(entity: string, row: Row): Promise<[field: string, value: unknown]> {
  const free = [
    'first_name',
    'name',
    'title',
    'points',
    'notes',
    'capacity',
    'recurrences',
    'first_schedule_id',
    'only_with_rows',
  ];
  const field = String(free.find((one) => one in (schemas.get(entity)?.properties ?? {})));
  if (field === 'first_schedule_id') return [field, (await samples.record('schedules')).id];
  if (typeof row[field] === 'boolean') return [field, !row[field]];
  return [field, typeof row[field] === 'number' ? row[field] + 1 : `Otro ${entity}`];
}

describe.each(named('delete'))('%s', (entity) => {
  test('a delete is one line with what it was', async () => {
    const row = await samples.record(entity);
    const lines = await logged(async () => (await school.as('admin')).del(`/api/${entity}/${row.id}`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: 'delete',
      entity,
      record_id: row.id,
      user_id: await who('admin'),
      role: 'admin',
      after: null,
    });
    expect(lines[0]?.before).toMatchObject({ id: row.id });
    expect(JSON.stringify(lines)).not.toMatch(secret);
  });
});

test('of many records each has its line, in the one change', async () => {
  const ids = [await samples.record('groups'), await samples.record('groups'), await samples.record('groups')].map(
    ({ id }) => id,
  );
  const lines = await logged(async () =>
    (await school.as('customer-service')).post('/api/groups/deactivate', { ids: [...ids, ids[0]] }),
  );
  expect(lines.map(({ record_id, before, after }) => [record_id, before, after])).toEqual(
    ids.map((id) => [id, { status: 'active' }, { status: 'inactive' }]),
  );
  expect(new Set(lines.map(({ request_id }) => request_id)).size).toBe(1);
});

test('a password that is changed is a line without it', async () => {
  const { id } = await samples.record('students');
  const lines = await logged(async () =>
    (await school.as('admin')).put(`/api/students/${id}`, { password: 'learning-demo-2' }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ action: 'update', record_id: id, before: {}, after: {} });
});

test('a file that is sent is one line, and one that is refused none', async () => {
  const png = { 'content-type': 'image/png' };
  const admin = await school.as('admin');
  const bytes = await picture(4, 4);
  const lines = await logged(() => admin.post('/api/resources/upload?name=mapa.png', bytes, png));
  expect(lines.map(({ action, entity }) => [action, entity])).toEqual([['create', 'resources']]);
  expect(await logged(() => admin.post('/api/resources/upload?name=x.png', Buffer.from('no picture'), png))).toEqual(
    [],
  );
});

test('signing in and out are lines, and no line holds what somebody typed', async () => {
  const [last] = await school.knex('audit_logs').max<{ id: number }[]>({ id: 'id' });
  const door = (password: string) =>
    school.app.inject({ method: 'POST', url: '/api/students/login', payload: { username: 'external', password } });
  await door('a wrong long word');
  const { cookies } = await door('learning-demo');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await school.app.inject({
    method: 'DELETE',
    url: '/api/students/logout',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  const lines: Row[] = await school
    .knex('audit_logs')
    .where('id', '>', last?.id ?? 0)
    .orderBy('id');
  const id = await who('external');
  expect(lines.map(({ action, user_id, role }) => [action, user_id, role])).toEqual([
    ['login_failed', null, 'nobody'],
    ['login', id, 'student'],
    ['logout', id, 'student'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/a wrong|learning-demo|external|argon2/);
});

test('of two changes at a time that exclude each other, one is done and one line is written', async () => {
  const admin = await school.as('admin');
  const { id } = await samples.record('groups');
  const lines = await logged(() =>
    Promise.all(Array.from({ length: 8 }, () => admin.post(`/api/groups/${id}/deactivate`))),
  );
  expect(lines).toHaveLength(1);
});

test('nobody changes what was written, neither by the API nor as the database’s application user', async () => {
  const admin = await school.as('admin');
  const { id } = await school.knex('audit_logs').first('id');
  for (const call of [
    admin.put(`/api/audit_logs/${id}`, {}),
    admin.del(`/api/audit_logs/${id}`),
    admin.post('/api/audit_logs', {}),
  ])
    expect((await call).statusCode).toBe(404);
  const statements = [
    `update audit_logs set action = 'x'`,
    'delete from audit_logs',
    'truncate audit_logs',
    'truncate users cascade',
    'alter table audit_logs disable trigger all',
    'drop trigger audit_logs_append_only on audit_logs',
    'drop table audit_logs',
    'create table mine (a int)',
    'create function mine() returns int language sql as $$ select 1 $$',
    'set session_replication_role = replica',
    'delete from progress_logs',
    `update form_versions set key = '[]'`,
  ];
  const { rows } = await school.knex.raw('select current_user as name');
  expect(rows[0].name).toBe('application');
  for (const statement of statements)
    await expect(school.knex.raw(statement), statement).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|23001)$/),
    });
});
