import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { sampler } from '#tests/support/sample.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { hidden, visible, writable } from './hidden.ts';
import { roles } from './line.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await (await sampler(school)).fill();
  await school.knex('users').update({ notes: canary });
  await school.knex('attempts').update({ notes: canary });
});
afterAll(() => school.close());

const schemas = readSchemas();
/** What staff have written of students. */
const canary = 'CANARY: pays late';
const person = (username: string): Promise<Row> => school.knex('users').where({ username }).first();
const own = async (role: string): Promise<number> => (await person(role)).id;

/** Everything that somebody is answered about an entity: its list, records, export, and what a refused change shows. */
async function answersOf(role: string, entity: string): Promise<{ rows: Row[]; text: string }> {
  const who = await school.as(role);
  const list = await who.get(`/api/${entity}?range=[0,99]`);
  const rows: Row[] = list.statusCode === 200 ? list.json() : [];
  const [first] = rows;
  const more = [await who.get(`/api/${entity}.csv`)];
  if (first) {
    more.push(await who.get(`/api/${entity}/${first.id}`));
    more.push(await who.put(`/api/${entity}/${first.id}`, {}, { 'if-match': '"999999"' }));
    more.push(await who.put(`/api/${entity}/${first.id}`, {}));
    for (const action of Object.keys(schemas.get(entity)?.['x-states']?.actions ?? {}))
      more.push(await who.get(`/api/${entity}/${first.id}?can=${action}`));
  }
  const bodies = more
    .filter(({ headers }) => String(headers['content-type']).includes('json'))
    .map((answer) => answer.json());
  const shown = bodies.flatMap((body) => [body, body.current ?? {}]);
  return { rows: [...rows, ...shown], text: [list, ...more].map(({ body }) => body).join('\n') };
}

describe.each([...schemas.keys()].flatMap((entity) => roles.map((role) => ({ entity, role }))))(
  '$entity: $role',
  ({ entity, role }) => {
    test('is answered nothing that is hidden from the role, in no answer of any kind', async () => {
      const { rows, text } = await answersOf(role, entity);
      const names = Object.keys(hidden[entity] ?? {}).filter((field) => hidden[entity]?.[field]?.includes(role));
      for (const row of rows) expect(Object.keys(row).filter((field) => names.includes(field))).toEqual([]);
      const tokens: string[] = await school.knex('sessions').pluck('token_hash');
      const keys: string[] = await school.knex('resources').pluck('storage_key');
      for (const secret of ['$argon2', ...tokens, ...keys]) expect(text.includes(secret), secret).toBe(false);
      for (const field of names) {
        const who = await school.as(role);
        for (const query of [`sort=["${field}","ASC"]`, `filter={"${field}":"x"}`, `filter={"${field}_contains":"x"}`])
          expect([400, 403]).toContain((await who.get(`/api/${entity}?${query}`)).statusCode);
      }
    });
  },
);

test('a student is told of nobody else: no address, no number, and not what staff wrote', async () => {
  const me = await person('student');
  const others: Row[] = await school.knex('users').whereNot({ id: me.id });
  const seen = (await Promise.all([...schemas.keys()].map((entity) => answersOf('student', entity))))
    .map(({ text }) => text)
    .join('\n');
  expect(seen).toContain(me.email);
  const secrets = others.flatMap(({ email, username, phone, student_id, swan_id }) => [
    email,
    phone,
    student_id,
    swan_id,
    username.length > 8 ? username : null,
  ]);
  expect(secrets.filter((secret) => secret && seen.includes(secret))).toEqual([]);
  expect(seen.includes(canary)).toBe(false);
});

describe.each(writable)('%s: %s', (entity, role, fields) => {
  test('writes these fields of the own record, and is refused the others by their names', async () => {
    const who = await school.as(role);
    const id = await own(role);
    const before = await person(role);
    const url = `/api/${entity}/${id}`;
    const all = [...Object.keys(schemas.get(entity)?.properties ?? {}), 'kind', 'role', 'nothing'];
    for (const field of all.filter((name) => !fields.includes(name))) {
      await expectProblem(who.put(url, { [field]: before[field] ?? null }), 422, [field]);
      await expectProblem(who.put(url, { first_name: 'Eva', [field]: before[field] ?? null }), 422, [field]);
    }
    expect(await person(role)).toEqual(before);
    for (const field of fields) expect((await who.put(url, { [field]: before[field] })).statusCode, field).toBe(200);
  });
});

describe.each(visible)('%s: %s', (entity, role, fields, ofOthers = fields) => {
  test('reads these fields and no others', async () => {
    const me = await own(role);
    const who = await school.as(role);
    const { read } = (await who.get(`/api/schemas/${entity}`)).json();
    const all = new Set(['id', 'version', ...fields, ...ofOthers]);
    expect(Object.keys(read.properties).sort()).toEqual([...all].sort());
    for (const row of (await who.get(`/api/${entity}`)).json() as Row[])
      expect(Object.keys(row).sort()).toEqual(['id', 'version', ...(row.id === me ? fields : ofOthers)].sort());
  });
});

const narrowed = visible.flatMap(([entity, role, fields, ofOthers]) =>
  ofOthers ? [{ entity, role, closed: fields.filter((field) => !ofOthers.includes(field)) }] : [],
);
test.each(narrowed)(
  '$entity: $role learns nothing of what is closed to it of others by asking for it',
  async ({ entity, role, closed }) => {
    const who = await school.as(role);
    const ids = async (query: Row): Promise<number[]> => {
      const answer = await who.get(`/api/${entity}?filter=${encodeURIComponent(JSON.stringify(query))}`);
      return answer.json().map(({ id }: Row) => id);
    };
    const others: Row[] = await school
      .knex('users')
      .where({ kind: 'staff' })
      .whereNot({ id: await own(role) });
    for (const { id, email, ...other } of others) {
      expect(await ids({ q: email })).not.toContain(id);
      for (const field of closed.filter((name) => other[name] != null))
        expect(await ids({ [field]: other[field] }), field).not.toContain(id);
    }
  },
);

test('notes of students are for those who work with them, to read and to write', async () => {
  const id = await own('student');
  for (const role of ['admin', 'coordinator', 'customer-service']) {
    const answer = await (await school.as(role)).put(`/api/students/${id}`, { notes: `${canary} ${role}` });
    expect(answer.json().notes).toBe(`${canary} ${role}`);
  }
});

test('nobody sets a number, a version, a state or a moment of a record', async () => {
  const admin = await school.as('admin');
  for (const [entity, schema] of schemas) {
    const can = [schema['x-roles'].admin ?? []].flat().flatMap((grant) => grant.can);
    const [row] = (await admin.get(`/api/${entity}?range=[0,0]`)).json() as Row[];
    for (const field of [
      'id',
      'version',
      'status',
      'created_at',
      'updated_at',
      ...Object.keys(schema['x-where'] ?? {}),
    ]) {
      if (can.includes('create'))
        await expectProblem(admin.post(`/api/${entity}`, { [field]: row?.[field] ?? 'x' }), 422);
      if (can.includes('update'))
        await expectProblem(admin.put(`/api/${entity}/${row?.id}`, { [field]: row?.[field] ?? 'x' }), 422, [field]);
    }
  }
});
