import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';

let school: School;
let port: number;
beforeAll(async () => {
  school = await openSchool({ configuration: { publicUrl: 'https://school.example', trustProxy: 1 } });
  // Pages are built apart: any other address stands for one.
  school.app.get('/*', { config: { roles: 'anybody' } }, () => 'a page');
  await school.app.listen({ host: '127.0.0.1', port: 0 });
  port = (school.app.server.address() as AddressInfo).port;
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

describe('a whole address in the first line of a request, as proxies send it', () => {
  /** The status and where it leads, over a line of one's own. */
  async function asked(target: string, host = 'school.example'): Promise<[number, string | undefined]> {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-proto: http\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    return [Number(answer.split(' ', 2)[1]), /^location: (.*)$/im.exec(answer)?.[1]?.trim()];
  }

  test('leads to the same page over https', async () => {
    for (const page of ['/', '/home?tab=1', '/login/student'])
      expect(await asked(`http://school.example${page}`)).toEqual([308, `https://school.example${page}`]);
    expect(await asked('HTTP://SCHOOL.example/home')).toEqual([308, 'https://school.example/home']);
    expect(await asked('http://school.example')).toEqual([308, 'https://school.example/']);
    expect(await asked('http://school.example?tab=1')).toEqual([308, 'https://school.example/?tab=1']);
  });

  test('leads nowhere else, whatever host it names', async () => {
    for (const target of [
      'http://evil.example/home',
      'http://school.example@evil.example/home',
      'http://school.example.evil.example/',
      'http://user:word@school.example/home',
      'ftp://school.example/home',
      'http://[::1/',
      'http:',
      '*',
    ])
      expect((await asked(target))[1] ?? 'https://school.example/home', target).toMatch(/^https:\/\/school\.example\//);
    expect((await asked('http://evil.example/home'))[0]).toBe(421);
    // The whole address counts, not what stands beside it.
    expect(await asked('http://school.example/home', 'evil.example')).toEqual([308, 'https://school.example/home']);
  });

  test('is no way around the refusal of the API', async () => {
    expect(await asked('http://school.example/api/user')).toEqual([403, undefined]);
  });
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
