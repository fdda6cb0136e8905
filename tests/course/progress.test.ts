import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Body, done, make, questions, refused } from '../attempts/stage.ts';
import { emptyLevels } from '../support/empty_levels.ts';

let school: School;
let coordinator: Person;
let student: Person;
/** The last level but one and the last of the course, emptied. */
let level: number;
let last: number;
let me: number;
const lessons: number[] = [];
const exercises: number[] = [];
let exam: number;

const single = questions[1] as Body;
const [right, wrong] = ['x7qa', 'k3v9'];

const form = async (entity: string, body: object): Promise<number> => {
  const id = await make(coordinator, entity, body);
  await make(coordinator, 'questions', { form_id: id, order: 1, ...single });
  await done(coordinator.post(`/api/${entity}/${id}/activate`));
  return id;
};

beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  [level, last] = await school.knex('levels').whereIn('order', [12, 13]).orderBy('order').pluck('id');
  await emptyLevels(school.knex, [level, last]);
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  student = await school.as('student');
  for (const order of [1, 2]) {
    const body = { level_id: level, order, name: `Matices ${order}`, difficulty: 'hard' };
    const id = await make(coordinator, 'lessons', body);
    await done(coordinator.post(`/api/lessons/${id}/activate`));
    lessons.push(id);
    exercises.push(await form('exercise_forms', { lesson_id: id, order: 1, title: `Ejercicio ${order}` }));
  }
  exam = await form('exam_forms', { level_id: level, title: 'Examen', attempts_allowed: 3 });
});
afterAll(() => school.close());

/** The student stands at the beginning of the level, which asks for nothing. */
beforeEach(async () => {
  await school.knex('attempts').where({ student_id: me }).whereNotIn('id', logged()).delete();
  await place(level);
  await require({});
});

const logged = () => school.knex('progress_logs').whereNotNull('attempt_id').select('attempt_id');
const place = (current_level_id: number, days = 0) =>
  school
    .knex('users')
    .where({ id: me })
    .update({ current_level_id, level_started_at: new Date(Date.now() - days * 86_400_000) });
const require = (needs: object, id = level) =>
  done(coordinator.put(`/api/levels/${id}`, { required_lessons: 0, required_classes: 0, days_required: 0, ...needs }));
const can = (entity: string, id: number) => done(student.get(`/api/${entity}/${id}?can=start`));
const events = () =>
  school
    .knex('progress_logs')
    .where({ student_id: me })
    .orderBy('id')
    .select('event', 'from_level_id', 'to_level_id', 'lesson_id', 'by');
const here = async () =>
  school.knex('users').where({ id: me }).first('current_level_id', 'level_started_at') as Promise<Body>;

async function take(entity: string, id: number, answer: string): Promise<Body> {
  const { id: attempt, uiSchema } = await done(student.post(`/api/${entity}/${id}/start`));
  await done(student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: { [uiSchema['ui:order'][0]]: answer } }));
  return done(student.post(`/api/attempts/${attempt}/submit`));
}

