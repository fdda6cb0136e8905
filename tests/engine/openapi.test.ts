import { afterAll, beforeAll, expect, test } from 'vitest';
import { openapi } from '#api/engine/schema/openapi.ts';
import { roles } from '#tests/rights/line.ts';
import { routesOf } from '#tests/rights/routes.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const documentOf = (role: (typeof roles)[number]) => openapi(school.app.engine, role, school.app.written);

const routesIn = (role: (typeof roles)[number]): string[] =>
  Object.entries(documentOf(role).paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );

test('the document names every route of the server to somebody, and no other', () => {
  const told = new Set(roles.flatMap(routesIn));
  const running = routesOf(school.app);
  expect(running.length).toBeGreaterThan(200);
  expect(running.filter((route) => !told.has(route))).toEqual([]);
  expect([...told].filter((route) => !running.includes(route))).toEqual([]);
});

test('a route of an entity is written by hand for bytes and for sessions alone', () => {
  const entities = [...school.app.engine.entities.keys()];
  const ofEntities = school.app.written.filter(({ path }) => entities.includes(path.split('/')[2] ?? ''));
  const ends = new Set(ofEntities.map(({ method, path }) => `${method} ${path.split('/').slice(3).join('/')}`));
  // `students` is also a door of the school.
  const session = ['POST login', 'DELETE logout', 'POST {id}/login_as'];
  const tables = ['GET {id}/rows.csv', 'GET {id}/bad.csv', 'GET template.csv'];
  const bytes = [
    'POST upload',
    'GET {id}/file',
    'PUT {id}/file',
    'POST {id}/import',
    'GET {id}/export/{format}',
    ...tables,
  ];
  expect([...ends].sort()).toEqual([...session, ...bytes].sort());
});

test('who may not ask something is not told of it', () => {
  expect(routesIn('teacher')).not.toContain('GET /api/attempts/:id/review');
  expect(routesIn('coordinator')).toContain('GET /api/attempts/:id/review');
  expect(routesIn('coordinator')).not.toContain('POST /api/students/:id/login_as');
});

test('a route that is written by hand says what may stand in its address, and which bytes it takes and answers', () => {
  const { paths } = documentOf('admin');
  expect(paths['/api/search']?.get).toMatchObject({ parameters: [{ name: 'q', in: 'query', required: false }] });
  expect(paths['/api/calendar.ics']?.get).toMatchObject({
    parameters: [{ name: 'token', in: 'query', required: true }],
    responses: { 200: { content: { 'text/calendar': {} } } },
  });
  expect(paths['/api/exam_forms/{id}/import']?.post).toMatchObject({
    parameters: [{ name: 'id', in: 'path' }, { name: 'name', in: 'query' }, { name: 'dry' }],
    requestBody: { content: { 'application/octet-stream': {} } },
    responses: { 200: { content: { 'application/json': {} } } },
  });
  const { get } = paths['/api/reports/{report}/{format}'] as Record<
    string,
    { responses: { 200: { content: object } } }
  >;
  expect(get).toMatchObject({
    parameters: ['report', 'format', 'filters', 'sort', 'columns', 'bom'].map((name) => ({ name })),
  });
  expect(Object.keys(get?.responses[200].content ?? {})).toEqual([
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('a query is described with its parameters and its answer', () => {
  const { get } = documentOf('admin').paths['/api/exam_forms/{id}/comparison'] as Record<string, never>;
  expect(get).toMatchObject({
    tags: ['exam_forms'],
    parameters: [{ name: 'id', in: 'path' }, { name: 'from', in: 'query', required: true }, { name: 'to' }],
    responses: { 200: { content: { 'application/json': { schema: { properties: { added: { type: 'array' } } } } } } },
  });
});
