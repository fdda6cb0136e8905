import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#api/placement/random.ts';
import { truthOf } from '#api/placement/simulation/learner.ts';
import { testsTaken } from '#api/placement/simulation/learning.ts';
import { bankItems } from '#seeds/load/bank_items.ts';
import { meetingIn } from '#tests/support/running_now.ts';
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

/** Students had seats in a class, so many weeks ago, in which one of them was. */
async function metIn(weeks: number, present: string, absent: string) {
  const id = await meetingIn(school.knex, -weeks * 7 * 24 * 60, { seats: [present, absent] });
  for (const [username, outcome] of [
    [present, { status: 'completed' }],
    [absent, { status: 'inactive', ended_as: 'absent' }],
  ] as const) {
    const student_id = school.knex('users').where({ username }).select('id');
    await school.knex('registrations').where({ meeting_id: id, student_id }).update(outcome);
  }
}

test('Proposals, decisions and levels four weeks later are compared; of who has not learned so long, or at all, nothing is said', async () => {
  const takers: string[] = await school
    .knex('users')
    .whereIn('id', school.knex('attempts').select('student_id'))
    .orderBy('id')
    .limit(6)
    .pluck('username');
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = takers;
  await decided(one, 3, 3, 6, 2);
  await decided(two, 5, 6, 6);
  await decided(three, 5, 6, 1);
  await decided(four, 2, 2, 6);
  await decided(five, 2, 2, 6, 4);
  await decided(six, 2, 2, 6, 4);
  await worked(one, 5);
  await worked(two, 4);
  await metIn(5, five, six);
  const coordinator = await school.as('coordinator');
  const answer = await coordinator.get('/api/leveling_tests/agreement');
  expect(answer.statusCode, answer.body).toBe(200);
  const { test: first, later, fit } = answer.json();
  expect(first.agreement).toMatchObject({ count: 6, near: 1 });
  expect(first.pairs).toEqual(expect.arrayContaining([{ first: 5, second: 6, count: 2 }]));
  // Who was in a class has learned, who only had a seat has not.
  expect(later.pairs).toHaveLength(3);
  expect(later.agreement).toMatchObject({ count: 3, near: 2 / 3, bias: 1 / 3 });
  expect(fit, 'too few tests to judge the model').toBeNull();
  expect((await (await school.as('teacher')).get('/api/leveling_tests/agreement')).statusCode).toBe(403);
});

test('The first 500 tests tell that levels are closer than is assumed, and what of the tests’ certainty holds then', async () => {
  const { knex } = school;
  const form = await knex('forms').where({ kind: 'leveling' }).first('id');
  const version = await knex('form_versions').where({ form_id: form.id }).first('id');
  const { id: student_id } = await knex('users').where({ username: 'new' }).first('id');
  const questions = await knex('questions').where({ form_id: form.id }).orderBy('order').pluck('id');
  const bank = bankItems().map((item, at) => ({ ...item, id: questions[at] as number }));
  const truth = truthOf(bank, {}, seededRandom(1));
  const graded = testsTaken(bank, { learners: 500, seed: 5, truth, apart: 0.5 }).map(({ responses }) =>
    responses.map(({ item, score }) => ({ question: `q${item.id}`, score, points: 1 })),
  );
  // Written as they are kept. Those who came later were asked nothing, and would be sure of nothing.
  const later = Array.from({ length: 300 }, () => []);
  const minute = (at: number) => new Date(Date.UTC(2020, 0, 1, 0, at));
  await knex('attempts').insert(
    [...graded, ...later].map((own, at) => ({
      ...{ form_version_id: version.id, student_id, status: 'completed', seed: 1, points: 20 },
      ...{ started_at: minute(at), submitted_at: minute(at), graded: JSON.stringify(own) },
    })),
  );
  const { fit } = (await (await school.as('coordinator')).get('/api/leveling_tests/agreement')).json();
  expect(fit.width).toMatchObject({ tests: 500, assumed: 0.75 });
  expect(Math.abs(fit.width.apart - 0.5)).toBeLessThanOrEqual(0.1);
  expect(fit.width.interval[1]).toBeLessThan(fit.width.assumed);
  // They are surer than they may be.
  expect(fit.claimed).toBeGreaterThan(0.94);
  expect(fit.tenable).toBeLessThan(0.91);
});
