import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionReader } from '#api/auth/session.ts';
import { openSchool, type Person, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const fromOwnPage = { 'sec-fetch-site': 'same-origin' };

/** A further session of somebody, as from another browser. */
async function enter(username: string, kind = 'students'): Promise<Record<string, string>> {
  const answer = await school.app.inject({
    method: 'POST',
    url: `/api/${kind}/login`,
    headers: fromOwnPage,
    payload: { username, password },
  });
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
  return { ...fromOwnPage, cookie: `sid=${sid}` };
}

const ask = async (headers: Record<string, string>) => {
  const answer = await school.app.inject({ url: '/api/user', headers });
  return answer.statusCode === 200 ? 'alive' : answer.json().type.replace('/problems/', '');
};
const live = (username: string) =>
  school.knex('sessions').join('users', 'users.id', 'user_id').where({ username, ended_at: null }).select('sessions.*');
const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;

test('a new session ends the earlier one, which is told the reason', async () => {
  const first = await enter('student');
  const second = await enter('student');
  expect(await ask(first)).toBe('session_replaced');
  expect(await ask(second)).toBe('alive');
  const told = await school.app.inject({ url: '/api/user', headers: { cookie: `${first.cookie}; locale=en` } });
  expect(told.json().detail).toBe(
    'An active session has been detected in another tab. You will be redirected to the home page.',
  );
});

test('of two hundred sign-ins at a time exactly one stays alive', { timeout: 60_000 }, async () => {
  const sessions = await Promise.all(Array.from({ length: 200 }, () => enter('advanced')));
  const states = await Promise.all(sessions.map(ask));
  expect(states.filter((state) => state === 'alive')).toHaveLength(1);
  expect(new Set(states)).toEqual(new Set(['alive', 'session_replaced']));
  expect(await live('advanced')).toHaveLength(1);
});

test('a token that never was, and one without a cookie, are nobody', async () => {
  expect(await ask({ cookie: 'sid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).toBe('unauthorized');
  expect(await ask({ cookie: 'role=admin; authenticated=true' })).toBe('unauthorized');
});

test('the readable cookie gives no right', async () => {
  const { cookie } = await enter('student');
  const answer = await school.app.inject({ url: '/api/staff', headers: { cookie: `${cookie}; role=admin` } });
  expect(answer.statusCode).toBe(403);
});

test.each([
  ['last_seen_at', '1 hour 1 minute', 'admin', 'coordinator'],
  ['last_seen_at', '4 hours 1 minute', 'students', 'student'],
  ['expires_at', '0 minutes', 'students', 'student'],
])('a session ends by %s %s ago', async (column, span, kind, username) => {
  const headers = await enter(username, kind);
  expect(await ask(headers)).toBe('alive');
  await school.knex.raw(`update sessions set ${column} = now() - ?::interval where user_id = ? and ended_at is null`, [
    span,
    await idOf(username),
  ]);
  expect(await ask(headers)).toBe('session_expired');
});

test('using a session moves its end by idleness', async () => {
  const headers = await enter('student');
  const user_id = await idOf('student');
  await school.knex.raw(`update sessions set last_seen_at = now() - interval '3 hours' where user_id = ?`, [user_id]);
  expect(await ask(headers)).toBe('alive');
  const [{ fresh }] = await school
    .knex('sessions')
    .where({ user_id, ended_at: null })
    .select(school.knex.raw(`last_seen_at > now() - interval '1 minute' as fresh`));
  expect(fresh).toBe(true);
});

test('a deactivated user is out at once, a changed password or role ends what was open', async () => {
  const admin = await school.as('admin');
  const [student, teacher] = [await enter('beginner-forum'), await enter('teacher', 'teacher')];
  await admin.post(`/api/students/${await idOf('beginner-forum')}/deactivate`);
  expect(await ask(student)).toBe('session_deactivated');
  await change(admin, 'staff', 'teacher', { password: 'a whole new password' });
  expect(await ask(teacher)).toBe('session_password_changed');
  const coordinator = await enter('coordinator', 'coordinator');
  await change(admin, 'staff', 'coordinator', { role_id: 4 });
  expect(await ask(coordinator)).toBe('session_role_changed');
});

async function change(person: Person, entity: string, username: string, body: object): Promise<void> {
  const answer = await person.put(`/api/${entity}/${await idOf(username)}`, body);
  expect(answer.statusCode).toBe(200);
}

test('signing in and out is in the audit log, without a secret', async () => {
  const headers = await enter('old');
  await school.app.inject({ method: 'DELETE', url: '/api/students/logout', headers });
  await school.app.inject({
    method: 'POST',
    url: '/api/students/login',
    headers: fromOwnPage,
    payload: { username: 'old', password: 'guess-the-secret' },
  });
  const rows = await school.knex('audit_logs').where({ entity: 'sessions' }).orderBy('id', 'desc').limit(3);
  expect(rows.map(({ action }) => action)).toEqual(['login_failed', 'logout', 'login']);
  expect(rows[1]).toMatchObject({ user_id: await idOf('old'), role: 'student', address: '127.0.0.1' });
  expect(JSON.stringify(rows)).not.toMatch(/guess-the-secret|sid=|token/);
});

test('of requests that come at once each is answered for the session of its own cookie', async () => {
  const names = ['student', 'advanced', 'external', 'coordinator', 'customer-service'];
  const staff = ['coordinator', 'customer-service'];
  const sessions = await Promise.all(
    names.map(async (name) => ({ name, headers: await enter(name, staff.includes(name) ? 'admin' : 'students') })),
  );
  const replaced = await enter('just-forums');
  await enter('just-forums');
  const round = () =>
    Promise.all([
      ask(replaced),
      ask({ cookie: 'sid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
      ...sessions.map(async ({ headers }) => {
        const answer = await school.app.inject({ url: '/api/user', headers });
        return answer.json().data.username;
      }),
    ]);
  const expected = ['session_replaced', 'unauthorized', ...names];
  expect(await Promise.all(Array.from({ length: 10 }, round))).toEqual(Array.from({ length: 10 }, () => expected));
});

test('each of several readings at once has the time zone of its own browser', async () => {
  const { cookie = '' } = await enter('student');
  await school.knex('users').where({ username: 'student' }).update({ time_zone: null });
  const read = sessionReader(school.knex);
  const zones = ['America/Bogota', 'Europe/Madrid', 'Asia/Tokyo'];
  const found = await Promise.all(zones.map((time_zone) => read({ token: cookie.slice('sid='.length), time_zone })));
  expect(found.map((session) => session?.caller.time_zone)).toEqual(zones);
});
