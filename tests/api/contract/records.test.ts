import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { ajv } from '#api/engine/schema/ajv.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { Schema } from '#schemas/dialect.ts';
import { type Sampler, sampler } from '#tests/support/sample.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from '../problem.ts';
import { beyond, strangers } from './bodies.ts';

let school: School;
let admin: Person;
let samples: Sampler;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  samples = await sampler(school);
  await samples.fill();
});
afterAll(() => school.close());

const schemas = readSchemas();
const named = (permission: string) =>
  [...schemas]
    .filter(([, schema]) =>
      [schema['x-roles'].admin ?? []].flat().some(({ can }) => can.includes(permission as 'read')),
    )
    .map(([name]) => name);
const writable = (entity: string, door: 'create' | 'update'): [string, Schema][] =>
  Object.entries(school.app.engine.entities.get(entity)?.views.admin.projection?.[door]?.properties ?? {});
const readOnly = (entity: string, door: 'create' | 'update') =>
  Object.keys(schemas.get(entity)?.properties ?? {}).filter(
    (field) => !writable(entity, door).some(([name]) => name === field),
  );
const tableOf = (entity: string) => school.knex(school.app.engine.entities.get(entity)?.table as string);
const stored = (entity: string, id: number): Promise<Row> => tableOf(entity).where({ id }).first();
const count = async (entity: string) =>
  Number((await tableOf(entity).count<{ count: string }[]>({ count: '*' }))[0]?.count);

/** One record of each entity that a test may change; made where an admin may make one. */
const records = new Map<string, Promise<Row>>();
function recordOf(entity: string): Promise<Row> {
  const record = records.get(entity) ?? (entity === 'settings' ? first(entity) : samples.record(entity));
  records.set(entity, record);
  return record;
}
const first = async (entity: string): Promise<Row> =>
  (await admin.get(`/api/${entity}?sort=["id","DESC"]&range=[0,0]`)).json()[0];

describe.each(named('create'))('a new record of %s', (entity) => {
  test('comes back as it was sent, from the create, the record and the list alike', async () => {
    const body = await samples.body(entity);
    const answer = await admin.post(`/api/${entity}`, body);
    expect(answer.statusCode, answer.body).toBe(201);
    const row: Row = answer.json();
    expect([answer.headers.location, answer.headers.etag]).toEqual([`/api/${entity}/${row.id}`, '"1"']);
    const { properties = {} } = schemas.get(entity) as Schema;
    const shown = Object.entries(body).filter(([field]) => !properties[field]?.writeOnly);
    expect(row).toMatchObject(Object.fromEntries(shown));
    for (const moment of [row.created_at, row.updated_at])
      expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const validate = ajv.compile(school.app.engine.entities.get(entity)?.views.admin.projection?.read as Schema);
    expect(validate(row), JSON.stringify(validate.errors)).toBe(true);
    expect((await admin.get(`/api/${entity}/${row.id}`)).json()).toEqual(row);
    expect((await admin.get(`/api/${entity}?filter={"id":${row.id}}`)).json()).toEqual([row]);
    const secrets = Object.keys(properties).filter(
      (field) => properties[field]?.writeOnly || properties[field]?.['x-read']?.includes('system'),
    );
    expect(Object.keys(row).filter((field) => secrets.includes(field))).toEqual([]);
  });

  test('gets the defaults of what was not sent, and nothing of what is read alone', async () => {
    const { properties = {}, required = [] } = schemas.get(entity) as Schema;
    const least = await samples.least(entity);
    const row: Row = (await admin.post(`/api/${entity}`, least)).json();
    // What must be there and nobody may send is the entity's own to say.
    const known = [...required, ...Object.keys(least), ...(given[entity] ?? [])];
    for (const [field, property] of Object.entries(properties))
      if (!known.includes(field) && field in row && !property['x-computed'] && !/^(id|\w+_at)$/.test(field))
        expect(row[field], field).toEqual(property.default ?? null);
  });

  test('is refused whole, by the names of its fields, for what is missing, strange or too much', async () => {
    const [body, before] = [await samples.body(entity), await count(entity)];
    const send = (more: Row) => admin.post(`/api/${entity}`, { ...body, ...more });
    for (const field of schemas.get(entity)?.required ?? []) {
      if (!(field in body)) continue;
      const { [field]: _, ...rest } = body;
      const { type } = await expectProblem(admin.post(`/api/${entity}`, rest), 422, [field]);
      expect(type).toBe('/problems/incomplete');
    }
    for (const field of readOnly(entity, 'create')) await expectProblem(send({ [field]: 1 }), 422, [field]);
    for (const field of ['nothing', 'kind', 'constructor', 'toString', 'hasOwnProperty'])
      await expectProblem(send({ [field]: 1 }), 422, [field]);
    for (const [field, property] of writable(entity, 'create'))
      for (const value of [...strangers(property), ...beyond(property)]) {
        const { errors } = await expectProblem(send({ [field]: value }), 422);
        const named = new Set(Object.keys(errors).map((name) => name.split('.')[0]));
        expect([...named], `${field}: ${JSON.stringify(value)}`).toEqual([field]);
      }
    expect(await count(entity)).toBe(before);
  });
});

