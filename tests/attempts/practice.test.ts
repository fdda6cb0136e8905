import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import {
  answersFor,
  type Body,
  canary,
  done,
  make,
  ofEachType,
  questions,
  refused,
  type Stage,
  stage,
} from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const start = (form: number): Promise<Body> => done(at.student.post(`/api/exercise_forms/${form}/start`));
const begin = async (given?: Body[], form: Body = {}) =>
  start(await at.exercise(given, { practice: true, pass_percentage: 0, ...form }));
const check = (attempt: number, question: string, again?: Body) =>
  at.student.post(`/api/attempts/${attempt}/check`, { question, ...(again ? { again } : {}) });
const save = (attempt: number, answers: Body, seq = 1) =>
  at.student.patch(`/api/attempts/${attempt}`, { seq, answers });
const submit = (attempt: number): Promise<Body> => done(at.student.post(`/api/attempts/${attempt}/submit`));

describe('an author chooses practice only where answers may be seen', () => {
  test.each(['never', 'after_passing'])('not with %s', async (reveal) => {
    const body = { lesson_id: at.lesson, order: 1, title: 'Rutinas' };
    const hidden = { practice: expect.stringContaining('Solo se puede practicar') };
    const coordinator = at.coordinator;
    const refusal = await refused(coordinator.post('/api/exercise_forms', { ...body, reveal, practice: true }), 422);
    expect(refusal.errors).toEqual(hidden);
    const id = await make(coordinator, 'exercise_forms', { ...body, practice: true });
    expect((await refused(coordinator.put(`/api/exercise_forms/${id}`, { reveal }), 422)).errors).toEqual(hidden);
    await done(coordinator.put(`/api/exercise_forms/${id}`, { reveal, practice: false }));
    expect((await refused(coordinator.put(`/api/exercise_forms/${id}`, { practice: true }), 422)).errors).toEqual(
      hidden,
    );
  });

  test('never of an exam', async () => {
    const body = { level_id: at.level, title: 'Examen', practice: true };
    await refused(at.coordinator.post('/api/exam_forms', body), 422);
  });

  test('going back to a version without it takes it back', async () => {
    const id = await at.exercise(questions);
    await done(at.coordinator.put(`/api/exercise_forms/${id}`, { practice: true }));
    await done(at.coordinator.post(`/api/exercise_forms/${id}/activate`));
    await done(at.coordinator.post(`/api/exercise_forms/${id}/restore_version`, { version: 1 }));
    expect(await done(at.coordinator.get(`/api/exercise_forms/${id}`))).toMatchObject({ practice: false });
    await done(at.coordinator.post(`/api/exercise_forms/${id}/restore_version`, { version: 2 }));
    expect(await done(at.coordinator.get(`/api/exercise_forms/${id}`))).toMatchObject({ practice: true });
  });
});

