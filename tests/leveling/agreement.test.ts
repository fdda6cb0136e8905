import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const level = async (order: number) => (await school.knex('levels').where({ order }).first('id')).id;

/** A test that was decided so many weeks ago, and where its student has come since. */
async function decided(username: string, proposed: number, assigned: number, weeks: number, later?: number) {
  const { id: student_id } = await school.knex('users').where({ username }).first('id');
  const { id: attempt_id } = await school.knex('attempts').where({ student_id }).first('id');
  const ago = (count: number) => school.knex.raw(`now() - ?::interval`, [`${count} weeks`]);
  const levels = { proposed_level_id: await level(proposed), level_id: await level(assigned) };
  await school.knex('leveling_tests').insert({
    student_id,
    attempt_id,
    status: 'completed',
    ...levels,
    reason: 'x',
    submitted_at: ago(weeks),
    assigned_at: ago(weeks),
  });
  const log = (order: number, count: number) =>
    level(order).then((to_level_id) =>
      school.knex('progress_logs').insert({ student_id, event: 'level_started', to_level_id, at: ago(count) }),
    );
  await log(assigned, weeks);
  if (later !== undefined) await log(later, weeks - 2);
}

/** The student took something, so many weeks ago. */
async function worked(username: string, weeks: number) {
  const { id: student_id } = await school.knex('users').where({ username }).first('id');
  const { form_version_id } = await school.knex('attempts').where({ student_id }).first('form_version_id');
  const started_at = school.knex.raw(`now() - ?::interval`, [`${weeks} weeks`]);
  await school
    .knex('attempts')
    .insert({ student_id, form_version_id, seed: 1, points: 1, status: 'completed', started_at });
}

test('Proposals, decisions and levels four weeks later are compared; of who has not learned so long, or at all, nothing is said', async () => {
  const takers: string[] = await school
    .knex('users')
    .whereIn('id', school.knex('attempts').select('student_id'))
    .orderBy('id')
    .limit(4)
    .pluck('username');
  const [one = '', two = '', three = '', four = ''] = takers;
  await decided(one, 3, 3, 6, 2);
  await decided(two, 5, 6, 6);
  await decided(three, 5, 6, 1);
  await decided(four, 2, 2, 6);
  await worked(one, 5);
  await worked(two, 4);
  const coordinator = await school.as('coordinator');
  const answer = await coordinator.get('/api/leveling_tests/agreement');
  expect(answer.statusCode, answer.body).toBe(200);
  const { test: first, later, fit } = answer.json();
  expect(first.agreement).toMatchObject({ count: 4, near: 1 });
  expect(first.pairs).toEqual(expect.arrayContaining([{ first: 5, second: 6, count: 2 }]));
  expect(later.agreement).toMatchObject({ count: 2, exact: 0.5, bias: -0.5 });
  expect(fit, 'too few tests to judge the model').toBeNull();
  expect((await (await school.as('teacher')).get('/api/leveling_tests/agreement')).statusCode).toBe(403);
});
