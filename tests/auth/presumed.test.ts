import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { isStillOpen, presumption } from '#api/auth/presumption.ts';
import { hashOf } from '#api/auth/token.ts';
import { connect, urlOf } from '#api/database.ts';
import { nobody } from '#api/engine/context.ts';
import { openSchool, password, type School } from '#tests/support/school.ts';
import { configurationOf, openWorld } from '#tests/support/world.ts';
import { done, stage } from '../attempts/stage.ts';

let school: School;
let other: FastifyInstance;
let theirs: Knex;
let user: number;
let form: number;
let headers: Record<string, string>;
let attempt: { id: number; question: string };
let seq = 0;

beforeAll(async () => {
  school = await openSchool();
  theirs = connect(urlOf(school.knex as unknown as Knex));
  other = await buildApp({ knex: theirs, configuration: configurationOf(await openWorld()) });
  form = await (await stage(school)).exercise();
  user = (await school.knex('users').where({ username: 'student' }).first('id')).id;
});
afterAll(async () => {
  await other.close();
  await theirs.destroy();
  await school.close();
});

/** A student who has saved an answer a moment ago. */
beforeEach(async () => {
  headers = await enter();
  const url = `/api/exercise_forms/${form}/start`;
  const begun = await done(school.app.inject({ method: 'POST', url, headers }));
  attempt = { id: begun.id, question: begun.uiSchema['ui:order'][4] };
  expect((await save('an answer')).statusCode).toBe(200);
});

async function enter(): Promise<Record<string, string>> {
  const own = { 'sec-fetch-site': 'same-origin' };
  const payload = { username: 'student', password };
  const answer = await school.app.inject({ method: 'POST', url: '/api/students/login', headers: own, payload });
  return { ...own, cookie: `sid=${answer.cookies.find(({ name }) => name === 'sid')?.value}` };
}

const save = (answer: unknown) =>
  school.app.inject({
    method: 'PATCH',
    url: `/api/attempts/${attempt.id}`,
    headers,
    payload: { seq: ++seq, answers: { [attempt.question]: answer } },
  });
const stored = async () =>
  (await school.knex('attempts').where({ id: attempt.id }).first('answers')).answers[attempt.question];

/** The statements that a call sends. */
async function heard(call: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const hear = ({ sql }: { sql: string }) => found.push(sql);
  school.knex.on('query', hear);
  await call();
  school.knex.off('query', hear);
  return found;
}

test('A save soon after another is one statement, which asks whether the session is open', async () => {
  const statements = await heard(() => save('another'));
  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(/^\s*update attempts.*from sessions/s);
  expect(await stored()).toBe('another');
});

const sessions = (change: object) => school.knex('sessions').where({ user_id: user, ended_at: null }).update(change);
const person = (change: object) => school.knex('users').where({ id: user }).update(change);

/** What happens by another process, how the next save is refused, and what puts it right again. */
const ends: [string, () => Promise<unknown>, number, string, () => Promise<unknown>][] = [
  [
    'signs out',
    () => other.inject({ method: 'DELETE', url: '/api/students/logout', headers }),
    401,
    'session_logout',
    async () => undefined,
  ],
  ['signs in elsewhere', () => enter(), 401, 'session_replaced', async () => undefined],
  ['has had the whole time', () => sessions({ expires_at: new Date() }), 401, 'session_expired', async () => undefined],
  [
    'is deactivated',
    () => person({ status: 'inactive' }),
    401,
    'session_deactivated',
    () => person({ status: 'active' }),
  ],
  [
    'has been given a password',
    () => person({ must_change_password: true }),
    403,
    'password_change_required',
    () => person({ must_change_password: false }),
  ],
];

test.each(ends)('Nothing is saved any more of who %s', async (_, happen, status, code, mend) => {
  await happen();
  const answer = await save('too late');
  await mend();
  expect([answer.statusCode, answer.json().type]).toEqual([status, `/problems/${code}`]);
  expect(await stored()).toBe('an answer');
});

test('Whose role is another is not who they were', async () => {
  const { headers } = await school.as('coordinator');
  const presumed_by = hashOf(/sid=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const coordinator = (await school.knex('users').where({ username: 'coordinator' }).first('id')).id;
  const caller = presumption({ ...nobody, id: coordinator, role: 'coordinator', presumed_by });
  const isOpen = async () => (await school.knex.raw(`select ${isStillOpen} as open`, caller as never)).rows[0].open;
  const role = (slug: string) =>
    school
      .knex('users')
      .where({ id: coordinator })
      .update({ role_id: school.knex('roles').where({ slug }).select('id') });
  expect(await isOpen()).toBe(true);
  await role('teacher');
  expect(await isOpen()).toBe(false);
  await role('coordinator');
});

test('What cannot be saved is refused for the caller who was looked up', async () => {
  await other.inject({ method: 'DELETE', url: '/api/students/logout', headers });
  expect((await save({ no: 'answer' })).statusCode).toBe(401);
  headers = await enter();
  await save('an answer');
  expect((await save({ no: 'answer' })).statusCode).toBe(422);
});

test('After a minute, and under a key, the session is looked up', async () => {
  const looks = async (call: () => Promise<unknown>) => (await heard(call)).some((sql) => /as session_id/.test(sql));
  const url = `/api/attempts/${attempt.id}`;
  const keyed = { ...headers, 'idempotency-key': 'once' };
  const payload = { seq: ++seq, answers: { [attempt.question]: 'keyed' } };
  expect(await looks(() => school.app.inject({ method: 'PATCH', url, headers: keyed, payload }))).toBe(true);
  const { now } = performance;
  performance.now = () => now.call(performance) + 61_000;
  expect(await looks(() => save('later'))).toBe(true);
  performance.now = now;
});

test('Each action that presumes has its cases here', () => {
  const presuming = [...school.app.engine.entities.values()].flatMap(({ name, behaviour }) =>
    Object.entries(behaviour.actions ?? {}).flatMap(([action, { presumes }]) =>
      presumes ? [`${name}.${action}`] : [],
    ),
  );
  expect(presuming).toEqual(['attempts.save']);
});
