import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKey } from '#api/auth/throttle.ts';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const enter = (username: string, secret: string, remoteAddress: string, kind = 'students') =>
  school.app.inject({
    method: 'POST',
    url: `/api/${kind}/login`,
    remoteAddress,
    payload: { username, password: secret },
  });

test('who guesses has to wait, by whatever door and spelling, and others need not', async () => {
  const guesses = [];
  for (const [username, kind] of [
    ['student', 'students'],
    ['STUDENT', 'admin'],
    ['student', 'teacher'],
    [' student', 'coordinator'],
    ['student', 'customer_service'],
  ] as const) {
    guesses.push((await enter(username, 'wrong', '192.0.2.1', kind)).statusCode);
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401]);
  const slowed = await enter('student', password, '192.0.2.1');
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  expect((await enter('student', password, '192.0.2.2')).statusCode).toBe(200);
  expect((await enter('advanced', password, '192.0.2.1')).statusCode).toBe(200);
});

test('of many guesses at a time hardly more get through than of guesses one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => enter('demo', 'wrong', '192.0.2.3')));
  const tried = answers.filter(({ statusCode }) => statusCode === 401).length;
  expect(tried).toBeLessThanOrEqual(12);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(60 - tried);
});

test('an address that fails more often than a class would is slowed down too', async () => {
  const codes = [];
  for (let guess = 0; guess < 126; guess += 1)
    codes.push((await enter(`name-${guess}`, 'wrong', '192.0.2.4')).statusCode);
  expect(codes.indexOf(429)).toBeGreaterThanOrEqual(120);
});

