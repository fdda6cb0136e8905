import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '#tests/documents/applications.ts';
import { picture } from '#tests/files/samples.ts';
import { openSchool, type Person, password, type School } from '../support/school.ts';

let school: School;
const lines: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  school = await openSchool({ configuration: { logger: { level: 'info', stream } as never } });
  await servePages(school.app);
});
afterAll(() => school.close());

const enter = (username: string, kind: string, headers: Record<string, string> = {}) =>
  school.app.inject({ method: 'POST', url: `/api/${kind}/login`, headers, payload: { username, password } });

describe('what a person leaves in a browser that others use', () => {
  test('a photo is in no cache, the library may be, and signing out clears it', async () => {
    const student = await school.as('student');
    const photo = await student.post('/api/profile/avatar?name=me.png', await picture(300, 300), {
      'content-type': 'image/png',
    });
    const file = (id: number, who: Person) => who.get(`/api/resources/${id}/file`);
    const own = await file(photo.json().data.avatar, student);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const admin = await school.as('admin');
    const shared = await admin.post('/api/resources/upload?name=map.png', await picture(300, 300), {
      'content-type': 'image/png',
    });
    expect((await file(shared.json().id, admin)).headers['cache-control']).toBe('private, max-age=3600');
    const cookie = (await enter('new', 'students')).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const left = await school.app.inject({ method: 'DELETE', url: '/api/students/logout', headers });
    expect([left.statusCode, left.headers['clear-site-data']]).toEqual([204, '"cache"']);
  });

  test('whoever signs in where somebody is signed in ends that session', async () => {
    const { cookies } = await enter('admin', 'admin');
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    expect((await enter('old', 'students', headers)).statusCode).toBe(200);
    const answer = await school.app.inject({ url: '/api/user', headers });
    expect([answer.statusCode, answer.json().type]).toEqual([401, '/problems/session_logout']);
  });
});

test('the log names no query, in which a link may hold what opens an account', async () => {
  await school.app.inject({ url: '/login/reset?token=planted-secret' });
  await school.app.inject({ url: '/api/user?token=planted-secret' });
  expect(lines.join('')).toContain('/login/reset');
  expect(lines.join('')).not.toContain('planted-secret');
});

test.each([
  ['/login/student', '{"username":"student"}', 'application/json'],
  ['/login/forgot', '{}', 'application/json'],
  ['/preferences', '[]', 'application/json'],
  ['/logout', 'x', 'text/plain'],
  ['/login/student', '--x', 'multipart/form-data; boundary=x'],
  ['/login/student', 'username=student', ''],
])('%s takes the form of its page and nothing else: %s', async (url, payload, type) => {
  const headers = { ...(type && { 'content-type': type }), origin: 'http://localhost:80' };
  const answer = await school.app.inject({ method: 'POST', url, payload, headers });
  expect([answer.statusCode, answer.json().type]).toEqual([415, '/problems/http_415']);
  const empty = await school.app.inject({ method: 'POST', url, headers: { origin: 'http://localhost:80' } });
  expect(empty.statusCode).toBe(415);
});

test('what staff ask for that their role never has is in the audit log, and never fills it', async () => {
  const teacher = await school.as('teacher');
  const { id } = await school.knex('users').where({ username: 'teacher' }).first('id');
  const student = await school.as('student');
  const refused = () => school.knex('audit_logs').where({ action: 'refused' }).orderBy('id');
  const before = (await refused()).length;
  expect((await teacher.get('/api/settings')).statusCode).toBe(403);
  expect((await student.get('/api/settings')).statusCode).toBe(403);
  const [line, ...more] = (await refused()).slice(before);
  expect(line).toMatchObject({
    user_id: id,
    entity: 'settings',
    after: { refused: '/api/settings', reason: 'forbidden' },
  });
  expect(more).toEqual([]);
  for (let time = 0; time < 80; time += 1) await teacher.post('/api/groups', { name: 'Mine' });
  expect((await refused()).length - before).toBe(60);
});
