import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountKey } from '#api/auth/throttle.ts';
import { guard, profileOf } from '#schemas/guard.ts';
import { openSchool, type Person, password, type School } from '../support/school.ts';
import { visitors } from './visitors.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await school.knex('users').update({ locale: 'en' });
});
afterAll(() => school.close());

const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;

async function enter(username: string, secret = password, kind = 'students'): Promise<Record<string, string> | null> {
  const payload = { username, password: secret };
  const answer = await school.app.inject({ method: 'POST', url: `/api/${kind}/login`, headers: fromOwnPage, payload });
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
  return sid ? { ...fromOwnPage, cookie: `sid=${sid}; locale=en` } : null;
}
const as = (headers: Record<string, string> | null) => ({
  get: (url: string) => school.app.inject({ url, headers: headers ?? {} }),
  put: (url: string, payload: object) => school.app.inject({ method: 'PUT', url, headers: headers ?? {}, payload }),
  post: (url: string, payload: object) => school.app.inject({ method: 'POST', url, headers: headers ?? {}, payload }),
});

describe('the own profile', () => {
  test('keeps name, phone, language, zone and colours of students and staff alike', async () => {
    for (const username of ['student', 'teacher', 'customer-service']) {
      const person = await school.as(username);
      const changes = { first_name: 'Ana María', phone: '(555) 010-0000', locale: 'en', time_zone: 'Europe/Madrid' };
      const answer = await person.put('/api/profile', { ...changes, color_scheme: 'dark' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data).toMatchObject({ ...changes, color_scheme: 'dark', username });
      const log = await school.knex('audit_logs').orderBy('id', 'desc').first();
      expect(log).toMatchObject({ action: 'update', user_id: await idOf(username), record_id: await idOf(username) });
      expect(log.after).toMatchObject({ first_name: 'Ana María' });
    }
  });

  test('switches letters off, and on again', async () => {
    const person = await school.as('student');
    for (const unwanted_letters of [['seat', 'hour_before'], []]) {
      const answer = await person.put('/api/user', { unwanted_letters });
      expect([answer.statusCode, answer.json().data.unwanted_letters]).toEqual([200, unwanted_letters]);
    }
    expect((await person.put('/api/user', { unwanted_letters: ['all'] })).statusCode).toBe(422);
  });

  test('keeps nothing else', async () => {
    const person = await school.as('student');
    const before = await school.knex('users').where({ username: 'student' }).first();
    for (const body of [
      { role_id: 1 },
      { student_type: 'advanced' },
      { status: 'active' },
      { username: 'other' },
      { must_change_password: false },
      { first_name: '' },
      { first_name: null },
      { time_zone: 'Mars' },
      { time_zone: '+05:30' },
      { avatar: 99999 },
      { phone: '12' },
    ]) {
      const answer = await person.put('/api/profile', body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(body)]);
    }
    expect(await school.knex('users').where({ username: 'student' }).first()).toEqual(before);
    expect((await (await school.as('nobody')).put('/api/profile', {})).statusCode).toBe(401);
  });

  test('asks for the present password before it changes e-mail or password', async () => {
    const headers = await enter('new');
    const email = 'another@correo.example';
    const without = await as(headers).put('/api/profile', { email });
    expect([without.statusCode, without.json().errors]).toEqual([
      422,
      { current_password: 'Enter your current password' },
    ]);
    const wrong = await as(headers).put('/api/profile', { email, current_password: 'guess' });
    expect(wrong.json().errors).toEqual({ current_password: 'The password is not right' });
    const right = await as(headers).put('/api/profile', { email, current_password: password });
    expect(right.json().data.email).toBe(email);
    expect((await as(headers).put('/api/profile', { email, phone: null })).statusCode).toBe(200);
  });

  test('a new password keeps this session and ends what else is open', async () => {
    const headers = await enter('old');
    await school.knex('users').where({ username: 'old' }).update({ must_change_password: true });
    const { id: user_id } = await school.knex('users').where({ username: 'old' }).first('id');
    const later = school.knex.raw(`now() + interval '1 hour'`);
    await school.knex('sessions').insert({
      ...{ user_id, kind: 'impersonation', actor_id: await idOf('admin'), token_hash: 'other' },
      ...{ last_seen_at: school.knex.fn.now(), expires_at: later },
    });
    for (const [secret, said] of [
      ['1234567', 'minimum length'],
      ['Password1', 'most common'],
      ['iloveyou', 'most common'],
      [password, 'differs'],
    ] as const) {
      const answer = await as(headers).put('/api/profile', { password: secret, current_password: password });
      expect([answer.statusCode, answer.json().errors.password]).toEqual([422, expect.stringContaining(said)]);
    }
    const answer = await as(headers).put('/api/profile', { password: 'twelve or more', current_password: password });
    expect(answer.json().data.must_change_password).toBe(false);
    expect((await as(headers).get('/api/user')).statusCode).toBe(200);
    expect(await school.knex('sessions').where({ token_hash: 'other' }).first('end_reason')).toEqual({
      end_reason: 'password_changed',
    });
    expect(await enter('old')).toBeNull();
    expect(await enter('old', 'twelve or more')).not.toBeNull();
    const { password: hash } = await school.knex('users').where({ username: 'old' }).first('password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(await school.knex('audit_logs').where({ user_id }))).not.toMatch(/argon2|twelve/);
  });

  test('staff need twelve letters', async () => {
    const answer = await (await school.as('teacher')).put('/api/profile', {
      password: 'elevenlong!',
      current_password: password,
    });
    expect(answer.json().errors).toHaveProperty('password');
  });

  test('guesses at the present password are slowed down as those at the door are', async () => {
    const headers = await enter('just-forums');
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1)
      answers.push(
        await as(headers).put('/api/profile', { email: 'x@correo.example', current_password: `guess-${guess}` }),
      );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('where others have locked the address out', () => {
  const remoteAddress = '192.0.2.77';
  let turn = 0;
  const change = (cookie: string, current_password: string) =>
    school.app.inject({
      ...{ method: 'PUT' as const, url: '/api/profile', remoteAddress, headers: { ...fromOwnPage, cookie } },
      payload: { email: `x${++turn}@correo.example`, current_password },
    });
  /** So many failures at once that the wait is longer than any test. */
  const fail = (username: string) =>
    school.knex('audit_logs').insert(
      Array.from({ length: 20 }, () => ({
        ...{ action: 'login_failed', entity: 'sessions', role: 'nobody', at: school.knex.fn.now() },
        after: JSON.stringify({ account: accountKey(username), network: remoteAddress, device: null }),
      })),
    );

  test('who is signed in in the own browser changes password and e-mail, and a stolen session guesses slowly', async () => {
    const payload = { username: 'advanced', password };
    const entered = await school.app.inject({
      ...{ method: 'POST', url: '/api/students/login', remoteAddress, headers: fromOwnPage, payload },
    });
    const [sid, device] = ['sid', 'device'].map((wanted) => {
      const { value } = entered.cookies.find(({ name }) => name === wanted) as { value: string };
      return `${wanted}=${value}`;
    }) as [string, string];
    await fail('advanced');
    expect((await change(sid, password)).statusCode).toBe(429);
    expect((await change(`${sid}; ${device}`, password)).statusCode).toBe(200);

    const guesses = await Promise.all(Array.from({ length: 40 }, () => change(`${sid}; ${device}`, 'guess')));
    expect(guesses.filter(({ statusCode }) => statusCode === 422).length).toBeLessThanOrEqual(12);
    // The token of another browser, in which somebody else has signed in, opens nothing.
    const other = await school.app.inject({
      ...{ method: 'POST', url: '/api/students/login', headers: fromOwnPage, payload: { username: 'demo', password } },
    });
    const foreign = other.cookies.find(({ name }) => name === 'device')?.value;
    expect((await change(`${sid}; device=${foreign}`, password)).statusCode).toBe(429);
  });
});

describe('a temporary password', () => {
  const give = (person: Person, entity: string, id: number, secret: string) =>
    person.post(`/api/${entity}/${id}/set_password`, { password: secret });

  test('opens the account for its change and for nothing else', async () => {
    const open = await enter('external');
    const service = await school.as('customer-service');
    const answer = await give(service, 'students', await idOf('external'), 'temporary-1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ must_change_password: true });
    expect((await as(open).get('/api/user')).json().type).toBe('/problems/session_password_changed');
    expect(await enter('external')).toBeNull();

    const external = as(await enter('external', 'temporary-1'));
    expect((await external.get('/api/user')).json().data.must_change_password).toBe(true);
    const ticket = await external.put(`/api/students/${await idOf('external')}`, { first_name: 'X' });
    expect([ticket.statusCode, ticket.json().type]).toEqual([403, '/problems/password_change_required']);
    expect((await external.put('/api/user', { locale: 'es' })).statusCode).toBe(200);
    const change = { password: 'my own secret', current_password: 'temporary-1' };
    expect((await external.put('/api/profile', change)).json().data.must_change_password).toBe(false);
    expect((await external.put(`/api/students/${await idOf('external')}`, { first_name: 'X' })).statusCode).toBe(200);
    const log = await school.knex('audit_logs').where({ action: 'set_password' }).first();
    expect(log).toMatchObject({ user_id: await idOf('customer-service'), record_id: await idOf('external') });
    expect(JSON.stringify(log)).not.toMatch(/temporary|argon2/);
  });

  test('is given by those who may, is not too weak, and is not for oneself', async () => {
    const [admin, coordinator] = [await school.as('admin'), await school.as('coordinator')];
    expect((await give(coordinator, 'staff', await idOf('teacher'), 'a temporary one')).statusCode).toBe(200);
    expect((await give(coordinator, 'staff', await idOf('admin'), 'a temporary one')).statusCode).toBe(404);
    expect((await give(coordinator, 'staff', await idOf('laura.mendez'), '1234567890ab')).statusCode).toBe(200);
    expect((await give(coordinator, 'staff', await idOf('laura.mendez'), 'elevenlong!')).statusCode).toBe(422);
    expect((await give(admin, 'students', await idOf('demo'), 'football')).statusCode).toBe(422);
    expect((await give(admin, 'staff', await idOf('admin'), 'a temporary one')).statusCode).toBe(422);
    for (const body of [{ password: 'a new long secret' }, { email: 'me@escuela.example' }]) {
      const answer = await admin.put(`/api/staff/${await idOf('admin')}`, body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(body)]);
    }
    const student = await school.as('student');
    expect((await give(student, 'students', await idOf('demo'), 'a temporary one')).statusCode).toBe(403);
  });

  test('leads every page to the own profile, and lets out', () => {
    for (const visitor of Object.values(visitors).filter((one) => one !== null)) {
      const forced = { ...visitor, must_change_password: true };
      for (const path of ['/', '/home', '/dashboard', '/demo', '/students', '/login/student', '/students/999/form'])
        expect(guard(forced, path)).toEqual({ redirect: profileOf(visitor) });
      for (const path of [profileOf(visitor), '/error', '/logout', '/preferences'])
        expect(guard(forced, path)).toHaveProperty('allow');
      expect(guard(forced, '/nothing')).toEqual({ notFound: true });
    }
  });
});
