import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import { sampler } from '#tests/support/sample.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from '../problem.ts';
import { cells } from './csv.ts';
import { ids, listed, moving, query } from './list.ts';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  await (await sampler(school)).fill();
});
afterAll(() => school.close());

const entities = [...readSchemas().keys()];
const view = (entity: string) => school.app.engine.entities.get(entity)?.views.admin;
const list = (entity: string, members: Row = {}) => admin.get(`/api/${entity}?${query(members)}`);
const rowsOf = (entity: string, members: Row = {}) => listed(admin, entity, members);

test('the tests walk the entities of the running engine', () => {
  expect([...school.app.engine.entities.keys()].sort()).toEqual([...entities].sort());
});

describe.each(entities)('%s', (entity) => {
  test('a list says which part of how many it is, 100 rows at most', async () => {
    const answer = await list(entity, { range: [0, 5000] });
    const rows: Row[] = answer.json();
    const [, name, first, last, total] =
      /^(\w+) (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(String(answer.headers['content-range'])) ?? [];
    expect(name).toBe(entity);
    expect(rows.length).toBe(Math.min(Number(total), 100));
    if (rows.length > 0) expect([Number(first), Number(last)]).toEqual([0, rows.length - 1]);
    const beyond = await list(entity, { range: [Number(total), Number(total) + 9] });
    expect([beyond.json(), beyond.headers['content-range']]).toEqual([[], `${entity} */${total}`]);
    expect((await rowsOf(entity)).length).toBe(Math.min(Number(total), 25));
  });

  test('every readable field sorts, both ways, and pages neither overlap nor leave out', async () => {
    for (const field of Object.keys(view(entity)?.projection?.read.properties ?? {})) {
      const up = await rowsOf(entity, { sort: [field, 'ASC'], range: [0, 99] });
      if (up.length < 100)
        expect(ids(await rowsOf(entity, { sort: [field, 'desc'], range: [0, 99] })), field).toEqual(ids(up).reverse());
      const pages = [
        await rowsOf(entity, { sort: [field, 'ASC'], range: [0, 2] }),
        await rowsOf(entity, { sort: [field, 'ASC'], range: [3, 5] }),
      ];
      expect(ids(pages.flat()), field).toEqual(ids(up).slice(0, 6));
    }
  });

  test('what cannot be read as filter, sort or range is refused', async () => {
    const malformed = {
      filter: ['{', '[]', '7', '"x"', 'true', '', '{"id":}', 'id', '[{"id":1}]'],
      sort: [
        'id',
        '{}',
        '7',
        '[]',
        '["id"]',
        '["id","up"]',
        '["id",["ASC"]]',
        '[["id"],"ASC"]',
        '["id","ASC","x"]',
        '["id","ASC; drop"]',
        '',
      ],
      range: ['0-24', '[0]', '7', '{}', '[-1,5]', '[5,1]', '[0.5,3]', '["0","24"]', '[0,1e99]', '[0,24,48]', ''],
    };
    for (const [part, values] of Object.entries(malformed))
      for (const value of values) {
        await expectProblem(admin.get(`/api/${entity}?${part}=${encodeURIComponent(value)}`), 400);
        await expectProblem(admin.get(`/api/${entity}.csv?${part}=${encodeURIComponent(value)}`), 400);
      }
    await expectProblem(admin.get(`/api/${entity}?sort=["id","ASC"]&sort=["id","DESC"]`), 400);
    await expectProblem(list(entity, { filter: { id: Array.from({ length: 501 }, (_, at) => at + 1) } }), 400);
  });

  test('the search finds by words, and takes signs as they are', async () => {
    const { search = [] } = view(entity)?.projection?.list ?? {};
    if (search.length === 0) return void (await expectProblem(list(entity, { filter: { q: 'x' } }), 400));
    const [row] = (await rowsOf(entity)) as [Row];
    expect(row).toBeDefined();
    const word = String(search.map((field) => row[field]).find(Boolean))
      .split(/\s+/)[0]
      ?.toUpperCase();
    expect(ids(await rowsOf(entity, { filter: { q: word }, range: [0, 99] }))).toContain(row.id);
    expect(await rowsOf(entity, { filter: { q: `%_\\ ' or 1=1 --` } })).toEqual([]);
    for (const q of [7, null, ['x'], {}]) await expectProblem(list(entity, { filter: { q } }), 400);
  });

  test('an id that is not there is not found', async () => {
    const strangers = [
      '2147483647',
      '0',
      '-1',
      '1.0',
      '1e1',
      '01',
      'abc',
      '99999999999',
      '1%20or%201=1',
      '%00',
      'constructor',
      `${'9'.repeat(300)}`,
    ];
    for (const id of strangers) await expectProblem(admin.get(`/api/${entity}/${id}`), 404);
  });

  test('the export holds the rows of the list', async () => {
    const rows = await rowsOf(entity, { sort: ['id', 'DESC'], range: [0, 99] });
    const answer = await admin.get(`/api/${entity}.csv?${query({ sort: ['id', 'DESC'] })}`);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    const [header = [], ...lines] = cells(answer.body);
    const engineView = view(entity);
    const columns = [...(engineView?.columns ?? []), ...(engineView?.computed ?? [])].filter(
      (column) => column !== 'version',
    );
    expect([header.length, new Set(header).size]).toEqual([columns.length, columns.length]);
    expect(header.filter((title) => columns.includes(title))).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(rows.length);
    if (rows.length < 100) expect(lines.length).toBe(rows.length);
    const isStill = (_: unknown, at: number) => !moving.includes(columns[at] as string);
    const shown = rows.map((row) => columns.map((column) => asCell(row[column])).filter(isStill));
    expect(lines.slice(0, rows.length).map((line) => line.filter(isStill))).toEqual(shown);
    const one = await admin.get(`/api/${entity}.csv?${query({ filter: { id: rows[0]?.id ?? 1 } })}`);
    expect(cells(one.body).length).toBe(rows.length > 0 ? 2 : 1);
  });
});

function asCell(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' && /^\s*[=+\-@]/.test(value) ? `'${value}` : String(value);
}
