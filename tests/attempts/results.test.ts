import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyQuestionType } from '#api/assessment/define.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Caller } from '#api/engine/define.ts';
import { callAs } from '#api/engine/requests/inner.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { type Body, done, make, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
  const single = questionTypes.get('choice_single') as AnyQuestionType;
  questionTypes.set('by_hand', { ...single, grade: () => ({ score: null, feedback: [] }) });
});
afterAll(async () => {
  questionTypes.delete('by_hand');
  await school.close();
});

const single = questions[1] as Body;

/** Takes an exercise once; its one question is answered right or wrong. */
async function take(exercise: number, answer: string | null): Promise<Body> {
  const { id, uiSchema } = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  const [question] = uiSchema['ui:order'];
  await done(at.student.patch(`/api/attempts/${id}`, { seq: 1, answers: { [question]: answer } }));
  return done(at.student.post(`/api/attempts/${id}/submit`));
}

const exerciseOf = (id: number) => done(at.student.get(`/api/exercise_forms/${id}`));

describe('what a student sees of the own results', () => {
  test('of an exercise: the best result, the state of the last attempt, whether it is passed', async () => {
    const id = await at.exercise([single]);
    expect(await exerciseOf(id)).toMatchObject({ best_percentage: null, attempt_status: null, passed: false });
    await take(id, null);
    expect(await exerciseOf(id)).toMatchObject({ best_percentage: 0, attempt_status: 'completed', passed: false });
    await take(id, 'x7qa');
    await take(id, 'k3v9');
    expect(await exerciseOf(id)).toMatchObject({ best_percentage: 100, attempt_status: 'completed', passed: true });
    await done(at.student.post(`/api/exercise_forms/${id}/start`));
    expect(await exerciseOf(id)).toMatchObject({ best_percentage: 100, attempt_status: 'draft', passed: true });
    expect(await exerciseOf(id)).not.toHaveProperty('has_changes');
    const other = await done((await school.as('advanced')).get(`/api/exercise_forms/${id}`));
    expect(other).toMatchObject({ best_percentage: null, attempt_status: null, passed: false });
  });

  test('of an exercise: a pass stays one when the mark is raised', async () => {
    const id = await at.exercise([single, { ...single, points: 2 }]);
    const { id: attempt, uiSchema } = await done(at.student.post(`/api/exercise_forms/${id}/start`));
    await done(
      at.student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: { [uiSchema['ui:order'][1]]: 'x7qa' } }),
    );
    expect(await done(at.student.post(`/api/attempts/${attempt}/submit`))).toMatchObject({ percentage: 66.67 });
    await done(at.coordinator.put(`/api/exercise_forms/${id}`, { pass_percentage: 90 }));
    await done(at.coordinator.post(`/api/exercise_forms/${id}/activate`));
    expect(await exerciseOf(id)).toMatchObject({ passed: true });
  });

  test('of a lesson: how many exercises it has, and how many are passed', async () => {
    const lesson_id = await make(at.coordinator, 'lessons', {
      level_id: at.level,
      order: 901,
      name: 'Planes',
      difficulty: 'easy',
    });
    await done(at.coordinator.post(`/api/lessons/${lesson_id}/activate`));
    const [passed] = [
      await at.exercise([single], { lesson_id }),
      await at.exercise([single], { lesson_id }),
      await at.draft([single], { lesson_id }),
    ];
    await take(passed, 'x7qa');
    expect(await done(at.student.get(`/api/lessons/${lesson_id}`))).toMatchObject({
      exercises: 2,
      exercises_passed: 1,
    });
    const filter = JSON.stringify({ id: [lesson_id, at.lesson], exercises_passed: 1 });
    expect(await done(at.student.get(`/api/lessons?filter=${filter}`))).toEqual([
      expect.objectContaining({ id: lesson_id }),
    ]);
  });

  test('of the levels: done, current, locked; all locked without a level', async () => {
    const states = async (name: string) =>
      new Set(
        (await done((await school.as(name)).get('/api/levels?sort=["order","ASC"]'))).map(({ state }: Body) => state),
      );
    expect([...(await states('student'))]).toEqual(['done', 'current', 'locked']);
    expect([...(await states('new'))]).toEqual(['locked']);
  });

  test('the attempts of a form, newest first', async () => {
    const id = await at.exercise([single]);
    const [first, second] = [await take(id, null), await take(id, 'x7qa')];
    const url = `/api/attempts?filter={"form_id":${id},"status":"completed"}&sort=["submitted_at","DESC"]&range=[0,0]`;
    expect((await done(at.student.get(url))).map((one: Body) => one.id)).toEqual([second.id]);
    expect(first.form_id).toBe(id);
  });
});

