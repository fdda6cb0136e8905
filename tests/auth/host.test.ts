import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool({ configuration: { publicUrl: 'https://school.example' } });
});
afterAll(() => school.close());

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  school.app.inject({ url, headers: { ...headers, host } });

test.each([
  'evil.example',
  'school.example.evil.example',
  'school.example:444',
  'school.example@evil.example',
  'localhost:1@school.example',
  'school.example/path',
  'localhost',
  '127.0.0.1:3000',
  '[bad',
])('a request for another host than the school, %s, is not for it', async (host) => {
  const { type } = await expectProblem(ask('/api/user', host), 421);
  expect(type).toBe('/problems/http_421');
});

test('the school answers to its own name, however it is written', async () => {
  for (const host of ['school.example', 'School.Example', 'school.example:443'])
    expect((await ask('/api/user', host)).statusCode).toBe(401);
});

test('a name that a stranger says that a proxy was asked for is not believed', async () => {
  expect((await ask('/api/user', 'evil.example', { 'x-forwarded-host': 'school.example' })).statusCode).toBe(421);
  expect((await ask('/api/user', 'school.example', { 'x-forwarded-host': 'evil.example' })).statusCode).toBe(401);
});

test('who looks after the server may ask by any name whether it lives', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await ask(url, '10.0.0.7:3000')).statusCode).toBe(200);
});
