import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gate } from '#api/gate.ts';
import { openSchool, password, type School } from '../support/school.ts';

/** Every verification that is done, and how many were under way at a time. */
const work = vi.hoisted(() => ({ hashes: [] as string[], running: 0, most: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    async verify(hash: string, secret: string) {
      work.hashes.push(hash);
      work.running += 1;
      work.most = Math.max(work.most, work.running);
      try {
        return await real.verify(hash, secret);
      } finally {
        work.running -= 1;
      }
    },
  };
});

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await school.knex('users').where({ username: 'just-forums' }).update({ status: 'inactive' });
});
afterAll(() => school.close());
beforeEach(() => {
  Object.assign(work, { hashes: [], running: 0, most: 0 });
});

let address = 0;
const enter = (kind: string, username: string, secret: string) =>
  school.app.inject({
    ...{ method: 'POST', url: `/api/${kind}/login`, payload: { username, password: secret } },
    remoteAddress: `198.51.100.${++address}`,
  });

/** Within the cost of OWASP's ASVS 5, whoever's it is. */
const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

test.each([
  ['a name that nobody has', 'students', 'nobody-at-all', password],
  ['a wrong password', 'students', 'student', 'not this one'],
  ['an inactive account', 'students', 'just-forums', password],
  ['another door', 'admin', 'student', password],
  ['another role', 'coordinator', 'teacher', password],
])('%s costs one verification, and as much as any other', async (_, kind, username, secret) => {
  expect((await enter(kind, username, secret)).statusCode).toBe(401);
  expect(work.hashes).toEqual([expect.stringMatching(cost)]);
});

test('a good one costs no less', async () => {
  expect((await enter('students', 'student', password)).statusCode).toBe(200);
  expect(work.hashes).toEqual([expect.stringMatching(cost)]);
});

test('of any number of sign-ins at a time no more are verified than there are cores', async () => {
  const names = ['student', 'nobody-at-all', 'advanced', 'old'];
  await Promise.all(Array.from({ length: 80 }, (_, at) => enter('students', names[at % 4] as string, password)));
  expect(work.hashes).toHaveLength(80);
  expect(work.most).toBeLessThanOrEqual(availableParallelism());
  expect(work.most).toBeGreaterThan(0);
});

test('a gate lets in as many as it has places, in the order in which they came, and one who failed leaves it too', async () => {
  const inTurn = gate(3);
  const [came, state] = [[] as number[], { running: 0, most: 0 }];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, number) =>
      inTurn(async () => {
        came.push(number);
        state.running += 1;
        state.most = Math.max(state.most, state.running);
        await pause(number % 3);
        state.running -= 1;
        if (number % 5 === 0) throw new Error('no');
      }),
    ),
  );
  expect(state).toEqual({ running: 0, most: 3 });
  expect(came).toEqual(came.toSorted((one, other) => one - other));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(6);
});
