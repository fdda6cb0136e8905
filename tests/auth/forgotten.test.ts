import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

let address = 0;
/** Each asks from an address of its own, unless the test is about the address. */
const forget = (username: string, headers: Record<string, string> = {}, remoteAddress = `198.51.100.${++address}`) =>
  school.app.inject({ method: 'POST', url: '/api/passwords/forgot', remoteAddress, headers, payload: { username } });
const reset = (token: string, secret: string) =>
  school.app.inject({ method: 'POST', url: '/api/passwords/reset', payload: { token, password: secret } });
const enter = (username: string, secret: string, kind = 'students') =>
  school.app.inject({ method: 'POST', url: `/api/${kind}/login`, payload: { username, password: secret } });

const letters = () => school.knex('letters').orderBy('id');
/** The token of the last letter, as its reader would find it. */
async function lastToken(): Promise<string> {
  await runJobs(school.app);
  const letter = await school.knex('letters').orderBy('id', 'desc').first();
  return /token=([\w-]{43})\n/.exec(letter.text)?.[1] as string;
}
async function tokenFor(username: string): Promise<string> {
  expect((await forget(username)).statusCode).toBe(202);
  return lastToken();
}

describe('a forgotten password', () => {
  test('is replaced by the link that was sent, once; what was open ends', async () => {
    const open = await school.as('student');
    const token = await tokenFor('student');
    expect(await school.knex('password_resets').select('token_hash')).not.toContainEqual({ token_hash: token });
    const answer = await reset(token, 'a new secret');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { kind: 'students', username: 'student' } }]);
    expect((await open.get('/api/user')).json().type).toBe('/problems/session_password_changed');
    expect((await enter('student', 'a new secret')).statusCode).toBe(200);
    expect((await enter('student', password)).statusCode).toBe(401);
    const again = await reset(token, 'yet another secret');
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([422, ['token']]);
  });

  test('of many tries with one link at a time one wins', async () => {
    const token = await tokenFor('advanced');
    const tries = Array.from({ length: 20 }, (_, number) => reset(token, `secret number ${number}`));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 422)).toHaveLength(19);
    const chosen = codes.indexOf(200);
    expect((await enter('advanced', `secret number ${chosen}`)).statusCode).toBe(200);
  });

  test('a link dies after an hour, with another link used, with another password, and with the account', async () => {
    const first = await tokenFor('old');
    const second = await tokenFor('old');
    await school.knex('password_resets').update({ expires_at: school.knex.raw(`now() - interval '1 second'`) });
    expect((await reset(second, 'too late for this')).statusCode).toBe(422);
    await school.knex('password_resets').update({ expires_at: school.knex.raw(`now() + interval '1 hour'`) });
    expect((await reset(second, 'a new secret')).statusCode).toBe(200);
    expect((await reset(first, 'a second secret')).statusCode).toBe(422);

    const admin = await school.as('admin');
    const { id } = await school.knex('users').where({ username: 'demo' }).first('id');
    const third = await tokenFor('demo');
    await admin.put(`/api/students/${id}`, { password: 'given by staff' });
    expect((await reset(third, 'a third secret')).statusCode).toBe(422);
    const fourth = await tokenFor('demo');
    await admin.post(`/api/students/${id}/deactivate`);
    expect((await reset(fourth, 'a fourth secret')).statusCode).toBe(422);
    await admin.post(`/api/students/${id}/activate`);
    expect((await reset(fourth, 'a fourth secret')).statusCode).toBe(422);
  });

  test('a password that may not be chosen leaves the link alive', async () => {
    const token = await tokenFor('teacher');
    for (const [secret, said] of [
      ['short', 'minimum length'],
      ['only10long', 'minimum length'],
      ['Basketball1', 'minimum length'],
      ['123456789012', 'most common'],
      ['é'.repeat(600), 'At most'],
    ] as const) {
      const headers = { cookie: 'locale=en' };
      const payload = { token, password: secret };
      const answer = await school.app.inject({
        method: 'POST',
        url: '/api/passwords/reset',
        headers: { ...headers, origin: 'http://localhost:80' },
        payload,
      });
      expect([answer.statusCode, answer.json().errors.password]).toEqual([422, expect.stringContaining(said)]);
    }
    expect((await reset(token, 'ñandú, 字 and 🙂 too')).statusCode).toBe(200);
    expect((await enter('teacher', 'ñandú, 字 and 🙂 too', 'admin')).statusCode).toBe(200);
    expect((await reset('never-was', 'a new secret')).json().errors).toHaveProperty('token');
  });
});

