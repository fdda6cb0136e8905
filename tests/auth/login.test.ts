import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const enter = async (kind: string, body: object) => (await school.as('nobody')).post(`/api/${kind}/login`, body);
const cookies = (answer: Awaited<ReturnType<typeof enter>>) =>
  Object.fromEntries(answer.cookies.map(({ name, ...cookie }) => [name, cookie]));

describe('signing in', () => {
  test.each([
    ['students', 'student'],
    ['admin', 'admin'],
    ['admin', 'teacher'],
    ['coordinator', 'coordinator'],
    ['customer-service', 'customer-service'],
    ['customer_service', 'customer-service'],
    ['teacher', 'teacher'],
  ])('at /api/%s/login %s gets a session and the hints for pages', async (kind, username) => {
    const answer = await enter(kind, { username, password });
    expect(answer.statusCode).toBe(200);
    const { sid, role, authenticated, locale } = cookies(answer);
    expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(sid?.value).toMatch(/^[\w-]{43}$/);
    expect(role).toMatchObject({ value: username === 'student' ? 'student' : username });
    expect(role?.httpOnly).toBeUndefined();
    expect(authenticated).toMatchObject({ value: 'true' });
    expect(locale).toMatchObject({ value: 'es' });
  });

  test('keeps the hash of the token only', async () => {
    const { sid } = cookies(await enter('students', { username: 'student', password }));
    const rows = await school.knex('sessions').select('*');
    expect(JSON.stringify(rows)).not.toContain(sid?.value);
  });

  test('the case of a name makes no difference, that of a password does', async () => {
    expect((await enter('students', { username: 'STUDENT', password })).statusCode).toBe(200);
    const wrong = await enter('students', { username: 'student', password: password.toUpperCase() });
    expect(wrong.statusCode).toBe(401);
  });

  test('what is missing is said field by field, in the words of the specification', async () => {
    const answer = await (await school.as('nobody')).post(
      '/api/students/login',
      { username: '' },
      { cookie: 'locale=en' },
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ username: 'Username is required', password: 'Password is required' });
  });

  test('a kind that does not exist is not there', async () => {
    expect((await enter('pirates', { username: 'student', password })).statusCode).toBe(404);
  });
});

test('every way to fail gives the same answer', async () => {
  await school.knex('users').where({ username: 'just-forums' }).update({ status: 'inactive' });
  const answers = [
    await enter('students', { username: 'no.such.name', password }),
    await enter('students', { username: 'student', password: 'not the password' }),
    await enter('admin', { username: 'student', password }),
    await enter('coordinator', { username: 'teacher', password }),
    await enter('students', { username: 'admin', password }),
    await enter('students', { username: 'just-forums', password }),
  ];
  const said = answers.map(({ statusCode, body, headers: { date: _, ...headers } }) => ({ statusCode, body, headers }));
  for (const answer of said) expect(answer).toEqual(said[0]);
  expect(said[0]?.statusCode).toBe(401);
  expect(said[0]?.headers).not.toHaveProperty('set-cookie');
});

describe('the logged-in user', () => {
  test('a student reads all that the pages need to know', async () => {
    const answer = await (await school.as('student')).get('/api/user');
    expect(answer.json().data).toMatchObject({
      username: 'student',
      student_type: 'normal',
      is_demo: false,
      is_advanced: false,
      has_leveling_test: false,
      has_particular_classes: false,
      role: { id: 5, slug: 'student' },
      role_id: 5,
      current_level: { id: expect.any(Number), order: 2, name: expect.any(String) },
      locale: 'es',
    });
    expect(answer.json().data).toHaveProperty('name');
    expect(answer.json().data).toHaveProperty('avatar');
    expect(answer.body).not.toContain('argon2');
  });

  test.each([
    ['demo', { is_demo: true, is_advanced: false }],
    ['advanced', { is_demo: false, is_advanced: true }],
    ['new', { current_level: null }],
  ])('%s is known as what they are', async (username, facts) => {
    expect((await (await school.as(username)).get('/api/user')).json().data).toMatchObject(facts);
  });

  test('staff read theirs at the address of staff, which is nobody else’s', async () => {
    const answer = await (await school.as('admin')).get('/api/admin/user');
    expect(answer.json().data).toMatchObject({ role: { slug: 'admin' }, student_type: null, current_level: null });
    expect((await (await school.as('student')).get('/api/admin/user')).statusCode).toBe(403);
    expect((await (await school.as('nobody')).get('/api/user')).statusCode).toBe(401);
  });

  test('keeps language, time zone and colours, and moves no version', async () => {
    const teacher = await school.as('teacher');
    const before = await school.knex('users').where({ username: 'teacher' }).first('version');
    const answer = await teacher.put('/api/user', { locale: 'en', time_zone: 'Europe/Madrid', color_scheme: 'dark' });
    expect(answer.json().data).toMatchObject({ locale: 'en', time_zone: 'Europe/Madrid', color_scheme: 'dark' });
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'locale', value: 'en' }));
    expect(await school.knex('users').where({ username: 'teacher' }).first('version')).toEqual(before);
    const wrong = await teacher.put('/api/user', { locale: 'fr', time_zone: 'Mars', role_id: 1 });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['locale', 'role_id', 'time_zone']);
    expect(wrong.json().errors.locale).toBe('Choose one of the listed values');
  });
});

test('signing out ends the session and takes the cookies back; a second time there is nothing to do', async () => {
  const { sid } = cookies(await enter('admin', { username: 'coordinator', password }));
  const headers = { cookie: `sid=${sid?.value}`, 'sec-fetch-site': 'same-origin' };
  const leave = () => school.app.inject({ method: 'DELETE', url: '/api/students/logout', headers });
  const answer = await leave();
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['sid', ''],
    ['role', ''],
    ['authenticated', ''],
  ]);
  const after = await school.app.inject({ url: '/api/user', headers });
  expect([after.statusCode, after.json().type]).toEqual([401, '/problems/session_logout']);
  expect((await leave()).statusCode).toBe(204);
});
