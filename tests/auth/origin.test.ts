import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
let cookie: string;
beforeAll(async () => {
  school = await openSchool();
  cookie = (await school.as('admin')).headers.cookie as string;
});
afterAll(() => school.close());

const create = (headers: Record<string, string>, payload: string | object = { name: 'A group' }) =>
  school.app.inject({ method: 'POST', url: '/api/groups', headers: { cookie, ...headers }, payload });

describe('a write that a page of another site makes the browser send', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['with another origin', { origin: 'https://evil.example' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that says nothing of where it comes from', {}],
    ['with an origin that only begins like ours', { origin: 'http://localhost.evil.example' }],
  ])('%s is refused', async (_, headers) => {
    const before = await school.knex('groups').count();
    const answer = await create(headers as Record<string, string>);
    expect([answer.statusCode, answer.json().type]).toEqual([403, '/problems/cross_site']);
    expect(await school.knex('groups').count()).toEqual(before);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'with the content of a form, %s, is refused',
    async (type) => {
      const answer = await create({ 'sec-fetch-site': 'same-origin', 'content-type': type }, '{"name":"A group"}');
      expect(answer.statusCode).toBe(415);
    },
  );

  test('signing in and out are no exceptions', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const payload = { username: 'student', password };
    const enter = await school.app.inject({ method: 'POST', url: '/api/students/login', headers, payload });
    expect(enter.statusCode).toBe(403);
    const leave = await school.app.inject({
      method: 'DELETE',
      url: '/api/admin/logout',
      headers: { ...headers, cookie },
    });
    expect(leave.statusCode).toBe(403);
    expect((await school.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200);
  });
});

test('a page of our own writes, by either sign', async () => {
  expect((await create({ 'sec-fetch-site': 'same-origin' }, { name: 'By its site' })).statusCode).toBe(201);
  expect((await create({ origin: 'http://localhost:80' }, { name: 'By its origin' })).statusCode).toBe(201);
});

test('a program without a cookie may sign in, as there is nothing that somebody else could use', async () => {
  const payload = { username: 'student', password };
  expect((await school.app.inject({ method: 'POST', url: '/api/students/login', payload })).statusCode).toBe(200);
});

test('behind a proxy that speaks https the cookie is bound to the host, and browsers are told to stay', async () => {
  const secure = await openSchool({ configuration: { publicUrl: 'https://school.example' } });
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/api/students/login',
    headers: { host: 'school.example', origin: 'https://school.example' },
    payload: { username: 'student', password },
  });
  expect(answer.cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({ secure: true, path: '/' });
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});
