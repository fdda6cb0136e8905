import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
  await school.knex('settings').update({ support_email: 'ayuda@escuela.example' });
});
afterAll(() => school.close());

const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id as number;

/** What is written to somebody because of work. */
async function letters(work: () => PromiseLike<{ statusCode: number }>, status = 200) {
  const [last] = await school.knex('letters').max<{ id: number }[]>({ id: 'id' });
  expect((await work()).statusCode).toBe(status);
  return school
    .knex('letters')
    .where('id', '>', last?.id ?? 0)
    .orderBy('id')
    .select('letter', 'to', 'user_id', 'subject', 'text', 'html');
}

test('another password is told to its owner, in their language, and the letter says none', async () => {
  const student = await school.as('student');
  const user_id = await idOf('student');
  const { email: to } = await school.knex('users').where({ id: user_id }).first('email');
  const changes = { password: 'a new long secret', current_password: password };
  const written = await letters(() => student.put('/api/profile', changes));
  expect(written).toMatchObject([{ letter: 'password_changed', to, user_id, subject: 'Your password was changed' }]);
  expect(written[0].text).toContain('ayuda@escuela.example');
  expect(JSON.stringify(written)).not.toMatch(/a new long|argon2|learning-demo/);
});

test('so is one that staff gave, by either way, and one that was chosen by a link', async () => {
  const admin = await school.as('admin');
  const id = await idOf('advanced');
  const set = () => admin.post(`/api/students/${id}/set_password`, { password: 'a temporary one' });
  expect(await letters(set)).toMatchObject([{ letter: 'password_changed', user_id: id }]);
  const put = () => admin.put(`/api/students/${id}`, { password: 'another temporary one' });
  expect(await letters(put)).toMatchObject([{ letter: 'password_changed', user_id: id }]);
  await (await school.as('nobody')).post('/api/passwords/forgot', { username: 'advanced' });
  await runJobs(school.app);
  const sent = await school.knex('letters').where({ letter: 'reset_password' }).orderBy('id', 'desc').first();
  const token = /token=([\w-]+)/.exec(sent.text)?.[1];
  const nobody = await school.as('nobody');
  const reset = () => nobody.post('/api/passwords/reset', { token, password: 'chosen by a link' });
  expect(await letters(reset)).toMatchObject([{ letter: 'password_changed', user_id: id }]);
});

test('another e-mail is told at the former address and at the new one', async () => {
  const user_id = await idOf('teacher');
  const { email: former } = await school.knex('users').where({ id: user_id }).first('email');
  const teacher = await school.as('teacher');
  const email = 'nuevo@correo.example';
  const written = await letters(() => teacher.put('/api/profile', { email, current_password: password }));
  expect(written.map(({ letter, to }) => [letter, to])).toEqual([
    ['email_changed', former],
    ['email_changed', email],
  ]);
  expect(written[0].text).toContain(email);
  const both = { email: 'tercero@correo.example', password: 'una clave temporal' };
  const byStaff = await letters(async () => (await school.as('admin')).put(`/api/staff/${user_id}`, both));
  expect(byStaff.map(({ letter, to }) => [letter, to])).toEqual([
    ['password_changed', email],
    ['email_changed', email],
    ['email_changed', 'tercero@correo.example'],
  ]);
});

test('a change of anything else, and one that was refused, are told to nobody', async () => {
  const admin = await school.as('admin');
  const id = await idOf('old');
  expect(await letters(() => admin.put(`/api/students/${id}`, { phone: '(555) 010-7777' }))).toEqual([]);
  expect(await letters(() => admin.put(`/api/students/${id}`, { password: 'football' }), 422)).toEqual([]);
});