describe('checking a question', () => {
  test('shows what was right of it, fixes its answer, and the score counts that', async () => {
    const { id, practice, checked, uiSchema } = await begin();
    expect({ practice, checked }).toEqual({ practice: true, checked: [] });
    const order: string[] = uiSchema['ui:order'];
    const [right, wrong] = [answersFor(order, 'right'), answersFor(order, 'wrong')];
    const name = order[1] as string;
    await done(save(id, { [name]: wrong[name] }));
    const shown = await done(check(id, name));
    expect(shown).toMatchObject({ question: name, tries: 1, review: { question: name, correct: false, score: 0 } });
    expect(JSON.stringify(shown)).toContain(`${canary} mal`);
    const late = await done(save(id, right, 2));
    expect(late.fixed).toEqual([name]);
    expect(late.answers).toEqual({ ...right, [name]: wrong[name] });
    expect((await done(save(id, { [name]: null }, 3))).answers).toEqual(late.answers);
    const score = await submit(id);
    expect(score).toMatchObject({ correct: 4, incorrect: 1, score: 4 });
    expect(score.review[1].answer).toEqual(shown.review.answer);
  });

  test('fixes what is open too', async () => {
    const { id, uiSchema } = await begin();
    const [name] = uiSchema['ui:order'];
    expect((await done(check(id, name))).review).toMatchObject({ score: 0, correct: false });
    const saved = await done(save(id, answersFor(uiSchema['ui:order'], 'right')));
    expect([saved.answers[name], saved.fixed]).toEqual([undefined, [name]]);
  });

  test('once more answers the same, and counts once', async () => {
    const { id, uiSchema } = await begin();
    const [name] = uiSchema['ui:order'];
    const first = await done(check(id, name));
    expect(await done(check(id, name))).toEqual(first);
    expect(await done(at.student.get(`/api/attempts/${id}`))).toMatchObject({ checked: { [name]: 1 } });
  });

  test('a second try is graded, and changes no score', async () => {
    const { id, uiSchema } = await begin();
    const order: string[] = uiSchema['ui:order'];
    const [name = ''] = order;
    const right = answersFor(order, 'right');
    expect(await refused(check(id, name, { [name]: right[name] }), 409)).toMatchObject({ rule: 'not_checked' });
    await done(check(id, name));
    await refused(check(id, name, { [name]: { not: 'of this kind' } }), 422);
    const again = await done(check(id, name, { [name]: right[name] }));
    expect(again).toMatchObject({ tries: 2, review: { correct: true, score: 1 } });
    expect(await done(at.student.get(`/api/attempts/${id}`))).toMatchObject({ answers: {}, checked: { [name]: 2 } });
    expect(await submit(id)).toMatchObject({ correct: 0, score: 0 });
  });

  test('is known after a reload, on another device, and where a start is sent twice', async () => {
    const form = await at.exercise(questions, { practice: true });
    const key = { 'idempotency-key': `practice-${form}` };
    const { id, uiSchema } = await done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, key));
    const [name] = uiSchema['ui:order'];
    const { review } = await done(check(id, name));
    const checked = [{ question: name, tries: 1, review }];
    expect(await start(form)).toMatchObject({ id, practice: true, checked });
    const replayed = await done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, key));
    expect(replayed).toMatchObject({ id, practice: true, checked });
    expect(await done((await school.as('student')).get(`/api/attempts/${id}`))).toMatchObject({
      checked: { [name]: 1 },
    });
  });

  test('of what a person grades fixes it and leaves it open', async () => {
    const { id, uiSchema } = await begin(ofEachType.filter(({ type }) => type === 'essay'));
    const [name] = uiSchema['ui:order'];
    await done(save(id, { [name]: 'I get up early.' }));
    expect((await done(check(id, name))).review).toMatchObject({ score: null, correct: null });
    expect((await done(save(id, { [name]: 'Other words.' }, 2))).fixed).toEqual([name]);
  });

  test('shows what is said in a recording with the last question about it', async () => {
    const form_id = await at.draft(questions.slice(0, 1), { practice: true });
    const group = { body: { prompt: { es: 'Lee.' }, text: 'Ana is here.' }, key: { transcript: `${canary} said` } };
    const parent_id = await make(at.coordinator, 'questions', {
      form_id,
      order: 8,
      type: 'group',
      points: 0,
      ...group,
    });
    for (const question of questions.slice(1, 3))
      await make(at.coordinator, 'questions', { form_id, order: 9, parent_id, ...question });
    await done(at.coordinator.post(`/api/exercise_forms/${form_id}/activate`));
    const { id, uiSchema } = await start(form_id);
    const [alone, first, last] = uiSchema['ui:order'];
    const told = async (name: string) => JSON.stringify(await done(check(id, name))).includes(`${canary} said`);
    expect([await told(alone), await told(first), await told(last), await told(first)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('nothing is checked', () => {
  test('in an exercise without practice, nor once all questions are shown', async () => {
    const plain = await start(await at.exercise());
    expect(await refused(check(plain.id, plain.uiSchema['ui:order'][0]), 409)).toMatchObject({ rule: 'not_practice' });
    const { id, form_id, uiSchema } = await begin();
    const [first, second] = uiSchema['ui:order'];
    await done(check(id, first));
    const leave = () => done(at.student.post(`/api/attempts/${id}/leave_practice`));
    expect([await leave(), await leave()]).toEqual([
      { id, practice: false },
      { id, practice: false },
    ]);
    expect(await refused(check(id, second), 409)).toMatchObject({ rule: 'not_practice' });
    expect(await start(form_id)).toMatchObject({ practice: false, checked: [{ question: first }] });
    expect((await done(save(id, answersFor(uiSchema['ui:order'], 'right')))).fixed).toEqual([first]);
    expect(await submit(id)).toMatchObject({ correct: 4, incorrect: 1 });
  });

  test('that the attempt does not ask, of others, after submitting or after the deadline', async () => {
    const { id, uiSchema } = await begin(questions, { time_limit_minutes: 5 });
    const [name] = uiSchema['ui:order'];
    expect((await refused(check(id, 'q0'), 422)).errors).toHaveProperty('question');
    await refused((await school.as('advanced')).post(`/api/attempts/${id}/check`, { question: name }), 404);
    await school
      .knex('attempts')
      .where({ id })
      .update({ deadline_at: '2026-01-01T00:00:00Z', started_at: '2025-12-31' });
    expect(await refused(check(id, name), 409)).toMatchObject({ rule: 'time_over' });
    await submit(id);
    expect(await refused(check(id, name), 409)).toMatchObject({ rule: 'wrong_state' });
  });
});
