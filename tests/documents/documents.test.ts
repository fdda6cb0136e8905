import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { videoSources } from '#api/documents/video_sources.ts';
import { openSchool, password, type School } from '../support/school.ts';
import { servePages } from './applications.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await servePages(school.app);
});
afterAll(() => school.close());

const open = async (who: string, url: string, headers: Record<string, string> = {}) =>
  (await school.as(who)).get(url, { 'sec-fetch-site': 'none', ...headers });

/** Which application answered, or where the answer leads. */
async function answered(who: string, url: string): Promise<string> {
  const answer = await open(who, url);
  if (answer.headers.location) return `${answer.statusCode} -> ${answer.headers.location}`;
  const app = ['back office', 'student site'].find((name) => answer.body.includes(name));
  return `${answer.statusCode} ${app}`;
}

describe('who asks decides what answers', () => {
  test.each([
    ['nobody', '/levels', '302 -> /login/student?to=%2Flevels'],
    ['nobody', '/library?page=2&kind=audio', '302 -> /login/student?to=%2Flibrary%3Fpage%3D2%26kind%3Daudio'],
    ['nobody', '/login/customer_service', '302 -> /login/customer-service'],
    ['nobody', '/', '302 -> /login/student'],
    ['nobody', '/login/student', '200 student site'],
    ['student', '/levels', '200 student site'],
    ['admin', '/levels', '200 back office'],
    ['admin', '/', '302 -> /dashboard'],
    ['customer-service', '/dashboard', '302 -> /students'],
    ['customer-service', '/students', '200 back office'],
    ['student', '/login/student', '302 -> /home'],
    ['student', '/staff', '302 -> /home'],
    ['new', '/levels', '302 -> /welcome'],
    ['demo', '/levels', '302 -> /demo'],
    ['advanced', '/levels', '302 -> /forum'],
    ['teacher', '/levels', '302 -> /calendar'],
    ['student', '/library-resources?page=2', '302 -> /library'],
    ['student', '/nothing', '404 student site'],
    ['admin', '/nothing', '404 student site'],
    ['admin', '/levels/../students', '200 back office'],
    ['demo', '/LEVELS', '404 student site'],
    ['nobody', '//evil.example/levels', '400 undefined'],
  ])('%s at %s: %s', async (who, url, expected) => {
    expect(await answered(who, url)).toBe(expected);
  });

  test('a file that is not there costs no page', async () => {
    const answer = await open('nobody', '/favicon.ico');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  test('a refusal before any application can draw is read as a page, in the reader’s language', async () => {
    const headers = { accept: 'text/html', cookie: 'locale=en', 'sec-fetch-site': 'cross-site' };
    const answer = await school.app.inject({ method: 'POST', url: '/login/student', headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('The request comes from another site and was not carried out.');
  });

  test.each([
    ['student', '/levels', 'br', brotliDecompressSync],
    ['student', '/levels', 'gzip', gunzipSync],
    ['admin', '/levels', 'br', brotliDecompressSync],
    ['student', '/nothing', 'br', brotliDecompressSync],
  ])('what %s reads at %s is compressed by %s for who can read it', async (who, url, encoding, decompress) => {
    const plain = await open(who, url);
    const answer = await open(who, url, { 'accept-encoding': `deflate, ${encoding}` });
    expect([plain.headers['content-encoding'], answer.headers['content-encoding']]).toEqual([undefined, encoding]);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      plain.statusCode,
      plain.headers['content-type'],
    ]);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(answer.rawPayload).toString()).toContain(who === 'admin' ? 'back office' : 'student site');
  });

  test('a host that is no host changes nothing', async () => {
    expect((await open('student', '/levels', { host: '[evil]:x/../' })).statusCode).toBe(200);
  });

  test('data is guarded as its page is, and leads away by a whole document', async () => {
    expect((await open('student', '/levels.data')).body).toContain('"username","student"');
    for (const [who, to] of [
      ['nobody', '/login/student?to=%2Flevels'],
      ['new', '/welcome'],
      ['admin', '/levels'],
    ] as const) {
      const answer = await open(who, '/levels.data');
      expect([answer.statusCode, answer.headers['x-remix-reload-document']]).toEqual([202, 'true']);
      expect(answer.body).toContain(`"${to}"`);
    }
    expect((await open('student', '/nothing.data')).statusCode).toBe(404);
    expect((await open('student', '/levels.data?_routes=login')).body).not.toContain('"username"');
  });

  test('an address that is only read by the back office takes no form', async () => {
    const answer = await (await school.as('admin')).post('/levels', 'a=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  test.each([
    ['student', '/levels'],
    ['admin', '/levels'],
    ['nobody', '/login/student'],
    ['student', '/nothing'],
  ])('%s at %s gets a policy of its own, and nobody keeps the answer', async (who, url) => {
    const [first, second] = [await open(who, url), await open(who, url)];
    const policies = [first, second].map(({ headers }) => String(headers['content-security-policy']));
    expect(policies[0]).toMatch(/script-src [^;]*'nonce-[\w+/]{22}=='/);
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('the nonce of the policy is the one in the document', async () => {
    const { headers, body } = await open('admin', '/levels');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`<script nonce="${nonce}">`);
    expect((await open('student', '/levels')).body).toMatch(/"nonce":"[\w+/]{22}=="/);
  });

  test('the preview alone may stand in a frame of ours', async () => {
    const { headers } = await open('coordinator', '/preview/form');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('camera and microphone are allowed in the rooms of meetings, the microphone where something is recorded', async () => {
    const allowed = async (who: string, url: string) => {
      const { headers } = await open(who, url);
      return String(headers['permissions-policy']).match(/\w+(?==\(self\))/g) ?? [];
    };
    expect(await allowed('student', '/home')).toEqual([]);
    for (const url of ['/classe/1', '/forum/1', '/particular-classes/1', '/demo-classes/classe/1'])
      expect(await allowed('student', url), url).toEqual(['camera', 'capture', 'microphone']);
    expect(await allowed('student', '/levels/level/1/lesson/1/exercise/1/form')).toEqual(['microphone']);
    expect(await allowed('coordinator', '/levels/level/1/exam/1/form')).toEqual(['microphone']);
  });

  test('the room of a provider may load what that needs, and no other page may', async () => {
    const sources = { 'script-src': ["'self'", "'nonce-x'"], 'style-src': ["'self'", "'nonce-x'"] };
    expect(videoSources({ videoProvider: 'sandbox', zoom: null }, sources)).toEqual(sources);
    const zoom = videoSources({ videoProvider: 'zoom', zoom: null }, sources);
    expect(zoom['script-src']).toEqual(["'self'", "'nonce-x'", "'wasm-unsafe-eval'", 'blob:']);
    expect(zoom['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(zoom['connect-src']).toContain('wss://*.zoom.us');
  });

  test('rooms alone are isolated from other sites, where their provider shares memory with its workers', async () => {
    const name = 'cross-origin-embedder-policy';
    expect((await open('student', '/classe/1')).headers[name]).toBeUndefined();
    const { configuration } = school.app;
    configuration.videoProvider = 'zoom';
    expect((await open('student', '/classe/1')).headers[name]).toBe('credentialless');
    expect((await open('student', '/classes')).headers[name]).toBeUndefined();
    configuration.videoProvider = 'sandbox';
  });

  test('redirects and data are kept by nobody either', async () => {
    for (const url of ['/staff', '/levels.data']) {
      const { headers } = await open('student', url);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' });
    }
  });
});

describe('the student site calls the API within the process', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const signIn = (payload: string, headers: Record<string, string> = form) =>
    school.app.inject({ method: 'POST', url: '/login/student', remoteAddress: '192.0.2.7', headers, payload });

  test('as the caller of the page', async () => {
    const { body } = await open('old', '/library');
    expect(body).toContain('"username":"old"');
    expect(body).toContain('"locale":"es"');
  });

  test('cookies that a call sets go out with the page, and the session is the browser’s', async () => {
    const answer = await signIn(`username=old&password=${password}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home']);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['device', 'sid', 'role', 'authenticated', 'locale']);
    const session = await school.knex('sessions').orderBy('id', 'desc').first('address', 'user_agent');
    expect(session).toEqual({ address: '192.0.2.7', user_agent: 'lightMyRequest' });
  });

  test('and the browser is known by it: nobody keeps out who has signed in there before', async () => {
    const deviceOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
      cookies.find(({ name }) => name === 'device')?.value;
    const right = `username=external&password=${password}`;
    const token = deviceOf(await signIn(right));
    for (let guess = 0; guess < 6; guess += 1) await signIn('username=external&password=wrong');
    expect((await signIn(right)).statusCode).toBe(429);
    const known = await signIn(right, { ...form, cookie: `device=${token}` });
    expect([known.statusCode, deviceOf(known)]).toEqual([302, token]);
  });

  test('a wrong password is the API’s answer', async () => {
    expect((await signIn('username=old&password=wrong')).statusCode).toBe(401);
  });

  test('a form of another site reaches nothing', async () => {
    const { 'sec-fetch-site': _, ...bare } = form;
    const signs: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const more of signs) {
      expect((await signIn(`username=old&password=${password}`, { ...bare, ...more })).statusCode).toBe(403);
    }
  });

  test('a page learns why the session that its browser names is over', async () => {
    const { headers } = await school.as('external');
    await school.knex('sessions').where({ ended_at: null }).update({ ended_at: new Date(), end_reason: 'replaced' });
    const { body } = await school.app.inject({ url: '/login/student', headers });
    expect(body).toContain('"session_ending":"replaced"');
  });
});
