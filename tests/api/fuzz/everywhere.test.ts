import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#schemas/pages.ts';
import { servePages } from '#tests/documents/applications.ts';
import { routesOf } from '#tests/rights/routes.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { dice, oddities, sendRaw, unreadable } from './raw.ts';

const people = ['admin', 'coordinator', 'customer-service', 'teacher', 'student', 'new', 'demo', 'nobody'];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const bodies = ['', '{', '[]', 'null', '{"a":1}', '{"ids":[1,1]}', '{"name":"\\u0000"}', '{"filter":{}}', 'a=b&c=%zz'];
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x', 'multipart/form-data'];
const queries = [
  '',
  '',
  '?filter=%',
  '?sort=["id","ASC"]',
  '?range=[0,1e9]',
  '?can=x',
  '?a[]=%ff',
  '?_data=root',
  '?size=small&name=%5C',
];
/** Who signs in or out is somebody else afterwards, and events have no end. */
const lasting = /log(in|out)(_as)?$|\/events|avatar$|deactivate|set_password|change_type|reset_level/;
const count = process.env.JOURNEYS === 'wide' ? 120_000 : 30_000;

let school: School;
let places: string[];
let port: number;
const stray: unknown[] = [];
const note = (reason: unknown) => stray.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  school = await openSchool();
  await servePages(school.app);
  const routes = routesOf(school.app).map((route) => route.split(' ')[1] as string);
  places = [...new Set([...routes, ...routes, ...pages.map(({ path }) => path), '/', '/_student/x.js'])];
  await school.app.listen({ port: 0 });
  port = (school.app.server.address() as AddressInfo).port;
  for (const person of people) await school.as(person);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await school.close();
});

test(`of ${count} requests that nobody meant, by all kinds of persons, none is a fault of the server`, {
  timeout: 900_000,
}, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1e9);
  console.log(`FUZZ_SEED=${seed}`);
  const roll = dice(seed);
  const one = <T>(list: T[]): T => list[roll(list.length)] as T;
  const seen = new Map<number, number>();
  const faults: string[] = [];

  function addressDrawn(): string {
    let path = one(places).replace(/:\w+/g, () => one(['1', '2', '7', '0', '999999', '%5C', 'x', '..', '%00']));
    for (let odd = roll(3); odd > 0; odd -= 1) {
      const at = roll(path.length + 1);
      path = path.slice(0, at) + one(oddities) + path.slice(at);
    }
    return (path.startsWith('/') ? path : `/${path}`) + one(queries);
  }

  async function ask(): Promise<void> {
    const [method, url, who] = [one(methods), addressDrawn(), one(people)];
    if (/events/.test(url) || (lasting.test(url.split('?')[0] as string) && method !== 'GET')) return;
    const { headers } = await school.as(who);
    const sends = !['GET', 'HEAD', 'OPTIONS'].includes(method);
    const call = { method, url, headers: { ...headers, ...(roll(2) && { accept: 'text/html' }) } } as InjectOptions;
    if (sends) Object.assign(call, { payload: one(bodies), headers: { ...call.headers, 'content-type': one(types) } });
    // What no address can be is tried byte for byte below.
    const answer = await school.app.inject(call).catch((error) => {
      if (error.code === 'ERR_INVALID_URL' || error.code === 'ERR_UNESCAPED_CHARACTERS') return null;
      throw error;
    });
    if (!answer) return;
    seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode >= 500) faults.push(`${who} ${method} ${url.slice(0, 200)} ${answer.statusCode}`);
  }

  const tens = Array.from({ length: 10 }, () => 0);
  for (let asked = 0; asked < count; asked += tens.length) await Promise.all(tens.map(ask));
  const rounds = count / 10_000;
  for (let round = 0; round < rounds; round += 1)
    for (const bytes of [
      ...unreadable,
      ...oddities.map((odd) =>
        Buffer.from(`GET /${odd} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 'latin1'),
      ),
    ]) {
      const status = await sendRaw(port, bytes);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 505) faults.push(`${JSON.stringify(String(bytes)).slice(0, 200)} ${status}`);
    }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(stray).toEqual([]);
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 415, 422]));
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});
