import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { Schema } from '#schemas/dialect.ts';
import { sampler } from '#tests/support/sample.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from '../problem.ts';
import { ids, listed, moving, query } from './list.ts';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  await (await sampler(school)).fill();
});
afterAll(() => school.close());

const schemas = readSchemas();
const list = (entity: string, members: Row) => admin.get(`/api/${entity}?${query(members)}`);
const readable = (entity: string): [string, Schema][] =>
  Object.entries(school.app.engine.entities.get(entity)?.views.admin.projection?.read.properties ?? {});
const typesOf = ({ type }: Schema) => [type].flat();
const isPlain = (schema: Schema) => !typesOf(schema).some((type) => type === 'array' || type === 'object');
const isMoment = ({ format }: Schema) => format === 'date-time';
const isText = (schema: Schema) => typesOf(schema).includes('string') && !schema.format?.startsWith('date');

/** Filters by a field's value with the records that each has to find, of all that there are. */
function filtersOf(field: string, schema: Schema, all: Row[]): [filter: Row, found: Row[]][] {
  const empty = all.filter((row) => row[field] === null);
  const [one] = all.filter((row) => row[field] !== null);
  const general: [Row, Row[]][] = [
    [{ [field]: null }, empty],
    [{ [field]: [] }, []],
    [{ [field]: [null] }, empty],
    [{ [`${field}_neq`]: null }, all.filter((row) => row[field] !== null)],
  ];
  // Moments are answered to the millisecond and kept to the microsecond: none is equal to what was answered.
  if (!one || isMoment(schema)) return general;
  const value = one[field];
  const same = all.filter((row) => row[field] === value);
  const other = all.filter((row) => row[field] !== null && row[field] !== value);
  return [
    ...general,
    [{ [field]: value }, same],
    [{ [field]: [value] }, same],
    [{ [field]: [null, value] }, all.filter((row) => row[field] === null || row[field] === value)],
    [{ [`${field}_neq`]: value }, other],
    [{ [field]: value, id: [one.id, 2 ** 31 - 1] }, [one]],
  ];
}

/** Filters that cut the records in two: what is before or after a value, without it or with it. */
const cutsOf = (field: string, [one]: Row[]): [Row, Row][] =>
  one
    ? [
        [{ [`${field}_lt`]: one[field] }, { [`${field}_gte`]: one[field] }],
        [{ [`${field}_gt`]: one[field] }, { [`${field}_lte`]: one[field] }],
      ]
    : [];

/** A part of a text, in capitals. */
const partsOf = (field: string, schema: Schema, [one]: Row[]): Row[] =>
  one && isText(schema) ? [{ [`${field}_contains`]: String(one[field]).slice(1, 30).toUpperCase() }] : [];

/** Filters that no field of this kind has. */
function wrongFilters(field: string, schema: Schema): Row[] {
  const suffixes = ['_gte', '_gt', '_lte', '_lt', '_contains'];
  const stranger = typesOf(schema).includes('string') ? 7 : 'seven';
  const days = ['2026-02-30', '', '2026', '0000-01-01', 'now', 'infinity'];
  return [
    ...suffixes.flatMap((suffix) => [null, [], {}, ['a']].map((value) => ({ [field + suffix]: value }))),
    ...[`${field}_like`, `${field} or 1`, `${field}_gte_lte`, `${field}_`].map((key) => ({ [key]: 1 })),
    ...[{ $ne: 1 }, [[1]], stranger, [stranger], [null, stranger]].map((value) => ({ [field]: value })),
    ...[`${field}_gte`, `${field}_neq`].map((key) => ({ [key]: stranger })),
    ...(isText(schema) ? ['a\0'].map((value) => ({ [field]: value })) : [{ [`${field}_contains`]: '7' }]),
    ...(schema.format?.startsWith('date') ? days.map((value) => ({ [field]: value })) : []),
    ...(typesOf(schema).includes('integer') ? [1.5, 2 ** 31, -(2 ** 53)].map((value) => ({ [field]: value })) : []),
  ];
}

describe.each([...schemas.keys()])('%s', (entity) => {
  test('every plain readable field filters by its own values, by lists of them, and by what is not them', async () => {
    // As many of the newest as one page shows.
    const newest = await listed(admin, entity, { sort: ['id', 'DESC'], range: [0, 98] });
    const among = { id_gte: Math.min(...ids(newest)) };
    const found = (filter: Row) =>
      listed(admin, entity, { sort: ['id', 'ASC'], range: [0, 99], filter: { ...among, ...filter } });
    const all = await found({});
    expect(ids(all)).toEqual(ids(newest).reverse());
    const still = readable(entity).filter(([field, property]) => isPlain(property) && !moving.includes(field));
    for (const [field, schema] of still) {
      for (const [filter, rows] of filtersOf(field, schema, all))
        expect(ids(await found(filter)), JSON.stringify(filter)).toEqual(ids(rows));
      const filled = all.filter((row) => row[field] !== null);
      for (const [first, second] of cutsOf(field, filled)) {
        const halves = ids([...(await found(first)), ...(await found(second))]);
        expect(
          halves.sort((one, other) => one - other),
          JSON.stringify(first),
        ).toEqual(ids(filled));
      }
      for (const filter of partsOf(field, schema, filled))
        expect(ids(await found(filter)), field).toContain(filled[0]?.id);
    }
  });

  test('a filter that is none is refused', async () => {
    const kinds = new Map(
      readable(entity).map(([field, schema]) => [`${schema.type} ${schema.format}`, { field, schema }]),
    );
    for (const { field, schema } of kinds.values())
      for (const filter of wrongFilters(field, schema)) await expectProblem(list(entity, { filter }), 400);
  });

  test('what the caller may not read neither filters nor sorts', async () => {
    const names = readable(entity).map(([field]) => field);
    const hidden = Object.keys(schemas.get(entity)?.properties ?? {}).filter((field) => !names.includes(field));
    const strangers = ['nothing', '__proto__', 'constructor', '1=1', 'x_grant', `${entity}.id`, "id'"];
    for (const field of [...hidden, ...strangers]) {
      for (const key of [field, `${field}_contains`, `${field}_gte`, `${field}_neq`])
        await expectProblem(list(entity, { filter: JSON.parse(`{${JSON.stringify(key)}:"x"}`) }), 400);
      await expectProblem(list(entity, { sort: [field, 'ASC'] }), 400);
    }
  });
});