describe('lessons', () => {
  test('that a person still has to grade close none behind them, and are not taken before', async () => {
    const [first, second] = exercises as [number, number];
    const { id } = await take('exercise_forms', first, wrong);
    await school.knex('attempts').where({ id }).update({ status: 'pending_revision' });
    const lesson = await done(student.get(`/api/lessons/${lessons[0]}`));
    expect(lesson).toMatchObject({ state: 'pending_revision', exercises_passed: 0 });
    expect((await done(student.get(`/api/exercise_forms/${first}`))).graded_by).toMatch(/Z$/);
    expect((await done(student.get(`/api/levels/${level}`))).lessons_taken).toBe(0);
    expect(await can('exercise_forms', second)).toEqual({ can: true });
    await school.knex('attempts').where({ id }).update({ status: 'completed' });
    expect((await done(student.get(`/api/exercise_forms/${first}`))).graded_by).toBeNull();
    expect(await can('exercise_forms', second)).toMatchObject({ rule: 'lesson_locked' });
  });

  test('open in their order, and are logged once when the last exercise is passed', async () => {
    const [first, second] = exercises as [number, number];
    const states = async () =>
      (await done(student.get(`/api/lessons?filter={"level_id":${level}}&sort=["order","ASC"]`))).map(
        ({ state }: Body) => state,
      );
    expect(await states()).toEqual(['open', 'locked']);
    expect(await can('exercise_forms', second)).toMatchObject({
      can: false,
      rule: 'lesson_locked',
      params: { unmet: { id: lessons[0], level_id: level } },
      message: 'Antes toma la lección «Matices 1».',
    });
    await refused(student.post(`/api/exercise_forms/${second}/start`), 409);
    await take('exercise_forms', first, wrong);
    expect(await states()).toEqual(['open', 'locked']);
    expect(await events()).not.toContainEqual(expect.objectContaining({ lesson_id: lessons[0] }));
    const { id: ended } = await take('exercise_forms', first, right);
    await take('exercise_forms', first, right);
    expect(await states()).toEqual(['taken', 'open']);
    const finish = await done(student.get(`/api/lessons/${lessons[0]}/finish`));
    expect(finish).toEqual({ attempt: ended, exercises: 1, average: 100 });
    expect((await events()).filter(({ lesson_id }) => lesson_id === lessons[0])).toMatchObject([
      { event: 'lesson_taken', by: me },
    ]);
    expect(await can('exercise_forms', second)).toEqual({ can: true });
  });

  test('of a level that lies behind are all open; what was begun may be finished when a lesson closes', async () => {
    await place(last);
    const [, second] = exercises as [number, number];
    expect(await can('exercise_forms', second)).toEqual({ can: true });
    await done(student.post(`/api/exercise_forms/${second}/start`));
    await place(level);
    await school.knex('forms').where({ id: exercises[0] }).update({ lesson_id: lessons[0] });
    expect(await can('exercise_forms', second)).toEqual({ can: true });
  });
});

