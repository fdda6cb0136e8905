import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from '#tests/rights/routes.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { faultsOf } from '../problem.ts';
import { fingerprint } from './fingerprint.ts';

const people = ['admin', 'coordinator', 'customer-service', 'teacher', 'student', 'new', 'nobody'];
const agent = new Agent({ keepAlive: true });
let school: School;
let port: number;
let routes: string[];
beforeAll(async () => {
  school = await openSchool();
  routes = routesOf(school.app).filter((route) => !lasting.test(route));
  await school.app.listen({ port: 0 });
  port = (school.app.server.address() as AddressInfo).port;
  for (const person of people) await school.as(person);
});
afterAll(async () => {
  agent.destroy();
  await school.close();
});

/** Who signs in or out is somebody else afterwards, events have no end, and a photo needs no number to be taken off. */
const lasting = /\/log(in|out)(_as)?$|\/events$|DELETE .*avatar$/;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'MKCOL', 'LOCK'];

/** What a number in an address may be written as, and is none. */
const number = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1e3',
    '01',
    '0x1',
    '1.0',
    '+1',
    '%31%',
    '%',
    '%00',
    '%2e%2e%2f1',
    '..%2f1',
    '%c0%af',
    '1%2F2',
  ),
  fc.constantFrom(
    '%E2%80%AE',
    '%EF%BB%BF1',
    '%D9%A3',
    'null',
    'NaN',
    "1'--",
    '1;2',
    '99999999999999999999',
    '2147483648',
  ),
  fc.webPath().map((path) => path.slice(1) || '-'),
  fc.string({ maxLength: 30 }).map((text) => `x${encodeURIComponent(text.toWellFormed())}`),
);

const part = fc.oneof(
  fc.tuple(fc.constantFrom('filter', 'sort', 'range', 'can', '__proto__', 'a[]'), fc.json()),
  fc.tuple(fc.constantFrom('filter', 'sort', 'range'), fc.string()),
  fc.tuple(fc.webQueryParameters(), fc.constant('')),
);
const query = fc
  .array(part, { maxLength: 3 })
  .chain((parts) => fc.constantFrom([], parts, [...parts, ...parts]))
  .map((parts) => parts.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'));
const rawQuery = fc.constantFrom(
  'filter=%',
  'filter=%ZZ',
  'sort=%00',
  'range=[0',
  'filter[id]=1',
  '&&==',
  '%',
  '?',
  'filter={"id":1,"id":2}',
);

/** Another spelling of the same address, or what is none. */
const bends: ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace('/api/', '/api/%2e%2e/api/'),
  (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}%00`,
  (path) => `${path};v=1`,
  (path) => `http://evil.example${path}`,
];

const bodies = [
  undefined,
  '',
  '{',
  '[]',
  'null',
  '{"nothing":1}',
  '{"nothing":1,"nothing":2}',
  '\0',
  '{"ids":[0],"nothing":{}}',
];
const headers: Record<string, string>[] = [
  {},
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'PUT' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { 'if-match': '"x"', 'if-none-match': '*', range: 'bytes=5-1' },
  { accept: 'application/xml;q=x', 'accept-language': '%%%', host: '[bad' },
  { cookie: 'sid=%; locale=%00; time_zone=../etc; role=admin' },
];

const call = fc.record({
  method: fc.constantFrom(...methods),
  route: fc.nat(),
  id: number,
  query: fc.oneof(query, rawQuery, fc.constant('')),
  bend: fc.constantFrom(...bends),
  body: fc.constantFrom(...bodies),
  headers: fc.constantFrom(...headers),
  who: fc.constantFrom(...people),
  own: fc.boolean(),
});

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** By a real connection, and byte for byte: `app.inject` would mend the address. */
const send = ({ method, path, headers, body }: Sent) =>
  new Promise<LightMyRequestResponse>((resolve, reject) => {
    const framed = { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) };
    const sent = request({ port, method, path, headers: framed, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => {
        const read = {
          statusCode: answer.statusCode,
          headers: answer.headers,
          body: text,
          json: () => JSON.parse(text),
        };
        resolve(read as LightMyRequestResponse);
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

test('no address, method or header brings the server down or does anything', async () => {
  const before = await fingerprint(school.knex);
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(call, async ({ own, ...one }) => {
      const [stated = '', pattern = ''] = (routes[one.route % routes.length] as string).split(' ');
      const method = own ? stated : one.method;
      const person = await school.as(one.who);
      const path = one.bend(pattern.replace(':id', () => one.id)) + (one.query && `?${one.query}`);
      const given = { ...person.headers, 'content-type': 'application/json', ...one.headers };
      const body = ['GET', 'HEAD'].includes(method) ? undefined : (one.body ?? '{"nothing":1}');
      // To publish a calendar asks for no input: without any it is a right call.
      if (pattern === '/api/feeds/publish' && ['', 'null'].includes(body ?? '')) return;
      const answer = await send({ method, path, headers: given, body });
      const said = `${one.who} ${method} ${path} ${answer.statusCode} ${answer.body}`;
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      expect(answer.statusCode, said).toBeLessThan(500);
      if (answer.statusCode >= 400 && method !== 'HEAD') expect(faultsOf(answer, 'es'), said).toEqual([]);
    }),
    { numRuns: 2500, endOnFailure: true },
  );
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 422]));
  expect(await fingerprint(school.knex)).toEqual(before);
});
