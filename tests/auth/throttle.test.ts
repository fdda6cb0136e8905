import { afterAll, beforeAll, expect, test } from 'vitest';
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