describe('the exam of a level', () => {
  const unmet = async () =>
    ((await can('exam_forms', exam)).params?.unmet ?? []).map(({ need, done, required }: Body) => [
      need,
      done,
      required,
    ]);

  test('opens when the lessons and the days that it asks for are there', async () => {
    expect(await can('exam_forms', exam)).toEqual({ can: true });
    await require({ required_lessons: 2, days_required: 3 });
    expect(await unmet()).toEqual([
      ['lessons', 1, 2],
      ['days', 0, 3],
    ]);
    expect(await can('exam_forms', exam)).toMatchObject({ possible_at: null, rule: 'exam_locked' });
    await refused(student.post(`/api/exam_forms/${exam}/start`), 409);
    await require({ required_lessons: 1, days_required: 3 });
    expect(await unmet()).toEqual([['days', 0, 3]]);
    const { possible_at, message } = await can('exam_forms', exam);
    expect(Date.parse(possible_at) - Date.parse((await here()).level_started_at)).toBe(3 * 86_400_000);
    expect(message).toBe('Para abrir el examen te falta: 3 días en el nivel.');
    await place(level, 2.99);
    expect(await unmet()).toEqual([['days', 2, 3]]);
    await place(level, 3);
    expect(await can('exam_forms', exam)).toEqual({ can: true });
  });

  test('never asks for more lessons than can be taken, whatever staff ask for or put away', async () => {
    const told = async (person = student) => {
      const { lessons_needed } = await done(person.get(`/api/levels/${level}`));
      return lessons_needed;
    };
    await require({ required_lessons: 30 });
    for (const exercise of exercises) await take('exercise_forms', exercise, right);
    expect([await can('exam_forms', exam), await told()]).toEqual([{ can: true }, 2]);

    // A lesson that nobody can take, as it has no exercise, and one that is put away.
    const body = { level_id: level, order: 3, name: 'Sin ejercicios', difficulty: 'hard' };
    const bare = await make(coordinator, 'lessons', body);
    await done(coordinator.post(`/api/lessons/${bare}/activate`));
    expect([await can('exam_forms', exam), await told()]).toEqual([{ can: true }, 2]);
    await done(coordinator.post(`/api/lessons/${lessons[1]}/deactivate`));
    expect([await can('exam_forms', exam), await told(coordinator)]).toEqual([{ can: true }, 1]);
    await done(coordinator.post(`/api/exercise_forms/${exercises[0]}/deactivate`));
    expect([await can('exam_forms', exam), await told()]).toEqual([{ can: true }, 0]);
    await done(coordinator.post(`/api/lessons/${lessons[1]}/activate`));
    await done(coordinator.post(`/api/exercise_forms/${exercises[0]}/activate`));
    await done(coordinator.del(`/api/lessons/${bare}`));
  });

  test('asks for no classes while there are none to register for', async () => {
    await require({ required_classes: 3 });
    expect(await can('exam_forms', exam)).toEqual({ can: true });
    expect((await done(student.get(`/api/levels/${level}`))).classes_taken).toBeNull();
  });

  test('does not ask again in a level that lies behind, and passing it there changes nothing', async () => {
    await require({ required_classes: 9 });
    await place(last);
    const before = await events();
    await take('exam_forms', exam, right);
    expect(await events()).toEqual(before);
    expect(await here()).toMatchObject({ current_level_id: last });
  });

  test('may be failed and taken again as often as is allowed', async () => {
    await take('exam_forms', exam, wrong);
    expect(await here()).toMatchObject({ current_level_id: level });
    await take('exam_forms', exam, wrong);
    await take('exam_forms', exam, wrong);
    expect(await can('exam_forms', exam)).toMatchObject({ can: false, rule: 'no_attempts_left' });
  });

  test('passed, begins the next level once and writes what happened', async () => {
    const before = (await events()).length;
    const { id } = await take('exam_forms', exam, right);
    expect((await here()).current_level_id).toBe(last);
    expect(Date.now() - Date.parse((await here()).level_started_at)).toBeLessThan(60_000);
    await done(student.post(`/api/attempts/${id}/submit`));
    expect((await events()).slice(before)).toMatchObject([
      { event: 'exam_passed', from_level_id: level, by: me },
      { event: 'level_passed', from_level_id: level, to_level_id: last },
      { event: 'level_started', from_level_id: level, to_level_id: last },
    ]);
    expect(await done(student.get(`/api/levels/${level}/finish`))).toMatchObject({ attempt: id, average: 100 });
  });

  test('of the last level, passed, completes the course', async () => {
    await require({}, last);
    const final = await form('exam_forms', { level_id: last, title: 'Examen final' });
    await place(last);
    const before = (await events()).length;
    expect(await done(student.get(`/api/levels/${last}`))).toMatchObject({ state: 'current' });
    await take('exam_forms', final, right);
    await take('exam_forms', final, right);
    const written = (await events()).slice(before).map(({ event }) => event);
    expect(written.slice(0, 3)).toEqual(['exam_passed', 'level_passed', 'course_completed']);
    expect(written.filter((event) => event === 'course_completed')).toHaveLength(1);
    expect(await here()).toMatchObject({ current_level_id: last });
    expect(await done(student.get(`/api/levels/${last}`))).toMatchObject({ state: 'done' });
  });
});

test('a demonstration reads the first level, and takes no exam', async () => {
  const demo = await school.as('demo');
  const [first] = await done(demo.get('/api/levels?sort=["order","ASC"]'));
  const read = await done(demo.get('/api/lessons'));
  expect(new Set(read.map(({ level_id }: Body) => level_id))).toEqual(new Set([first.id]));
  for (const one of await done(demo.get('/api/exam_forms')))
    expect(await done(demo.get(`/api/exam_forms/${one.id}?can=start`))).toMatchObject({ rule: 'not_in_demo' });
});