describe('in a classroom, where one address is everybody', () => {
  const here = '192.0.2.5';
  const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => {
    const { value } = cookies.find(({ name }) => name === 'device') as { value: string };
    return `device=${value}`;
  };
  const from = (cookie: string, username: string, secret: string) =>
    school.app.inject({
      method: 'POST',
      url: '/api/students/login',
      remoteAddress: here,
      headers: { cookie, origin: 'http://localhost:80' },
      payload: { username, password: secret },
    });

  /** Ten failures more, so that the wait outlasts whatever else the machine does. */
  const failMore = (username: string) =>
    school.knex.raw(
      `insert into audit_logs (role, action, entity, after, at)
        select role, action, entity, after, now()
        from (select * from audit_logs where action = 'login_failed' and after ->> 'account' = ? limit 1) failed,
          generate_series(1, 10)`,
      [accountKey(username)],
    );

  test('whoever tries invented names keeps no classmate out', async () => {
    for (let guess = 0; guess < 40; guess += 1) await enter(`invented-${guess}`, 'wrong', here);
    const codes = [];
    for (let time = 0; time < 10; time += 1) codes.push((await enter('old', password, here)).statusCode);
    expect(codes).toEqual(Array(10).fill(200));
  });

  test('a browser in which one has signed in before is let in, whatever others try with the name or the address', async () => {
    const known = cookieOf(await enter('old', password, here));
    const wrong = Array.from({ length: 70 }, (_, at) => (at % 2 ? 'old' : `invented-${at}`));
    for (const name of wrong) await enter(name, 'wrong', here);
    await failMore('old');
    expect((await enter('old', password, here)).statusCode).toBe(429);
    expect((await from(known, 'old', password)).statusCode).toBe(200);
    // It is known by one person, and speaks for nobody else.
    await Promise.all(Array.from({ length: 8 }, () => enter('advanced', 'wrong', here)));
    await failMore('advanced');
    expect((await from(known, 'advanced', password)).statusCode).toBe(429);
  });

  test('guesses in such a browser are slowed down by themselves, and another password makes it a stranger', async () => {
    const known = cookieOf(await enter('demo', password, '192.0.2.6'));
    const codes = [];
    for (let guess = 0; guess < 7; guess += 1) codes.push((await from(known, 'demo', 'wrong')).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const admin = await school.as('admin');
    const { id } = await school.knex('users').where({ username: 'demo' }).first('id');
    expect(await school.knex('known_devices').where({ user_id: id })).not.toEqual([]);
    await admin.post(`/api/students/${id}/set_password`, { password: 'given by staff' });
    expect(await school.knex('known_devices').where({ user_id: id })).toEqual([]);
  });

  test('a browser keeps one token for all who use it, and the database its hash', async () => {
    const known = cookieOf(await enter('student', password, '192.0.2.7'));
    const again = await from(known, 'external', password);
    expect(cookieOf(again)).toBe(known);
    const kept = await school.knex('known_devices').pluck('token_hash');
    expect(kept.join()).not.toContain(known.replace('device=', ''));
    const made = cookieOf(await from('device=chosen-by-somebody', 'external', password));
    expect(made).toMatch(/^device=[\w-]{43}$/);
  });
});

test('bodies that cannot be read count as failed tries, also where nobody is named', async () => {
  const remoteAddress = '192.0.2.8';
  const send = (url: string, payload: string) =>
    school.app.inject({ method: 'POST', url, remoteAddress, headers: { 'content-type': 'application/json' }, payload });
  const junk = ['{', '[]', '{"nothing":1}', `{"username":"${'x'.repeat(20_000)}"}`];
  const codes = [];
  for (let guess = 0; guess < 124; guess += 1)
    codes.push((await send('/api/students/login', junk[guess % 4] as string)).statusCode);
  expect(codes.slice(0, 4)).toEqual([400, 422, 422, 413]);
  expect(codes.lastIndexOf(429)).toBeGreaterThanOrEqual(120);
  expect((await send('/api/passwords/forgot', '{}')).statusCode).toBe(429);
  expect((await enter('new', password, '192.0.2.9')).statusCode).toBe(200);
});

test('they count in a browser that somebody has signed in from too, and keep nobody out who signs in there', async () => {
  const remoteAddress = '192.0.2.10';
  const token = (await enter('old', password, remoteAddress)).cookies.find(({ name }) => name === 'device')?.value;
  const headers = {
    cookie: `device=${token}`,
    origin: 'http://localhost:80',
    'content-type': 'application/json',
  };
  const send = (payload: string) =>
    school.app.inject({ method: 'POST', url: '/api/students/login', remoteAddress, headers, payload });
  const codes = [];
  for (let time = 0; time < 30; time += 1) codes.push((await send('{')).statusCode);
  const right = await send(JSON.stringify({ username: 'old', password }));
  for (let time = 30; time < 124; time += 1) codes.push((await send('{')).statusCode);
  expect(right.statusCode).toBe(200);
  expect(codes.indexOf(429)).toBeGreaterThanOrEqual(120);
});

describe('an account that many addresses guess at', () => {
  const guess = (number: number) => enter('external', 'wrong', `198.51.100.${number}`);

  test('gives each of them one try, and its owner too: nobody is locked out', async () => {
    for (let number = 1; number <= 50; number += 1) expect((await guess(number)).statusCode).toBe(401);
    for (let number = 51; number <= 60; number += 1) {
      expect((await guess(number)).statusCode).toBe(401);
      const again = await guess(number);
      expect(again.statusCode).toBe(429);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
    }
    expect((await enter('external', password, '203.0.113.9')).statusCode).toBe(200);
    expect((await enter('beginner-forum', 'wrong', '198.51.100.1')).statusCode).toBe(401);
  });

  test('the addresses of one household are one', async () => {
    const codes = [];
    for (const end of ['::1', ':0:0:0:2', ':a:b:c:d', '::ffff:3', ':1:1:1:4', '::5'])
      codes.push((await enter('just-forums', 'wrong', `2001:db8:1:2${end}`)).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await enter('just-forums', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
    expect((await enter('just-forums', 'wrong', 'fe80::1%eth0')).statusCode).toBe(401);
  });
});