describe.each(named('create'))('what stands once in %s', (entity) => {
  test('is refused a second time, by its name', async () => {
    const row = await recordOf(entity);
    const unique = writable(entity, 'create').filter(([, property]) => property['x-unique']);
    for (const [field] of unique) {
      const sent = { ...(await samples.body(entity)), [field]: row[field] };
      await expectProblem(admin.post(`/api/${entity}`, sent), 422, [field]);
    }
  });
});

describe.each(named('update'))('a change of %s', (entity) => {
  test('changes what it names and leaves the rest, null clears, and each is a version', async () => {
    let row = await recordOf(entity);
    for (const [field, value] of await changesOf(entity, row)) {
      const answer = await admin.put(`/api/${entity}/${row.id}`, { [field]: value });
      expect(answer.statusCode, `${field} ${answer.body}`).toBe(200);
      const { updated_at, version, ...changed }: Row = answer.json();
      const isSecret = schemas.get(entity)?.properties[field]?.writeOnly;
      const { updated_at: before, version: former, ...previous } = row;
      for (const name of [field, ...following(entity, field)]) previous[name] = changed[name];
      expect(changed).toEqual(previous);
      expect([version, updated_at >= before]).toEqual([former + 1, true]);
      expect(changed[field]).toEqual(isSecret ? undefined : value);
      row = answer.json();
    }
    records.set(entity, Promise.resolve(row));
    expect((await admin.get(`/api/${entity}/${row.id}`)).json()).toEqual(row);
  });

  test('is refused, and changes nothing, for what is strange, too much or not to be written', async () => {
    const { id } = await recordOf(entity);
    const before = await stored(entity, id);
    const send = (body: Row) => admin.put(`/api/${entity}/${id}`, body);
    for (const field of [...readOnly(entity, 'update'), 'nothing', 'kind', 'constructor'])
      await expectProblem(send({ [field]: 1 }), 422, [field]);
    for (const [field, property] of writable(entity, 'update'))
      for (const value of [...strangers(property), ...beyond(property)]) {
        const { errors } = await expectProblem(send({ [field]: value }), 422);
        const named = new Set(Object.keys(errors).map((name) => name.split('.')[0]));
        expect([...named], `${field}: ${JSON.stringify(value)}`).toEqual([field]);
      }
    expect(await stored(entity, id)).toEqual(before);
  });

  test('of a version that is gone is refused with the present record; of two at a time one is done', async () => {
    const { id } = await recordOf(entity);
    const url = `/api/${entity}/${id}`;
    const [fresh] = [await admin.get(url)];
    const etag = fresh.headers.etag as string;
    const { current } = await expectProblem(admin.put(url, {}, { 'if-match': '"999999"' }), 412);
    expect(current).toEqual(fresh.json());
    for (const wrong of ['7', '"x"', '', '"-1"', '"1", "2"', '"1e3"'])
      await expectProblem(admin.put(url, {}, { 'if-match': wrong }), 400);
    const both = await Promise.all([
      admin.put(url, {}, { 'if-match': etag }),
      admin.put(url, {}, { 'if-match': etag }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await admin.put(url, {}, { 'if-match': '*' })).statusCode).toBe(200);
    records.delete(entity);
  });
});

describe.each([...schemas.keys()])('a record of %s', (entity) => {
  test('carries its version, by which it is not sent again', async () => {
    const [row] = (await admin.get(`/api/${entity}?range=[0,0]`)).json() as [Row];
    expect(row).toBeDefined();
    const url = `/api/${entity}/${row.id}`;
    const { headers } = await admin.get(url);
    expect(headers.etag).toBe(`"${row.version}"`);
    const again = await admin.get(url, { 'if-none-match': headers.etag as string });
    const isComputed = Object.values(schemas.get(entity)?.properties ?? {}).some((property) => property['x-computed']);
    if (!isComputed) expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    else expect(again.statusCode).toBeLessThan(305);
    expect((await admin.get(url, { 'if-none-match': '"0"' })).statusCode).toBe(200);
  });
});

describe.each(named('delete'))('deleting of %s', (entity) => {
  test('asks for the version where one is named, answers what is gone, and finds nothing afterwards', async () => {
    const row = await samples.record(entity);
    const url = `/api/${entity}/${row.id}`;
    await expectProblem(admin.del(url, { 'if-match': '"999"' }), 412);
    expect((await admin.get(url)).json()).toEqual(row);
    const gone = await admin.del(url, { 'if-match': `"${row.version}"` });
    expect([gone.statusCode, gone.json()]).toEqual([200, row]);
    for (const call of [admin.get(url), admin.del(url), admin.put(url, {})]) await expectProblem(call, 404);
  });
});

/** Another value of each field, and null where it may be empty; what makes sense only together stays. */
async function changesOf(entity: string, row: Row): Promise<[field: string, value: unknown][]> {
  const body = named('create').includes(entity) ? await samples.body(entity) : {};
  const bound = [...Object.keys(await samples.together(entity)), 'type', 'body', 'key'];
  const fields = writable(entity, 'update').filter(([field]) => !bound.includes(field));
  return fields.flatMap(([field, property]) => {
    const value = body[field] ?? row[field] ?? property.default ?? null;
    return [property.type].flat().includes('null')
      ? [
          [field, value],
          [field, null],
        ]
      : [[field, value]];
  });
}

/** What a new record is given by its entity's own rules. */
const given: Record<string, string[]> = {
  licences: ['max_concurrent', 'provider_user_id'],
  classes: ['licence_id', 'licence_slot'],
  forums: ['licence_id', 'licence_slot'],
  demo_classes: ['licence_id', 'licence_slot'],
  particular_meetings: ['licence_id', 'licence_slot', 'taken'],
};

/** What else moves with a field, by its entity's own rules. */
const following = (entity: string, field: string): string[] => moves[entity]?.[field] ?? [];
const opening = {
  capacity: ['seats_left'],
  registration_days: ['registration_opens_at'],
  registration_time: ['registration_opens_at'],
};
const moves: Record<string, Record<string, string[]>> = {
  report_schedules: { every: ['next_at'], hour: ['next_at'] },
  staff: { password: ['must_change_password'] },
  licences: {
    type_license: ['max_concurrent', 'provider_user_id', 'verified_at'],
    email: ['provider_user_id', 'verified_at'],
  },
  classes: opening,
  forums: opening,
  demo_classes: opening,
  students: {
    password: ['must_change_password'],
    date_of_birth: ['age'],
    license_until: ['days_left'],
    access_until: ['days_left'],
    date_expiration: ['days_left'],
  },
};
