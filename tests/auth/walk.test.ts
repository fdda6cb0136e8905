import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#schemas/pages.ts';
import { fingerprint } from '#tests/api/fuzz/fingerprint.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { servePages } from '#tests/documents/applications.ts';
import { roles } from '#tests/rights/line.ts';
import { routesOf } from '#tests/rights/routes.ts';
import { openSchool, type School } from '../support/school.ts';

const publicUrl = 'https://school.example';
let school: School;
let secure: School;
let routes: [method: 'GET', url: string][];
beforeAll(async () => {
  school = await openSchool();
  secure = await openSchool({ configuration: { publicUrl } });
  await servePages(secure.app);
  routes = routesOf(school.app).map((route) => route.split(' ') as ['GET', string]);
});
afterAll(async () => {
  await secure.close();
  await school.close();
});

const filled = (url: string, id = '1') =>
  url.replace(':entity', 'groups').replace(':asset', 'x.css').replace(/:\w+/g, id);
const everyone = [...roles, 'new', 'demo', 'nobody'];
/** Events have no end. */
const endless = (url: string) => url.endsWith('/events');

test('every call that writes is refused when another site may have sent it', async () => {
  // A provider of meetings calls from its own site, and signs what it says.
  const writes = routes.filter(([method, url]) => method !== 'GET' && url !== '/api/video/zoom/events');
  expect(writes.length).toBeGreaterThan(80);
  const before = await fingerprint(school.knex);
  for (const who of ['admin', 'student']) {
    const { cookie } = (await school.as(who)).headers as { cookie: string };
    for (const [method, url] of writes)
      for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
        const call = school.app.inject({ method, url: filled(url), headers: { cookie, ...from } });
        expect((await expectProblem(call, 403)).type, `${method} ${url}`).toBe('/problems/cross_site');
      }
    expect((await (await school.as(who)).get('/api/user')).statusCode).toBe(200);
  }
  expect(await fingerprint(school.knex)).toEqual(before);
});

test('nothing is changed by what only reads, whoever asks', async () => {
  const before = await fingerprint(school.knex);
  const sessions = () => school.knex('sessions').where({ ended_at: null }).orderBy('id').pluck('id');
  for (const who of everyone) await school.as(who);
  const alive = await sessions();
  const reads = routes.filter(([method, url]) => method === 'GET' && !endless(url));
  for (const who of everyone) {
    const { headers } = await school.as(who);
    for (const [, url] of reads)
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
        expect((await school.app.inject({ method, url: filled(url), headers })).statusCode, url).toBeLessThan(500);
  }
  // An address that writes when it is asked to does nothing when it is only looked at.
  const admin = await school.as('admin');
  for (const [method, url] of routes) if (method !== 'GET') await admin.get(filled(url));
  expect(await fingerprint(school.knex)).toEqual(before);
  expect(await sessions()).toEqual(alive);
});

/** What an answer lacks of what keeps a browser safe. */
function lacks(headers: Record<string, unknown>): string[] {
  const policy = String(headers['content-security-policy']);
  const wanted: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    referrer: headers['referrer-policy'] === 'strict-origin-when-cross-origin',
    https: headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains',
    frames: /frame-ancestors '(none|self)'|; sandbox/.test(policy),
    scripts: /default-src 'none'/.test(policy) && !/script-src[^;]*unsafe|\*/.test(policy),
    kept: /no-store/.test(String(headers['cache-control'])),
  };
  return Object.keys(wanted).filter((one) => !wanted[one]);
}

/** The documentation of the API is the same for everybody who may read it. */
const sameForAll = (url: string) => /^\/api\/docs\/./.test(url);

test('every answer of the API keeps a browser safe, and nobody keeps it', async () => {
  for (const who of ['admin', 'student', 'nobody']) {
    const { headers } = await secure.as(who);
    for (const [method, url] of routes.filter((route) => !endless(route[1]))) {
      if (sameForAll(url)) continue;
      const answer = await secure.app.inject({ method, url: filled(url, '999999'), headers });
      expect([method, url, answer.statusCode, lacks(answer.headers)]).toEqual([method, url, answer.statusCode, []]);
    }
  }
});

test('so does every page, whoever opens it and wherever it leads; scripts run by a nonce of their own', async () => {
  const nonces = new Set<string>();
  let drawn = 0;
  for (const who of everyone) {
    const { headers } = await secure.as(who);
    for (const { path } of [...pages, { path: '/nowhere' }, { path: '/' }, { path: '/levels.data' }]) {
      const url = filled(path);
      const answer = await secure.app.inject({ url, headers: { ...headers, accept: 'text/html' } });
      expect([who, url, lacks(answer.headers)]).toEqual([who, url, []]);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      const nonce = /script-src [^;]*'nonce-([\w+/]{22}==)'/.exec(String(answer.headers['content-security-policy']));
      expect(nonce, `${who} ${url}`).not.toBeNull();
      nonces.add(nonce?.[1] as string);
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(100);
  expect(nonces.size).toBe(drawn);
});
