import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Publisher } from '#api/engine/events/publisher.ts';
import user from '#api/topics/user.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let student: number;
beforeAll(async () => {
  school = await openSchool();
  ({ id: student } = await school.knex('users').where({ username: 'student' }).first());
  await school.knex('notices').where({ user_id: student }).update({ read_at: school.knex.fn.now() });
});
afterAll(() => school.close());

const tell = async (user_id: number, notice = 'seat_offered'): Promise<number> => {
  const [{ id }] = await school.knex('notices').insert({ user_id, notice, params: {} }).returning('id');
  return id;
};
const unread = () => user.missed([student], school.knex);

test('a notice is read once by whom it is for, and by nobody else', async () => {
  const id = await tell(student);
  const own = await school.as('student');
  const first = await own.post(`/api/notices/${id}/read`);
  const again = await own.post(`/api/notices/${id}/read`);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  const { read_at } = (await own.get(`/api/notices/${id}`)).json();
  expect(read_at).toBe(first.json().read_at);
  await expectProblem((await school.as('advanced')).post(`/api/notices/${id}/read`), 404);
});

test('the own pages learn how many are unread, others hear nothing of it', async () => {
  await tell(student);
  const id = await tell(student, 'meeting_cancelled');
  expect(await unread()).toEqual([{ id: student, event: 'notices', data: { unread: 2 } }]);
  await (await school.as('student')).post(`/api/notices/${id}/read`);
  expect(await unread()).toEqual([{ id: student, event: 'notices', data: { unread: 1 } }]);
  const callers = [{ id: student }, { id: student + 1 }] as Parameters<Publisher['admit']>[0]['caller'][];
  expect(await user.hearers(student, callers, school.knex)).toEqual([callers[0]]);
});
