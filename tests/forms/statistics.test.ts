import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Body, done, type Stage, stage } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { regraded } from './regrading.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const options = ['a1', 'b2', 'c3'].map((id) => ({ id, text: `Word ${id}` }));
const single = { type: 'choice_single', body: { prompt: { en: 'Choose.' }, options }, key: { correct: 'a1' } };

/** Classmates of the demo student. */
async function classmates(count: number): Promise<number[]> {
  const { rows } = await school.knex.raw(
    `insert into users overriding system value select (jsonb_populate_record(u, jsonb_build_object('id', 500000 + n,
      'username', 'mate' || n, 'email', 'mate' || n || '@school.test', 'student_id', 'M' || n))).*
    from users u cross join generate_series(1, ?) n where u.username = 'student' returning id`,
    [count],
  );
  return rows.map(({ id }: Body) => id);
}

/** Completed attempts, in which each person chose these options of the two questions. */
async function attempts(form: number, people: number[], choose: (place: number) => [string, string]): Promise<void> {
  const version = await school.knex('form_versions').where({ form_id: form }).orderBy('id', 'desc').first('id', 'key');
  const names = version.key.map(({ id }: Body) => `q${id}`);
  const times = { started_at: new Date(0), submitted_at: new Date() };
  await school.knex.batchInsert(
    'attempts',
    people.map((student_id, place) => {
      const chosen = choose(place);
      const review = names.map((question: string, which: number) => {
        const score = chosen[which] === 'a1' ? 1 : 0;
        return { question, score, points: 1, correct: score === 1 };
      });
      const score = review[0].score + review[1].score;
      const figures = { points: 2, score, percentage: score * 50, correct: score, incorrect: 2 - score };
      const answers = Object.fromEntries(names.map((name: string, which: number) => [name, chosen[which]]));
      const row = { form_version_id: version.id, student_id, seed: 1, status: 'completed', ...times };
      return { ...row, ...figures, answers: JSON.stringify(answers), graded: JSON.stringify(review) };
    }),
    500,
  );
}

test('figures of each question come from first attempts, and say when they are too few', async () => {
  const form = await at.exercise([single, single]);
  const figures = () => done(at.coordinator.get(`/api/exercise_forms/${form}/statistics`));
  const people = await classmates(40);
  await attempts(form, people.slice(0, 5), () => ['a1', 'a1']);
  expect((await figures()).questions[0]).toMatchObject({ answers: 5, flags: ['few'] });
  // 15 more do both well, 20 miss the second, of whom 10 the first too.
  await attempts(form, people.slice(5), (place) => [place < 25 ? 'a1' : 'b2', place < 15 ? 'a1' : 'c3']);
  // What is tried again teaches the form, not the figures.
  await attempts(form, people, () => ['c3', 'c3']);
  const [first, second] = (await figures()).questions;
  expect(first).toMatchObject({ answers: 40, facility: 0.75, flags: ['fine'] });
  // Phi of the table 20, 10, 0, 10: (20·10 − 10·0) / √(30·10·20·20)
  expect(first.discrimination).toBeCloseTo(200 / Math.sqrt(120_000), 6);
  expect(second).toMatchObject({ answers: 40, facility: 0.5 });
  const chosen = first.options.map(({ text, count, right }: Body) => [text, count, right]).toSorted();
  expect(chosen).toEqual([
    ['Word a1', 30, true],
    ['Word b2', 10, false],
  ]);
});

test('thousands of attempts are graded anew in portions, each of them once, and all of them are in the audit log', async () => {
  const form = await at.exercise([single, single]);
  const [{ id: student_id }] = await school.knex('users').where({ username: 'student' }).select('id');
  await attempts(form, Array(5000).fill(student_id), () => ['b2', 'a1']);
  const [question] = await school.knex('questions').where({ form_id: form }).orderBy('order').select('id');
  await done(at.coordinator.put(`/api/questions/${question.id}`, { key: { correct: 'b2' } }));
  await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
  const wish = { version: 2, keep: 'better' };
  const { outcome } = await regraded(school, at.coordinator, form, wish);
  expect(outcome).toMatchObject({ attempts: 5000, better: 5000, passes: 5000 });
  expect(outcome.changes).toHaveLength(200);
  expect(await school.knex('audit_logs').where({ action: 'regrade', entity: 'attempts' }).select('id')).toHaveLength(
    5000,
  );
  const versions = school.knex('form_versions').where({ form_id: form }).select('id');
  const left = await school.knex('attempts').where({ percentage: 50 }).whereIn('form_version_id', versions);
  expect(left).toEqual([]);
});
