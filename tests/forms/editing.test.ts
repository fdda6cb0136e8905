import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import {
  answersFor,
  type Body,
  done,
  make,
  ofEachType,
  questions,
  refused,
  type Stage,
  stage,
} from '../attempts/stage.ts';

let school: School;
let on: Stage;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  on = await stage(school);
  admin = await school.as('admin');
});
afterAll(() => school.close());

const look = (who: Person, body: object): Promise<Body> =>
  done(who.post('/api/form_editors/look', { page: 'onepage1', ...body }));
const rows = (form_id: number): Promise<Body[]> =>
  school.knex('questions').where({ form_id }).orderBy('order').select('*');

test('Two who have a form open see each other, and what the other has changed', async () => {
  const form_id = await on.draft(questions.slice(0, 2));
  const [first] = await rows(form_id);
  expect((await look(admin, { form_id })).others).toEqual([]);
  const mine = await look(on.coordinator, { form_id, question_id: first.id });
  expect(mine.others).toHaveLength(1);
  const seen = await look(admin, { form_id });
  expect(seen.others).toMatchObject([{ question: first.id }]);
  await done(on.coordinator.put(`/api/questions/${first.id}`, { points: 3 }));
  await done(on.coordinator.del(`/api/questions/${(await rows(form_id))[1].id}`));
  const { stamp, told } = seen;
  const after = await look(admin, { form_id, stamp, told });
  expect(after.changes).toMatchObject([
    { action: 'delete', name: seen.others[0].name },
    { action: 'update', question: first.id },
  ]);
  expect(after.stamp).not.toBe(stamp);
  expect((await look(admin, { form_id, stamp: after.stamp, told: after.told })).changes).toEqual([]);
  const own = await look(on.coordinator, { form_id, stamp: mine.stamp, told: mine.told });
  expect([own.stamp, own.changes]).toEqual([after.stamp, []]);

  await done(on.coordinator.post('/api/form_editors/leave', { page: 'onepage1' }));
  expect((await look(admin, { form_id })).others).toEqual([]);
});

test('Who says nothing for a while is gone, and nothing of it is kept', async () => {
  const form_id = await on.draft([]);
  await look(on.coordinator, { form_id });
  const gone = (seconds: number) =>
    school
      .knex('form_editors')
      .where({ form_id })
      .update({ seen_at: new Date(Date.now() - seconds * 1000) });
  await gone(20);
  expect((await look(admin, { form_id })).others).toEqual([]);
  await gone(120);
  await look(admin, { form_id });
  expect(await school.knex('form_editors').where({ form_id })).toHaveLength(1);
  await refused(admin.post('/api/form_editors/look', { form_id: 2 ** 31 - 1, page: 'onepage1' }), 422);
  await refused((await school.as('teacher')).post('/api/form_editors/look', { form_id, page: 'onepage1' }), 403);
});

test('A question that was removed comes back under its own number, newer than any edition of it', async () => {
  const form_id = await on.draft([]);
  const passage = { type: 'group', body: { prompt: { en: 'Read.' }, text: 'A text.' }, key: {} };
  const group = await make(on.coordinator, 'questions', { form_id, order: 1, ...passage });
  const id = await make(on.coordinator, 'questions', { form_id, order: 2, parent_id: group, ...questions[0] });
  await done(on.coordinator.put(`/api/questions/${id}`, { points: 2 }));
  const before = await done(on.coordinator.get(`/api/questions/${id}`));
  const restore = (question: number) => on.coordinator.post('/api/questions/restore', { id: question });
  expect(await done(restore(id))).toEqual(before);
  await done(on.coordinator.del(`/api/questions/${id}`));
  const back = await done(restore(id));
  expect(back.version).toBeGreaterThan(before.version);
  const content = ({ version: _, created_at: __, updated_at: ___, ...rest }: Body) => rest;
  expect(content(back)).toEqual(content(before));
  await refused(on.coordinator.del(`/api/questions/${id}`, { 'if-match': `"${before.version}"` }), 412);

  await done(on.coordinator.del(`/api/questions/${id}`));
  await done(on.coordinator.del(`/api/questions/${group}`));
  expect(await done(restore(id))).toMatchObject({ id, parent_id: null });
  await done(on.coordinator.del(`/api/questions/${id}`));
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => restore(id)));
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const lines = school.knex('audit_logs').where({ entity: 'questions', record_id: id, action: 'restore' });
  expect(await lines).toHaveLength(3);
  await refused(restore(2 ** 31 - 1), 404);
  await refused((await school.as('teacher')).post('/api/questions/restore', { id: group }), 403);
});

test('A form is tried as a student without a trace, and its author reads everything that it can tell', async () => {
  const form_id = await on.draft([], { pass_percentage: 80, reveal: 'after_passing' });
  const names = ofEachType.map((_, at) => `q${at + 1}`);
  const asked = ofEachType.map(({ type, body, key }) => ({ type, body, key, points: 1 }));
  const count = async () =>
    Promise.all(
      ['attempts', 'questions', 'form_versions', 'audit_logs'].map(async (t) => (await school.knex(t)).length),
    );
  const before = await count();
  const attempt = (answers: object) =>
    done(on.coordinator.post('/api/questions/try', { form_id, questions: asked, answers }));
  const wrong = await attempt(answersFor(names, 'wrong'));
  expect(wrong).toMatchObject({ passed: expect.anything(), problems: [] });
  expect(wrong.review).toHaveLength(asked.length);
  expect(wrong.review.every(({ solution }: Body) => solution !== null)).toBe(true);
  const right = await attempt(answersFor(names, 'right'));
  expect(right.correct).toBeGreaterThan(wrong.correct);
  expect(await count()).toEqual(before);

  const [one, other] = asked;
  const broken = { ...other, body: {} };
  const some = await done(
    on.coordinator.post('/api/questions/try', {
      form_id,
      questions: [broken, one],
      answers: { q1: 'x', q2: answersFor(names, 'right').q1 },
    }),
  );
  expect(some).toMatchObject({ correct: 1, points: 1, passed: true, problems: [{ question: 0 }, { question: 0 }] });
  expect(some.review[0].question).toBe('q2');
  await refused(
    on.coordinator.post('/api/questions/try', { form_id, questions: [one], answers: { q1: { evil: 1 } } }),
    422,
  );
  await refused(on.student.post('/api/questions/try', { form_id, questions: [one], answers: {} }), 403);
});
