import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool({ configuration: { publicUrl: 'https://school.example', trustProxy: 1 } });
  // Pages are built apart: any other address stands for one.
  school.app.get('/*', { config: { roles: 'anybody' } }, () => 'a page');
});
afterAll(() => school.close());

const over = (proto: string | null, method: 'GET' | 'HEAD' | 'POST', url: string) =>
  school.app.inject({ method, url, headers: { host: 'school.example', ...(proto && { 'x-forwarded-proto': proto }) } });

test('a page over http is led to the same address over https', async () => {
  for (const url of ['/', '/home?tab=1', '/login/student', '//evil.example/', '/apiary']) {
    const answer = await over('http', 'GET', url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `https://school.example${url}`]);
  }
  expect((await over('http', 'HEAD', '/home')).statusCode).toBe(308);
});

test('the API over http is refused, whatever it is asked', async () => {
  for (const [method, url] of [
    ['GET', '/api/user'],
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/students/login'],
    ['POST', '/home'],
  ] as const) {
    const answer = await over('http', method, url);
    expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 403, undefined]);
  }
});

test('over https, and for the machine that asks whether the server lives, all is as ever', async () => {
  expect((await over('https', 'GET', '/home')).statusCode).toBe(200);
  expect((await over('https', 'GET', '/api/user')).statusCode).toBe(401);
  expect((await over('http', 'GET', '/healthz')).statusCode).toBe(200);
  expect((await over(null, 'GET', '/healthz')).statusCode).toBe(200);
});

test('what a stranger says of a proxy that is not there is not believed', async () => {
  const open = await openSchool({ configuration: { publicUrl: 'https://school.example', trustProxy: false } });
  const answer = await open.app.inject({
    url: '/api/user',
    headers: { host: 'school.example', 'x-forwarded-proto': 'http' },
  });
  expect(answer.statusCode).toBe(401);
  await open.close();
});

test('what is no address is not taken for one: a guess is counted all the same', async () => {
  const guess = (from: string) =>
    school.app.inject({
      method: 'POST',
      url: '/api/students/login',
      headers: { host: 'school.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': from },
      payload: { username: 'student', password: 'wrong' },
    });
  const codes = [];
  for (const from of ['x'.repeat(100), 'a', 'b', 'c', 'd', 'e']) codes.push((await guess(from)).statusCode);
  expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  await guess('[2001:db8:9::1]:443');
  await guess('192.0.2.9:5555');
  const last = await school.knex('audit_logs').where({ action: 'login_failed' }).orderBy('id', 'desc').limit(2);
  expect(last.map(({ address }) => address)).toEqual(['192.0.2.9', '2001:db8:9::1']);
});
