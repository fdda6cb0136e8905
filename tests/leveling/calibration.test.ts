import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLearning } from '#api/leveling/learn.ts';
import { chance } from '#api/placement/chance.ts';
import { seededRandom } from '#api/placement/random.ts';
import { bankItems } from '#seeds/load/bank_items.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let form: number;
beforeAll(async () => {
  school = await openSchool();
  form = (await school.knex('forms').where({ kind: 'leveling' }).first('id')).id;
});
afterAll(() => school.close());

const calibration = async () =>
  (await (await school.as('coordinator')).get(`/api/leveling_forms/${form}/calibration`)).json();

test('Without answers each question is as hard as its level says', async () => {
  const questions = await calibration();
  expect(questions).toHaveLength(308);
  expect(questions.every(({ answers, off, odd }: Record<string, unknown>) => answers === 0 && off === 0 && !odd)).toBe(
    true,
  );
});

test('A question of level 6 that nobody of level 6 gets right is shown to be harder, and no other is', async () => {
  const [student, version] = await Promise.all([
    school.knex('users').where({ username: 'new' }).first('id'),
    school.knex('form_versions').where({ form_id: form }).first('id'),
  ]);
  const random = seededRandom(11);
  const items = await school.knex('questions').where({ form_id: form }).orderBy('order').select('id');
  const bank = bankItems().map((item, at) => ({ ...item, id: items[at]?.id }));
  const hard = bank.find(({ level }) => level === 6)?.id;
  const taken = () =>
    bank.map((item) => ({
      question: `q${item.id}`,
      score: item.id !== hard && random() < chance(item, 6) ? 1 : 0,
      points: 1,
    }));
  const at = new Date();
  // Written as they are kept: a hundred tests take too long.
  await school.knex('attempts').insert(
    Array.from({ length: 100 }, () => ({
      form_version_id: version.id,
      student_id: student.id,
      status: 'completed',
      seed: 1,
      points: bank.length,
      started_at: at,
      submitted_at: at,
      graded: JSON.stringify(taken()),
    })),
  );
  const found = (await calibration()).filter((one: Record<string, unknown>) => one.odd);
  expect(found).toMatchObject([{ question: hard, answers: 100, right: 0 }]);
  expect(found[0].off).toBeGreaterThan(1.5);
});

test('A form that is not there, or a person without the right to it, gets none', async () => {
  const path = (id: number) => `/api/leveling_forms/${id}/calibration`;
  expect((await (await school.as('coordinator')).get(path(999_999))).statusCode).toBe(404);
  for (const who of ['teacher', 'customer-service', 'student'])
    expect((await (await school.as(who)).get(path(form))).statusCode).toBe(403);
});

test('Answers to a question that has been rewritten since say nothing of it', async () => {
  const [hard] = (await calibration()).filter((one: Record<string, unknown>) => one.odd);
  const { body } = await school.knex('questions').where({ id: hard.question }).first('body');
  const rewrite = (text: object) =>
    school
      .knex('questions')
      .where({ id: hard.question })
      .update({ body: JSON.stringify(text) });
  await rewrite({ ...body, prompt: { es: 'Otra cosa', en: 'Something else' } });
  const found = (await calibration()).find(({ question }: { question: number }) => question === hard.question);
  expect(found).toMatchObject({ answers: 0, off: 0, odd: false });
  await rewrite(body);
});

test('What was learned is written down beside the level of its author', async () => {
  const [hard] = (await calibration()).filter((one: Record<string, unknown>) => one.odd);
  await orderLearning(form, { trx: school.knex, now: new Date(0) });
  await runJobs(school.app);
  const { learned_difficulty, level_id } = await school.knex('questions').where({ id: hard.question }).first();
  expect(learned_difficulty).toBeCloseTo(hard.difficulty, 3);
  expect(level_id).not.toBeNull();
});
