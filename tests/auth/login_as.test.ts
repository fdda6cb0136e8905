import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

type Headers = Record<string, string>;
const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
const reason = 'The student cannot find the lesson';
const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;
const staff = ['admin', 'coordinator', 'customer-service', 'teacher', 'laura.mendez', 'second-admin'];
const kindOf = (username: string) => (staff.includes(username) ? 'staff' : 'students');

const call = (headers: Headers, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  school.app.inject({ method, url, headers, ...(payload && { payload }) });
const carry = (answer: LightMyRequestResponse, before: Headers = fromOwnPage): Headers => {
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
  return { ...before, cookie: `sid=${sid}` };
};
async function enter(username: string): Promise<Headers> {
  const kind = kindOf(username) === 'staff' ? 'admin' : 'students';
  return carry(await call(fromOwnPage, 'POST', `/api/${kind}/login`, { username, password }));
}
const become = async (headers: Headers, username: string, body: object = { password, reason }) =>
  call(headers, 'POST', `/api/${kindOf(username)}/${await idOf(username)}/login_as`, body);
const state = async (headers: Headers) => {
  const answer = await call(headers, 'GET', '/api/user');
  return answer.statusCode === 200 ? answer.json().data.username : answer.json().type.replace('/problems/', '');
};
const lastLog = (action: string) => school.knex('audit_logs').where({ action }).orderBy('id', 'desc').first();

test('an admin acts as a student, whose own session lives on, and comes back', async () => {
  const [own, admin] = [await enter('student'), await enter('admin')];
  const [student, actor] = [await idOf('student'), await idOf('admin')];
  const answer = await become(admin, 'student');
  expect([answer.statusCode, answer.json().home, answer.json().data.username]).toEqual([200, '/home', 'student']);
  const acting = carry(answer);
  const user = await call(acting, 'GET', '/api/user');
  const { impersonation } = user.json().data;
  expect(impersonation.actor).toEqual({ id: actor, name: 'Beatriz Montaño Ríos' });
  const left = new Date(impersonation.ends_at).getTime() - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  expect(user.headers['x-impersonating']).toBe(String(student));
  expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({ httpOnly: true, maxAge: 1800 });
  expect(await state(own)).toBe('student');
  expect((await call(own, 'GET', '/api/user')).headers['x-impersonating']).toBeUndefined();
  expect((await call(acting, 'GET', '/api/staff')).statusCode).toBe(403);

  const back = await call(acting, 'DELETE', '/api/login_as');
  expect([back.statusCode, back.json().home, back.json().data.username]).toEqual([200, '/dashboard', 'admin']);
  expect(await state(carry(back))).toBe('admin');
  expect(await state(acting)).toBe('session_logout');
  expect(await state(admin)).toBe('unauthorized');
  expect(await state(own)).toBe('student');
  expect((await call(carry(back), 'DELETE', '/api/login_as')).statusCode).toBe(409);

  expect(await lastLog('login_as')).toMatchObject({
    ...{ user_id: actor, actor_id: null, entity: 'students', record_id: student },
    after: { reason },
  });
  const ended = await lastLog('login_as_end');
  expect(ended).toMatchObject({ user_id: student, actor_id: actor, entity: 'students', record_id: student });
  expect(ended.after.end_reason).toBe('logout');
});

describe('who may become whom', () => {
  const actors = ['admin', 'coordinator', 'customer-service', 'teacher', 'student', 'nobody'];
  const targets = ['second-admin', 'admin', 'coordinator', 'customer-service', 'teacher', 'student', 'demo', 'old'];

  beforeAll(async () => {
    const admin = await school.as('admin');
    const { id: role_id } = await school.knex('roles').where({ slug: 'admin' }).first('id');
    const person = { email: 'second@escuela.example', first_name: 'Second', name: 'Admin', role_id };
    const body = { username: 'second-admin', password: 'a very long secret', ...person };
    expect((await admin.post('/api/staff', body)).statusCode).toBe(201);
  });

  test.each(actors)('%s', async (actor) => {
    for (const target of targets) {
      const headers = actor === 'nobody' ? fromOwnPage : await enter(actor);
      const isAllowed = actor === 'admin' && !['second-admin', 'admin'].includes(target);
      const refusal = actor === 'nobody' ? 401 : 403;
      const { statusCode } = await become(headers, target);
      expect([actor, target, statusCode]).toEqual([actor, target, isAllowed ? 200 : refusal]);
    }
  });

  test('nobody who is inactive, is not there, or is asked for under the wrong name', async () => {
    const admin = await enter('admin');
    await school.knex('users').where({ username: 'just-forums' }).update({ status: 'inactive' });
    expect((await become(admin, 'just-forums')).statusCode).toBe(403);
    expect((await call(admin, 'POST', '/api/students/99999/login_as', { password, reason })).statusCode).toBe(404);
    const wrong = await call(admin, 'POST', `/api/students/${await idOf('teacher')}/login_as`, { password, reason });
    expect(wrong.statusCode).toBe(404);
  });

  test('never from within such a session, whoever is asked for', async () => {
    const acting = carry(await become(await enter('admin'), 'coordinator'));
    for (const target of targets) expect((await become(acting, target)).statusCode).toBe(403);
    const refused = await lastLog('refused');
    expect(refused).toMatchObject({ user_id: await idOf('coordinator'), actor_id: await idOf('admin') });
    expect(await state(acting)).toBe('coordinator');
  });
});

test('asks for the password again, with the patience of the door, and for a reason', async () => {
  const admin = await enter('admin');
  for (const [body, fields] of [
    [{}, ['password', 'reason']],
    [{ password }, ['reason']],
    [{ password, reason: ' ' }, ['reason']],
    [{ password, reason, actor_id: 1 }, ['actor_id']],
    [{ password: 'wrong', reason }, ['password']],
  ] as const) {
    const answer = await become(admin, 'student', body);
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([422, fields]);
  }
  expect((await lastLog('refused')).after).toMatchObject({ refused: 'login_as' });
  for (let guess = 0; guess < 4; guess += 1) await become(admin, 'student', { password: `wrong-${guess}`, reason });
  const slowed = await become(admin, 'student');
  expect(slowed.statusCode).toBe(429);
  expect(await school.knex('sessions').where({ kind: 'impersonation', ended_at: null })).not.toContainEqual(
    expect.objectContaining({ user_id: await idOf('student') }),
  );
});

describe('such a session ends', () => {
  let acting: Headers;
  let admin: Headers;
  let address = 0;
  /** From addresses of their own, as the guesses above are remembered. */
  async function start(target = 'advanced') {
    address += 1;
    const remoteAddress = `203.0.113.${address}`;
    const payload = { username: 'admin', password };
    const signedIn = await school.app.inject({ method: 'POST', url: '/api/admin/login', remoteAddress, payload });
    admin = carry(signedIn);
    const url = `/api/${kindOf(target)}/${await idOf(target)}/login_as`;
    const begun = await school.app.inject({
      ...{ method: 'POST', url, headers: admin, remoteAddress },
      payload: { password, reason },
    });
    expect(begun.statusCode).toBe(200);
    acting = carry(begun);
    expect(await state(acting)).toBe(target);
  }
  const shift = (seconds: number) =>
    school.knex.raw(
      `update sessions set expires_at = expires_at - ?::interval where kind = 'impersonation' and ended_at is null`,
      [`${seconds} seconds`],
    );

  test('after thirty minutes, used or not, and its end is in the log', async () => {
    await start();
    await shift(29 * 60 + 50);
    expect(await state(acting)).toBe('advanced');
    await shift(11);
    expect(await state(acting)).toBe('session_expired');
    expect((await call(acting, 'DELETE', '/api/login_as')).statusCode).toBe(401);
    await school.knex('graphile_worker._private_jobs').update({ run_at: school.knex.fn.now() });
    await runJobs(school.app);
    expect((await lastLog('login_as_end')).after.end_reason).toBe('expired');
  });

  test('with the admin: deactivated, signed in elsewhere, signed out', async () => {
    await start();
    const second = await school.app.inject({
      ...{ method: 'POST', url: '/api/admin/login', remoteAddress: '203.0.113.200' },
      payload: { username: 'second-admin', password: 'a very long secret' },
    });
    const away = await call(carry(second), 'POST', `/api/staff/${await idOf('admin')}/deactivate`);
    expect(away.statusCode).toBe(200);
    expect(await state(acting)).toBe('session_deactivated');
    await call(carry(second), 'POST', `/api/staff/${await idOf('admin')}/activate`);

    await start();
    const former = acting;
    await start();
    expect(await state(former)).toBe('session_replaced');

    await start();
    await call(acting, 'DELETE', '/api/students/logout');
    expect([await state(acting), await state(admin)]).toEqual(['session_logout', 'session_logout']);
  });

  test('at once when the admin is one no more, even where nobody ended it', async () => {
    await start();
    await school.knex('users').where({ username: 'admin' }).update({ role_id: 2 });
    expect(await state(acting)).toBe('session_role_changed');
    await school.knex('users').where({ username: 'admin' }).update({ role_id: 1 });
  });

  test('with the user: deactivated, or under another password', async () => {
    await start();
    const id = await idOf('advanced');
    await (await school.as('coordinator')).post(`/api/students/${id}/set_password`, { password: 'temporary one' });
    expect(await state(acting)).toBe('session_password_changed');
    await start();
    expect((await call(acting, 'GET', '/api/user')).json().data.must_change_password).toBe(false);
    await (await school.as('coordinator')).post(`/api/students/${id}/deactivate`);
    expect(await state(acting)).toBe('session_deactivated');
  });

  test('and while it lasts, what opens an account is out of reach, and all else bears both names', async () => {
    await start('coordinator');
    const [user_id, actor_id] = [await idOf('coordinator'), await idOf('admin')];
    for (const [method, url, body] of [
      ['PUT', '/api/profile', { password: 'a new long secret', current_password: password }],
      ['PUT', '/api/profile', { email: 'other@escuela.example', current_password: password }],
      ['PUT', `/api/staff/${await idOf('teacher')}`, { password: 'a new long secret' }],
      ['PUT', `/api/students/${await idOf('student')}`, { email: 'other@correo.example' }],
      ['POST', `/api/students/${await idOf('student')}/set_password`, { password: 'a new long secret' }],
    ] as const) {
      const answer = await call(acting, method, url, body);
      expect([url, answer.statusCode, answer.json().type]).toEqual([url, 403, '/problems/impersonation_forbidden']);
      expect(answer.headers['x-impersonating']).toBe(String(user_id));
      expect(await lastLog('refused')).toMatchObject({
        user_id,
        actor_id,
        after: { reason: 'impersonation_forbidden' },
      });
    }
    const before = Number((await school.knex('audit_logs').max<{ id: number }[]>('id as id'))[0]?.id);
    const writes = [
      await call(acting, 'PUT', '/api/user', { locale: 'en' }),
      await call(acting, 'PUT', '/api/profile', { phone: '(555) 010-9999' }),
      await call(acting, 'POST', '/api/groups', { name: 'A group of theirs' }),
      await call(acting, 'PUT', `/api/students/${await idOf('student')}`, { phone: '(555) 010-8888' }),
      await call(acting, 'POST', `/api/students/${await idOf('new')}/request_leveling_test`),
    ];
    expect(writes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 200, 200]);
    const rows = await school.knex('audit_logs').where('id', '>', before);
    expect(rows.map((row) => [row.user_id, row.actor_id])).toEqual(Array(5).fill([user_id, actor_id]));
  });
});