describe('a question that a person grades', () => {
  const byHand = { ...single, type: 'by_hand', points: 4 };
  const grade = (id: number, body: object) => at.coordinator.post(`/api/attempts/${id}/grade`, body);

  test('makes the attempt wait, with the automatic part shown as provisional, and is graded once', async () => {
    const exercise = await at.exercise([single, byHand], { reveal: 'after_passing' });
    const { id, uiSchema } = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
    const [automatic, essay] = uiSchema['ui:order'];
    await done(at.student.patch(`/api/attempts/${id}`, { seq: 1, answers: { [automatic]: 'x7qa', [essay]: 'k3v9' } }));
    const waiting = await done(at.student.post(`/api/attempts/${id}/submit`));
    expect(waiting).toMatchObject({
      status: 'pending_revision',
      score: 1,
      points: 5,
      percentage: 20,
      correct: 1,
      incorrect: 0,
    });
    expect(await done(at.student.post(`/api/attempts/${id}/submit`))).toMatchObject({
      status: 'pending_revision',
      score: 1,
    });
    const errors = async (scores: object[]) => Object.keys((await refused(grade(id, { scores }), 422)).errors);
    expect(await errors([{ question: automatic, score: 0 }])).toEqual(['scores.0.question']);
    expect(await errors([{ question: essay, score: 4.5 }])).toEqual(['scores.0.score']);
    expect(await errors([])).toEqual(['scores']);
    await refused(at.student.post(`/api/attempts/${id}/grade`, { scores: [{ question: essay, score: 4 }] }), 403);
    expect(await done(grade(id, { scores: [{ question: essay, score: 3 }], notes: 'Bien.' }))).toMatchObject({
      status: 'completed',
      score: 4,
      percentage: 80,
      correct: 1,
      incorrect: 1,
      notes: 'Bien.',
    });
    expect(await refused(grade(id, { scores: [{ question: essay, score: 4 }] }), 409)).toMatchObject({
      rule: 'wrong_state',
    });
    const seen = await done(at.student.get(`/api/attempts/${id}`));
    expect(seen.review[1]).toMatchObject({ score: 3, solution: { es: 'lives' } });
    expect(seen).not.toHaveProperty('notes');
  });
});

test('in the name of a student one may look and not answer', async () => {
  const exercise = await at.exercise([single]);
  const { id } = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  const { id: user } = await school.knex('users').where({ username: 'student' }).first('id');
  const { order } = await school.knex('levels').where({ id: at.level }).first('order');
  const caller: Caller = {
    id: user,
    role: 'student',
    username: 'student',
    student_type: 'normal',
    level: { id: at.level, order },
    locale: 'en',
    time_zone: 'UTC',
    school_time_zone: null,
    session_id: 1,
    session_kind: 'impersonation',
    actor_id: 1,
  };
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload: object = {}) =>
    callAs(
      school.app,
      { caller, address: null, request_id: 'x' },
      method === 'GET' ? { method, url } : { method, url, payload },
    );
  expect((await call('GET', `/api/attempts/${id}`)).statusCode).toBe(200);
  for (const answer of [
    await call('POST', `/api/exercise_forms/${exercise}/start`),
    await call('PATCH', `/api/attempts/${id}`, { seq: 1, answers: {} }),
    await call('POST', `/api/attempts/${id}/submit`),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      rule: 'not_as_another',
      detail: 'Answers cannot be given on behalf of another person.',
    });
  }
});
