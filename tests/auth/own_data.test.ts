import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, password, type School } from '#tests/support/school.ts';
import { expectProblem } from '../api/problem.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const fileOf = async (username: string) => (await school.as(username)).get('/api/user/data');

test('a student takes along what the school holds of them, and nothing of anybody else', async () => {
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  const answer = await fileOf('student');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d\.json"$/);
  const { made_at, sessions, ...parts } = answer.json();
  expect(Date.parse(made_at)).toBeGreaterThan(Date.now() - 60_000);
  expect(sessions[0]).toMatchObject({ is_this_one: true });
  expect(parts.students).toMatchObject([{ id, username: 'student' }]);
  expect(parts.attempts).toHaveLength(await count('attempts', { student_id: id }));
  expect(parts.registrations).toHaveLength(await count('registrations', { student_id: id }));
  expect(parts.notices).toHaveLength(await count('notices', { user_id: id }));
  expect(parts.attempts[0]).toHaveProperty('answers');
  // The number that the school gave the student is called so too.
  const { students: _, ...others } = parts as Record<string, { student_id?: number | null }[]>;
  for (const [part, rows] of Object.entries(others))
    for (const { student_id = id } of rows) expect([id, null], part).toContain(student_id);
  const hidden = /"(password|seed|key|token|notes|token_hash)"/;
  expect(answer.body).not.toMatch(hidden);
});

const count = async (table: 'attempts' | 'registrations' | 'notices', where: object) =>
  (await school.knex(table).where(where).select('id')).length;

test('the file of a student who is not answered yet is whole too, and staff have none', async () => {
  expect((await fileOf('new')).json()).toMatchObject({ students: [{ username: 'new' }], attempts: [] });
  await expectProblem(fileOf('coordinator'), 403);
});

test('who is logged in as a student takes nothing away', async () => {
  const admin = await school.as('admin');
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  const acting = await admin.post(`/api/students/${id}/login_as`, { password, reason: 'Asked by telephone' });
  const sid = acting.cookies.find(({ name }) => name === 'sid')?.value;
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `sid=${sid}` };
  expect((await school.app.inject({ url: '/api/user', headers })).json().data.username).toBe('student');
  await expectProblem(school.app.inject({ url: '/api/user/data', headers }), 403);
});
