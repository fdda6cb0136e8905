import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestBlockOf } from '#tests/support/browser/longest_block.ts';
import { type Served, serveSchool } from '#tests/support/served.ts';

let school: Served;
let session: string;
beforeAll(async () => {
  school = await serveSchool();
  session = await signIn('students', 'student');
});
afterAll(() => school.close());

/** The cookies of somebody who has signed in. */
async function signIn(door: 'students' | 'admin', username: string): Promise<string> {
  const signedIn = await fetch(`${school.url}/api/${door}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password: 'learning-demo' }),
  });
  return signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Asks for an address as it is written: no client of ours tidies it up. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(school.url, { path, headers: { accept: 'text/html', ...headers } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      answer.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

const odd = ['/%5C', '//%5C', '/%5C%5C', '/%5C%3A', '//', '//:', '//[', '/a//b', '/%00', '/levels%5C', '/%0A'];

test.each(odd)('the malformed address %s is refused as a page, and the server goes on', async (path) => {
  for (const cookie of ['', session]) {
    const { status, body } = await ask(path, { cookie });
    expect(status).toBe(400);
    expect(body).toContain('<!doctype html>');
    expect((await ask('/login/student')).status).toBe(200);
  }
});

test('each document says once what it is, and is sent once', async () => {
  const coordinator = await signIn('admin', 'coordinator');
  const documents: [path: string, cookie: string, status: number][] = [
    ['/login/student', '', 200],
    ['/home', session, 200],
    ['/levels', session, 200],
    ['/nothing', session, 404],
    ['/error', session, 500],
    ['/%5C', session, 400],
    ['/students', coordinator, 200],
    ['/preview/form', coordinator, 200],
    ['/nothing', coordinator, 404],
  ];
  for (const [path, cookie, expected] of documents) {
    const { status, body } = await ask(path, { cookie });
    expect(status, path).toBe(expected);
    expect(body, path).toMatch(/^<!doctype html>/i);
    expect(body.match(/<!doctype/gi), path).toHaveLength(1);
    expect(body.match(/<html[\s>]/gi), path).toHaveLength(1);
  }
});

test.each(['/%', '/%E0%A4', 'levels'])('%s is no address', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test.each([
  ['/', 'a/'],
  ['/levels/', '1/'],
  ['/', '%61/'],
])('an address of thousands of parts, %s%s…, keeps nobody waiting', async (begin, part) => {
  const path = begin + part.repeat(12_000 / part.length);
  for (const cookie of ['', session]) {
    const still = await longestBlockOf(async () => {
      expect((await ask(path, { cookie })).status).toBe(404);
    });
    expect(Math.round(still)).toBeLessThan(100);
  }
});

test('no address is too strange for an answer', { timeout: 120_000 }, async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%',
      '%5C',
      '%2F',
      '%3A',
      '%00',
      '%FF',
      '%E0%A4',
      '\\',
      ':',
      '@',
      '[',
      ']',
      '?',
      ';',
    ),
    fc.constantFrom('levels', 'login', '.data', '_root', '?p=', '?_data=root', '?_routes=', '?index', '%C3%B1'),
    fc.string({ maxLength: 6 }).map((text) => encodeURI(text.toWellFormed())),
  );
  const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('').replaceAll('#', '')}`);
  await fc.assert(
    fc.asyncProperty(address, fc.boolean(), async (path, isSignedIn) => {
      const { status } = await ask(path, isSignedIn ? { cookie: session } : {});
      expect(status, path).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  expect((await ask('/login/student')).status).toBe(200);
});
