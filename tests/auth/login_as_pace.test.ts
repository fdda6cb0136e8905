import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, password, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const body = { password, reason: 'Support' };

test('an admin becomes somebody else twenty times an hour, also when many are asked for at once', async () => {
  const admin = await school.as('admin');
  const { id } = await school.knex('users').where({ username: 'student' }).first('id');
  const become = () => admin.post(`/api/students/${id}/login_as`, body);
  const answers = await Promise.all(Array.from({ length: 24 }, become));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  const slowed = answers.filter(({ statusCode }) => statusCode === 429);
  expect(slowed).toHaveLength(4);
  const seconds = Number(slowed[0]?.headers['retry-after']);
  expect([seconds > 3500, seconds <= 3600]).toEqual([true, true]);
  const refused = await school.knex('audit_logs').where({ action: 'refused' });
  expect(refused.map(({ after }) => after)).toEqual(Array(4).fill({ refused: 'login_as', reason: 'too_many' }));
});
