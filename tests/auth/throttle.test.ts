import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('an address that tries many names is slowed down too', async () => {
  const answers = [];
  for (let guess = 0; guess < 22; guess += 1) answers.push(await enter(`name-${guess}`, 'wrong', '192.0.2.4'));
  expect(answers.map(({ statusCode }) => statusCode).lastIndexOf(429)).toBeGreaterThanOrEqual(20);
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
