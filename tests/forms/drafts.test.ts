import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { type Body, done, make, questions, refused, type Stage, stage } from '../attempts/stage.ts';

let school: School;
let on: Stage;
beforeAll(async () => {
  school = await openSchool();
  on = await stage(school);
});
afterAll(() => school.close());

test('What an author writes is kept for the author alone, the latest for each card, until it is taken back', async () => {
  const form_id = await on.draft();
  const keep = (draft: object | null) =>
    on.coordinator.post('/api/question_drafts/keep', { form_id, card: 'question-1', draft });
  const offered = async (who: string) =>
    done((await school.as(who)).get(`/api/question_drafts/recovery?form_id=${form_id}`)) as Promise<Body[]>;
  expect(await done(keep({ type: 'essay', body: { prompt: 1 } }))).toEqual({ kept: true });
  await done(keep({ type: 'essay', body: { prompt: 2 } }));
  expect((await offered('coordinator')).map(({ card, draft }) => [card, draft])).toEqual([
    ['question-1', { type: 'essay', body: { prompt: 2 } }],
  ]);
  expect(await offered('admin')).toEqual([]);
  expect(await done(keep(null))).toEqual({ kept: false });
  expect(await offered('coordinator')).toEqual([]);
});

test('A draft needs its form, goes with it, and is nothing for teachers and students', async () => {
  const form_id = await on.draft();
  const body = { form_id, card: 'question-new', draft: {} };
  await done(on.coordinator.post('/api/question_drafts/keep', body));
  await refused(on.coordinator.post('/api/question_drafts/keep', { ...body, form_id: 2 ** 31 - 1 }), 422);
  await refused(on.coordinator.post('/api/question_drafts/keep', { ...body, card: 'x'.repeat(41) }), 422);
  for (const who of ['teacher', 'student', 'customer-service'])
    await refused((await school.as(who)).post('/api/question_drafts/keep', body), 403);
  await done(on.coordinator.del(`/api/exercise_forms/${form_id}`));
  expect(await school.knex('question_drafts').where({ form_id })).toEqual([]);
});

test('A question moves to the end of another form; a passage takes its questions along, a question leaves its passage', async () => {
  const [from, to] = [await on.draft([]), await on.draft(questions.slice(0, 2))];
  const group = await make(on.coordinator, 'questions', {
    form_id: from,
    order: 1,
    type: 'group',
    body: { prompt: { en: 'Read.' }, text: 'A text.' },
    key: {},
  });
  const inside = async (order: number) =>
    make(on.coordinator, 'questions', { form_id: from, order, parent_id: group, ...questions[0] });
  const [one, other] = [await inside(2), await inside(3)];
  const move = (id: number, form_id: number) => on.coordinator.post(`/api/questions/${id}/move`, { form_id });
  const { moved } = await done(move(group, to));
  expect(moved.map(({ id, order, parent_id }: Body) => [id, order, parent_id])).toEqual([
    [group, 3, null],
    [one, 4, group],
    [other, 5, group],
  ]);
  await done(move(one, from));
  expect(await school.knex('questions').where({ form_id: from }).select('id', 'order', 'parent_id')).toEqual([
    { id: one, order: 1, parent_id: null },
  ]);
  await refused(move(one, 2 ** 31 - 1), 422);
  await refused((await school.as('teacher')).post(`/api/questions/${one}/move`, { form_id: to }), 403);
});
