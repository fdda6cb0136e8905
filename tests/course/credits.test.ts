import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Body, done, make, questions, refused } from '../attempts/stage.ts';
import { emptyLevels } from '../support/empty_levels.ts';

let school: School;
let coordinator: Person;
let desk: Person;
let student: Person;
let level: number;
let next: number;
let lesson: number;
let exercise: number;
let exam: number;
let me: number;

/** Right for the question of the exercise. */
const right = 'x7qa';

beforeAll(async () => {
  school = await openSchool();
  [coordinator, desk, student] = await Promise.all([
    school.as('coordinator'),
    school.as('customer-service'),
    school.as('student'),
  ]);
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  [level, next] = await school.knex('levels').whereIn('order', [12, 13]).orderBy('order').pluck('id');
  await emptyLevels(school.knex, [level, next]);
  await school.knex('users').where({ id: me }).update({ current_level_id: level, student_type: 'normal' });
  const form = async (entity: string, body: object) => {
    const id = await make(coordinator, entity, body);
    await make(coordinator, 'questions', { form_id: id, order: 1, ...(questions[1] as Body) });
    await done(coordinator.post(`/api/${entity}/${id}/activate`));
    return id;
  };
  lesson = await make(coordinator, 'lessons', { level_id: level, order: 1, name: 'Matices', difficulty: 'hard' });
  await done(coordinator.post(`/api/lessons/${lesson}/activate`));
  exercise = await form('exercise_forms', { lesson_id: lesson, order: 1, title: 'Ejercicio' });
  exam = await form('exam_forms', { level_id: level, title: 'Examen', attempts_allowed: 3 });
  await done(coordinator.put(`/api/levels/${level}`, { required_lessons: 1, required_classes: 1, days_required: 0 }));
  const teacher = await school.knex('users').where({ role_id: 4 }).first('id');
  await make(coordinator, 'classes', {
    ...{ staff_id: teacher.id, minutes: 50, level_id: level, capacity: 3 },
    ...{ local_date: '2100-01-04', start_time: '07:00' },
  });
});
afterAll(() => school.close());

const act = (action: string, input: object, by = coordinator) => by.post(`/api/students/${me}/${action}`, input);
const reason = 'La sala falló';
const addClass = () => done(act('add_class_taken', { level_id: level, reason }));
const takeBackClass = () => done(act('take_back_class_taken', { level_id: level, reason }));
const addLesson = () => done(act('add_lesson_taken', { lesson_id: lesson, reason }));
const takeBackLesson = () => done(act('take_back_lesson_taken', { lesson_id: lesson, reason }));

/** What the student's own pages say. */
const own = async () => {
  const { classes_taken, lessons_taken } = await done(student.get(`/api/levels/${level}`));
  const { state } = await done(student.get(`/api/lessons/${lesson}`));
  const { can, params } = await done(student.get(`/api/exam_forms/${exam}?can=start`));
  return { classes_taken, lessons_taken, state, can, unmet: params?.unmet?.map(({ need }: Body) => need) ?? [] };
};
const progress = () => done(desk.get(`/api/students/${me}/progress`));
const events = () => school.knex('progress_logs').where({ student_id: me }).orderBy('id').pluck('event');

const nothing = { classes_taken: 0, lessons_taken: 0, state: 'open', can: false, unmet: ['lessons', 'classes'] };

beforeEach(async () => {
  await school.knex('credits').delete();
  expect(await own()).toEqual(nothing);
});

describe('a class or a lesson that the school counts as taken', () => {
  test('counts at once for the gate, the own page and the progress that staff see', async () => {
    await addClass();
    expect(await own()).toMatchObject({ classes_taken: 1, can: false, unmet: ['lessons'] });
    await addLesson();
    expect(await own()).toEqual({ classes_taken: 1, lessons_taken: 1, state: 'taken', can: true, unmet: [] });
    expect(await progress()).toMatchObject({
      level: { id: level, lessons_taken: 1, lessons_left: 0, classes_taken: 1, classes_left: 0, state: 'current' },
      lessons: [{ id: lesson, state: 'taken', exercises_passed: 0, credit: { reason, by: expect.any(String) } }],
      classes_added: [{ reason }],
      gate: { is_open: true },
    });
    expect((await events()).slice(-2)).toEqual(['class_added', 'lesson_added']);
  });

  test('leaves everything as before when it is taken back', async () => {
    const before = await progress();
    await addClass();
    await addLesson();
    expect((await progress()).course.percentage).toBeGreaterThanOrEqual(before.course.percentage);
    await takeBackLesson();
    await takeBackClass();
    expect(await own()).toEqual(nothing);
    expect(await progress()).toEqual(before);
    expect((await events()).slice(-2)).toEqual(['lesson_taken_back', 'class_taken_back']);
  });

  test('is taken back as often as it was added, the last first, and refused then', async () => {
    await addClass();
    await addClass();
    expect(await own()).toMatchObject({ classes_taken: 2 });
    await takeBackClass();
    expect(await own()).toMatchObject({ classes_taken: 1 });
    await takeBackClass();
    expect(await refused(act('take_back_class_taken', { level_id: level, reason }), 409)).toMatchObject({
      rule: 'no_class_added',
    });
    expect(await refused(act('take_back_lesson_taken', { lesson_id: lesson, reason }), 409)).toMatchObject({
      rule: 'no_lesson_added',
    });
  });

  test('wants a reason, and counts where it means something', async () => {
    await refused(act('add_class_taken', { level_id: level }), 422);
    await refused(act('add_lesson_taken', { lesson_id: 999_999, reason }), 422);
    const rule = async (action: string, input: object) => (await refused(act(action, { ...input, reason }), 409)).rule;
    expect(await rule('add_class_taken', { level_id: next })).toBe('level_not_reached');
    await school.knex('users').where({ id: me }).update({ student_type: 'just_forums' });
    expect(await rule('add_class_taken', { level_id: level })).toBe('no_classes_asked');
    await school.knex('users').where({ id: me }).update({ student_type: 'normal' });
    await addLesson();
    expect(await rule('add_lesson_taken', { lesson_id: lesson })).toBe('lesson_taken_already');
    expect((await act('add_class_taken', { level_id: level, reason }, desk)).statusCode).toBe(403);
  });
});

test('what was really taken stays when what the school had added is taken back', async () => {
  await addLesson();
  await addClass();
  const { id, uiSchema } = await done(student.post(`/api/exercise_forms/${exercise}/start`));
  await done(student.patch(`/api/attempts/${id}`, { seq: 1, answers: { [uiSchema['ui:order'][0]]: right } }));
  await done(student.post(`/api/attempts/${id}/submit`));
  const meeting = await school
    .knex('meetings')
    .where({ level_id: level, kind: 'classe' })
    .first('id', 'starts_at', 'ends_at');
  await school.knex('registrations').insert({
    ...{ meeting_id: meeting.id, student_id: me, starts_at: meeting.starts_at, ends_at: meeting.ends_at },
    status: 'completed',
  });
  expect(await own()).toMatchObject({ classes_taken: 2, lessons_taken: 1 });
  expect(await events()).toContain('lesson_taken');
  await takeBackLesson();
  await takeBackClass();
  expect(await own()).toMatchObject({ classes_taken: 1, lessons_taken: 1, state: 'taken', can: true });
});
