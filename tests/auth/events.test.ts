import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect, urlOf } from '#api/database.ts';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
/** Two processes of one school, as far as PostgreSQL and a browser can tell. */
let addresses: string[];
let other: FastifyInstance;
beforeAll(async () => {
  school = await openSchool();
  const knex = connect(urlOf(school.knex));
  other = await buildApp({ knex, configuration: school.app.configuration });
  other.addHook('onClose', () => knex.destroy());
  addresses = [await school.app.listen({ port: 0 }), await other.listen({ port: 0 })];
});
afterAll(async () => {
  await other.close();
  await school.close();
});

const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;

async function enter(username: string, at = 0, kind = 'students'): Promise<Record<string, string>> {
  const answer = await fetch(`${addresses[at]}/api/${kind}/login`, {
    method: 'POST',
    headers: { ...fromOwnPage, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid=')) as string;
  return { ...fromOwnPage, cookie: cookie.split(';')[0] as string };
}

/** A page that listens: what it is told, and when the stream ends. */
async function listen(headers: Record<string, string>, at = 0) {
  const answer = await fetch(`${addresses[at]}/api/events`, { headers });
  const told = (async () => {
    let text = '';
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
      text += Buffer.from(chunk).toString();
    return { text, at: Date.now() };
  })();
  return { answer, told };
}

const said = (ending: string) => `event: session\ndata: {"ending":"${ending}"}\n\n`;

test('A page hears first who reads it', async () => {
  const headers = await enter('student');
  const page = await listen(headers);
  await school.app.inject({ method: 'DELETE', url: '/api/students/logout', headers });
  expect((await page.told).text).toMatch(`retry: 3000\n\nevent: reader\ndata: {"id":${await idOf('student')}}\n\n`);
});

describe('a page is told within a second that its session is over', () => {
  test('replaced from another browser, through another process', async () => {
    const headers = await enter('student');
    const pages = [await listen(headers, 0), await listen(headers, 1)];
    expect(pages[0]?.answer.headers.get('content-type')).toMatch('text/event-stream');
    expect(pages[0]?.answer.headers.get('cache-control')).toBe('private, no-store');
    const newer = await enter('student', 1);
    const began = Date.now();
    const page = await listen(newer);
    for (const { told } of pages) {
      const { text, at } = await told;
      expect(text).toContain(said('replaced'));
      expect(at - began).toBeLessThan(1000);
    }
    expect((await fetch(`${addresses[0]}/api/events`, { headers })).status).toBe(401);
    expect((await fetch(`${addresses[0]}/api/user`, { headers: newer })).status).toBe(200);
    await school.app.inject({ method: 'DELETE', url: '/api/students/logout', headers: newer });
    expect((await page.told).text).toContain(said('logout'));
  });

  test('deactivated, given another password, given another role', async () => {
    const admin = await school.as('admin');
    const cases = [
      [
        'advanced',
        'students',
        () => idOf('advanced').then((id) => admin.post(`/api/students/${id}/deactivate`)),
        'deactivated',
      ],
      [
        'old',
        'students',
        () => idOf('old').then((id) => admin.post(`/api/students/${id}/set_password`, { password: 'a temporary one' })),
        'password_changed',
      ],
      [
        'teacher',
        'admin',
        () => idOf('teacher').then((id) => admin.put(`/api/staff/${id}`, { role_id: 3 })),
        'role_changed',
      ],
    ] as const;
    for (const [username, kind, change, ending] of cases) {
      const page = await listen(await enter(username, 1, kind), 1);
      const began = Date.now();
      expect((await change()).statusCode).toBe(200);
      const { text, at } = await page.told;
      expect(text).toContain(said(ending));
      expect(at - began).toBeLessThan(1000);
    }
  });

  test('also when the connection to PostgreSQL was lost meanwhile', async () => {
    const headers = await enter('new');
    const page = await listen(headers);
    await school.knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    const user_id = await idOf('new');
    await school
      .knex('sessions')
      .where({ user_id, ended_at: null })
      .update({ ended_at: school.knex.fn.now(), end_reason: 'logout' });
    expect((await page.told).text).toContain(said('logout'));
  });
});

test('one connection of a process listens, however many pages do', async () => {
  const headers = await enter('demo');
  const pages = await Promise.all(Array.from({ length: 10 }, () => listen(headers)));
  expect(pages.map(({ answer }) => answer.status)).toEqual(Array(10).fill(200));
  const listening = async () => {
    const { rows } = await school.knex.raw(
      `select count(*)::int as count from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    return rows[0].count;
  };
  // The other process may still be connecting again, as its connection was cut above.
  await expect.poll(listening, { timeout: 20_000 }).toBe(2);
  await enter('demo');
  await Promise.all(pages.map(({ told }) => told));
});

test('nobody listens without a session', async () => {
  expect((await fetch(`${addresses[0]}/api/events`)).status).toBe(401);
});

test('a server that closes does not wait for its listeners', async () => {
  const knex = connect(urlOf(school.knex));
  const third = await buildApp({ knex, configuration: school.app.configuration });
  addresses.push(await third.listen({ port: 0 }));
  const page = await listen(await enter('external', 2), 2);
  const began = Date.now();
  await third.close();
  await knex.destroy();
  expect(Date.now() - began).toBeLessThan(2000);
  // How many notices are unread is said to who begins to listen; nothing comes after it.
  expect((await page.told).text.match(/event: \w+/g)).toEqual(['event: reader', 'event: notices']);
});

test('of many pages that listen at the same moment no more get through than may', async () => {
  const headers = await enter('just-forums');
  const pages = await Promise.all(Array.from({ length: 40 }, () => listen(headers)));
  const codes = pages.map(({ answer }) => answer.status);
  expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 429).length]).toEqual([20, 20]);
  await enter('just-forums');
  await Promise.all(pages.map(({ told }) => told));
});
