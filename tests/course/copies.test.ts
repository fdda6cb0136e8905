import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { openWorld } from '#tests/support/world.ts';
import { done, refused } from '../attempts/stage.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const content = ['type', 'body', 'key', 'points', 'order', 'difficulty', 'skill'];
const questionsOf = (column: 'lesson_id' | 'level_id', id: number) =>
  school
    .knex('questions')
    .join('forms', 'forms.id', 'questions.form_id')
    .leftJoin('lessons', 'lessons.id', 'forms.lesson_id')
    .where((any) =>
      any.where(`forms.${column}`, id).orWhere(column === 'level_id' ? 'lessons.level_id' : 'lessons.id', id),
    )
    .orderBy(['lessons.order', 'forms.kind', 'forms.order', 'questions.order', 'questions.id'])
    .select(content.map((name) => `questions.${name}`));
const firstLesson = () =>
  school
    .knex('lessons')
    .join('forms', 'forms.lesson_id', 'lessons.id')
    .join('questions', 'questions.form_id', 'forms.id')
    .whereNotNull('questions.parent_id')
    .first('lessons.*');
/** Frees a place of the course: no level goes that is in somebody's history. */
async function putAside(order: number): Promise<void> {
  const { rows } = await school.knex.raw('select current_database() as name');
  const owner = connect(Object.assign(new URL((await openWorld()).ownerUrl), { pathname: `/${rows[0].name}` }).href);
  await owner.raw('alter table levels drop constraint levels_order_check');
  await owner('levels').where({ order }).update({ order: 99 });
  await owner.destroy();
}
const level = () => school.knex('levels').where({ order: 1 }).first();

test('A lesson is copied with its sections, exercises and questions, all as drafts, and the audit log says so', async () => {
  const lesson = await firstLesson();
  const { id } = await done((await school.as('coordinator')).post(`/api/lessons/${lesson.id}/copy`));
  const copy = await school.knex('lessons').where({ id }).first();
  expect([copy.name, copy.english_name, copy.status]).toEqual([
    `${lesson.name} (copia)`,
    `${lesson.english_name} (copy)`,
    'draft',
  ]);
  expect(await questionsOf('lesson_id', id)).toEqual(await questionsOf('lesson_id', lesson.id));
  const sections = (lesson_id: number) =>
    school.knex('sections').where({ lesson_id }).orderBy('order').select('title', 'content', 'resources');
  expect(await sections(id)).toEqual(await sections(lesson.id));
  const states = await school.knex('forms').where({ lesson_id: id }).distinct('status');
  expect(states).toEqual([{ status: 'draft' }]);
  const inside = await school
    .knex('questions')
    .join('questions as passages', 'passages.id', 'questions.parent_id')
    .whereIn('questions.form_id', school.knex('forms').where({ lesson_id: id }).select('id'))
    .select('questions.form_id', 'passages.form_id as its', 'passages.type');
  expect(inside.length).toBeGreaterThan(0);
  for (const { form_id, its, type } of inside) expect([its, type]).toEqual([form_id, 'group']);
  const log = await school.knex('audit_logs').where({ entity: 'lessons', action: 'copy' }).first();
  expect([log.record_id, log.after]).toEqual([id, { copy_of: lesson.id }]);
});

test('A level is copied to a free place of the course with its lessons, class lessons and exam; without one it is refused', async () => {
  const coordinator = await school.as('coordinator');
  const { id } = await level();
  expect((await refused(coordinator.post(`/api/levels/${id}/copy`), 409)).rule).toBe('no_free_order');
  await putAside(9);
  const copy = await done(coordinator.post(`/api/levels/${id}/copy`));
  expect(await school.knex('levels').where({ id: copy.id }).first('order', 'status')).toEqual({
    order: 9,
    status: 'draft',
  });
  expect(await questionsOf('level_id', copy.id)).toEqual(await questionsOf('level_id', id));
  const classes = (level_id: number) =>
    school.knex('class_lessons').where({ level_id }).orderBy('order').select('name');
  expect(await classes(copy.id)).toEqual(await classes(id));
});

test('A class lesson is copied; teachers and students copy nothing', async () => {
  const one = await school.knex('class_lessons').first();
  const url = `/api/class_lessons/${one.id}/copy`;
  const { id } = await done((await school.as('admin')).post(url));
  expect(await school.knex('class_lessons').where({ id }).first('content', 'level_id')).toEqual({
    content: one.content,
    level_id: one.level_id,
  });
  for (const who of ['teacher', 'student', 'customer-service']) await refused((await school.as(who)).post(url), 403);
});

test('A level is checked before it is activated: each gap names its place', async () => {
  const coordinator = await school.as('coordinator');
  const { id } = await level();
  await done(coordinator.post(`/api/levels/${id}/deactivate`));
  expect((await coordinator.get(`/api/levels/${id}?can=activate`)).json()).toEqual({ can: true });
  const { knex } = school;
  const [lesson] = await knex('lessons')
    .insert({ level_id: id, order: 900, name: 'Vacía', difficulty: 'easy' })
    .returning('id');
  const exam = await knex('forms').where({ level_id: id, kind: 'exam' }).first('id');
  await knex('forms').where({ id: exam.id }).update({ pass_percentage: 0 });
  const question = await knex('questions').where({ form_id: exam.id, type: 'choice_single' }).first('id');
  await knex('questions')
    .where({ id: question.id })
    .update({ key: { correct: 'none' } });
  const { params } = await refused(coordinator.post(`/api/levels/${id}/activate`), 409);
  expect(params.problems.map(({ message: _, name: __, ...place }: Record<string, unknown>) => place)).toEqual([
    { entity: 'exam_forms', id: exam.id, rule: 'no_pass_mark' },
    { entity: 'lessons', id: lesson.id, rule: 'no_exercise' },
    { entity: 'lessons', id: lesson.id, rule: 'translation' },
    { entity: 'exam_forms', id: exam.id, rule: 'unanswerable', question: question.id },
  ]);
  expect(params.problems[1].message).toBe('Lección «Vacía»: no tiene ejercicios.');
});