describe('who asks learns nothing', () => {
  test('a stranger and a user get the same answer, and only the user a letter', async () => {
    const before = (await letters()).length;
    const answers = await Promise.all(
      ['beginner-forum', 'nobody-at-all', "x' or 1=1", '=cmd'].map((name) => forget(name)),
    );
    const seen = answers.map(({ statusCode, body, headers: { date: _, ...headers } }) => ({
      statusCode,
      body,
      headers,
    }));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.statusCode).toBe(202);
    await runJobs(school.app);
    expect(await letters()).toHaveLength(before + 1);
  });

  test('an inactive user gets no letter', async () => {
    await school.knex('users').where({ username: 'just-forums' }).update({ status: 'inactive' });
    const before = (await letters()).length;
    await forget('just-forums');
    await runJobs(school.app);
    expect(await letters()).toHaveLength(before);
  });

  test('by the e-mail everybody who has it gets a letter that names the user', async () => {
    await school.knex('users').whereIn('username', ['new', 'external']).update({ email: 'family@correo.example' });
    await forget('FAMILY@correo.example');
    await runJobs(school.app);
    const sent = (await letters()).filter(({ to }) => to === 'family@correo.example');
    expect(sent.map(({ text }) => /usuario (\S+)\./.exec(text)?.[1]).sort()).toEqual(['external', 'new']);
  });

  test('nobody is flooded with letters, and an address that asks on and on has to wait', async () => {
    for (let time = 0; time < 5; time += 1) await forget('coordinator');
    await runJobs(school.app);
    const sent = (await letters()).filter(({ to }) => to === 'ricardo.villasenor@escuela.example');
    expect(sent).toHaveLength(3);
    const codes = [];
    for (let time = 0; time < 11; time += 1) codes.push((await forget(`name-${time}`, {}, '192.0.2.77')).statusCode);
    expect(codes).toEqual([...Array(10).fill(202), 429]);
  });

  test('the addresses of one household ask as one', async () => {
    const codes = [];
    for (let time = 0; time < 11; time += 1)
      codes.push((await forget(`name-${time}`, {}, `2001:db8:5:6:${time}::1`)).statusCode);
    expect(codes).toEqual([...Array(10).fill(202), 429]);
    expect((await forget('name', {}, '2001:db8:5:7::1')).statusCode).toBe(202);
  });

  test.each([
    ['evil.example', 'http://localhost:'],
    ['localhost:1@evil.example', 'http://localhost:0/'],
    ['localhost:1/.evil.example', 'http://localhost:0/'],
    ['localhost.evil.example', 'http://localhost:0/'],
    ['127.0.0.1.evil.example', 'http://localhost:0/'],
    ['[::1]:3000', 'http://[::1]:3000/'],
    ['localhost:8080', 'http://localhost:8080/'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/'],
  ])('a host that anybody may have sent, %s, leads to %s', async (host, begins) => {
    await school.knex('password_resets').delete();
    await forget('customer-service', { host });
    await runJobs(school.app);
    const { text } = await school.knex('letters').orderBy('id', 'desc').first();
    expect(text).toContain(`\n${begins}`);
    expect(text).not.toContain('evil.example');
  });

  test('where the address of the school is set, links lead there', async () => {
    const named = await openSchool({ configuration: { publicUrl: 'https://school.example' } });
    const headers = { host: 'school.example' };
    await named.app.inject({ method: 'POST', url: '/api/passwords/forgot', headers, payload: { username: 'student' } });
    await runJobs(named.app);
    const { text } = await named.knex('letters').first();
    expect(text).toContain('\nhttps://school.example/login/reset?token=');
    await named.close();
  });

  test('the audit log tells of it, and holds no secret', async () => {
    const rows = await school.knex('audit_logs').whereLike('action', 'password%').orderBy('id');
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['password_forgotten', 'password_link_sent', 'password_reset']),
    );
    expect(JSON.stringify(rows)).not.toMatch(/secret|argon2|token/);
  });
});
