import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, type Body, done, make, questions, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let on: Stage;
beforeAll(async () => {
  school = await openSchool();
  on = await stage(school);
});
afterAll(() => school.close());

const url = (form: number, path = '') => `/api/exercise_forms/${form}${path}`;
const publish = (form: number) => done(on.coordinator.post(url(form, '/activate')));
const removed = (form: number): Promise<Body[]> => done(on.coordinator.get(url(form, '/removed')));
const restore = (form: number, version: number, dry = false): Promise<Body> =>
  done(on.coordinator.post(url(form, '/restore_version'), { version, dry }));
const rows = (form_id: number): Promise<Body[]> =>
  school.knex('questions').where({ form_id }).orderBy('order').orderBy('id').select('*');
const content = (list: Body[]) => list.map(({ version: _, created_at: __, updated_at: ___, ...question }) => question);

test('What was removed from a form is listed, with who did it and when, until it is put back in its place', async () => {
  const form = await on.draft(questions.slice(0, 3));
  const other = await on.draft([]);
  const [first, second, third] = await rows(form);
  for (const { id } of [second, third]) await done(on.coordinator.del(`/api/questions/${id}`));
  expect(await removed(form)).toMatchObject([
    { id: third.id, type: third.type, body: third.body, by: expect.stringMatching(/\w/), at: expect.any(String) },
    { id: second.id },
  ]);
  await done(on.coordinator.post('/api/questions/restore', { id: second.id }));
  expect((await removed(form)).map(({ id }) => id)).toEqual([third.id]);
  expect(content(await rows(form))).toEqual(content([first, second]));
  // One that went to another form and was removed there is that form's.
  await done(on.coordinator.post(`/api/questions/${second.id}/move`, { form_id: other }));
  await done(on.coordinator.del(`/api/questions/${second.id}`));
  expect((await removed(form)).map(({ id }) => id)).toEqual([third.id]);
  expect((await removed(other)).map(({ id }) => id)).toEqual([second.id]);
  await refused((await school.as('teacher')).get(url(form, '/removed')), 403);
});

test('A published version becomes the draft again, questions and rules, and the other one after it; attempts stay', async () => {
  const form = await on.exercise(questions.slice(0, 3), { pass_percentage: 60 });
  const before = await rows(form);
  const attempt = await done(on.student.post(url(form, '/start')));
  const answers = answersFor(attempt.uiSchema['ui:order'], 'right');
  await done(on.student.patch(`/api/attempts/${attempt.id}`, { seq: 1, answers }));
  const result = await done(on.student.post(`/api/attempts/${attempt.id}/submit`));

  const [one, two, three] = before;
  await done(on.coordinator.del(`/api/questions/${one.id}`));
  await done(on.coordinator.put(`/api/questions/${two.id}`, { points: 7, order: 9 }));
  await make(on.coordinator, 'questions', { form_id: form, order: 4, ...questions[3] });
  await done(on.coordinator.put(url(form), { pass_percentage: 90, title: 'Otro título', shuffle: true }));
  await publish(form);
  const after = await rows(form);

  const dry = await restore(form, 1, true);
  expect(dry).toMatchObject({ unpublished: false, changes: { added: [{ id: one.id }], removed: [{ number: 2 }] } });
  expect(dry.changes.rules.map(({ path }: Body) => path[0]).sort()).toEqual(['pass_percentage', 'shuffle', 'title']);
  expect(await rows(form)).toEqual(after);

  const told = await restore(form, 1);
  expect(content(await rows(form))).toEqual(content(before));
  expect((await rows(form)).find(({ id }) => id === one.id).version).toBeGreaterThan(one.version);
  expect((await rows(form)).find(({ id }) => id === three.id).version).toBe(three.version);
  expect(told.questions).toHaveLength(3);
  expect(await done(on.coordinator.get(url(form)))).toMatchObject({
    ...{ pass_percentage: 60, title: 'Rutinas', shuffle: false, has_changes: true },
  });
  const added = after.find(({ id }) => !before.some((row) => row.id === id));
  expect((await removed(form)).map(({ id }) => id)).toEqual([added.id]);
  expect((await restore(form, 1)).questions).toEqual([]);

  await restore(form, 2);
  expect(content(await rows(form))).toEqual(content(after));
  expect(await done(on.coordinator.get(url(form)))).toMatchObject({ has_changes: false, title: 'Otro título' });
  expect(await done(on.student.get(`/api/attempts/${attempt.id}`))).toMatchObject({ score: result.score, answers });
  expect(await school.knex('form_versions').where({ form_id: form })).toHaveLength(2);
  await refused(on.coordinator.post(url(form, '/restore_version'), { version: 3 }), 404);
});

test('A passage comes back with its questions; one that has gone to another form is made anew', async () => {
  const passage = { type: 'group', body: { prompt: { en: 'Read.' }, text: 'A text.' }, key: {} };
  const form = await on.draft([]);
  const group = await make(on.coordinator, 'questions', { form_id: form, order: 1, ...passage });
  for (const [at, question] of questions.slice(0, 2).entries())
    await make(on.coordinator, 'questions', { form_id: form, order: at + 2, parent_id: group, ...question });
  await publish(form);
  const [, first, second] = await rows(form);
  await done(on.coordinator.del(`/api/questions/${first.id}`));
  await done(on.coordinator.del(`/api/questions/${group}`));
  const other = await on.draft([]);
  await done(on.coordinator.post(`/api/questions/${second.id}/move`, { form_id: other }));
  await restore(form, 1);
  const back = await rows(form);
  expect(back.map(({ parent_id }) => parent_id)).toEqual([null, group, group]);
  expect(back[1].id).toBe(first.id);
  expect(back[2]).toMatchObject({ body: second.body, key: second.key });
  expect(back[2].id).not.toBe(second.id);
  expect((await rows(other)).map(({ id }) => id)).toEqual([second.id]);
});

test('Whoever restores while another saves writes over nothing that was not looked at', async () => {
  const form = await on.exercise(questions.slice(0, 2));
  const [first] = await rows(form);
  await done(on.coordinator.put(`/api/questions/${first.id}`, { points: 4 }));
  await publish(form);
  const { version } = await done(on.coordinator.get(`/api/questions/${first.id}`));
  await Promise.all([restore(form, 1), restore(form, 1), restore(form, 1)]);
  expect((await rows(form)).map(({ points }) => points)).toEqual([1, 1]);
  await refused(on.coordinator.put(`/api/questions/${first.id}`, { points: 5 }, { 'if-match': `"${version}"` }), 412);
  const lines = school.knex('audit_logs').where({ entity: 'questions', record_id: first.id, action: 'update' });
  expect(await lines).toHaveLength(2);
});
