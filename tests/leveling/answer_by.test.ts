import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import { longDate } from '#schemas/dates.ts';
import { done } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('A student who hands a test in reads by which working day it is answered, in a letter too, and may read the first lesson meanwhile', async () => {
  const { knex } = school;
  const student = await school.as('new');
  const { id: student_id } = await knex('users').where({ username: 'new' }).first('id');
  await knex('users').where({ id: student_id }).update({ time_zone: 'Europe/Madrid' });
  const { id: form } = await knex('forms').where({ kind: 'leveling', status: 'active' }).first('id');
  const start = () => done(student.post(`/api/leveling_forms/${form}/start`));
  const { id, attempt_id } = await start();
  expect((await done(student.get(`/api/leveling_tests/${id}`))).answer_by).toBeNull();
  await knex('attempts')
    .where({ id: attempt_id })
    .update({ deadline_at: new Date(Date.now() - 60_000) });
  expect((await start()).status).toBe('pending_revision');
  const answerBy = async () => (await done(student.get(`/api/leveling_tests/${id}`))).answer_by;
  const { params } = await knex('notices').where({ user_id: student_id, notice: 'leveling_test_received' }).first();
  expect(params).toEqual({ answer_by: await answerBy(), zone: 'Europe/Madrid' });
  await writeLetters(knex, readConfiguration({}));
  const letter = await knex('letters').where({ user_id: student_id, letter: 'leveling_test_received' }).first();
  expect(letter.text).toContain(`a más tardar el ${longDate(params.answer_by, 'es', { zone: 'Europe/Madrid' })}`);

  // On a Friday evening at school, which is Saturday in UTC: two working days later is Tuesday, 18:00.
  await knex('leveling_tests').where({ id }).update({ submitted_at: '2026-11-21T01:00:00Z' });
  expect(await answerBy()).toBe('2026-11-25T00:00:00.000Z');
  await knex('holidays').insert({ date: '2026-11-23', name: 'Día de prueba' });
  expect(await answerBy()).toBe('2026-11-26T00:00:00.000Z');

  // Meanwhile the first lesson of the course may be read, and nothing else of it.
  const lessons = await done(student.get('/api/lessons'));
  expect(lessons).toHaveLength(1);
  const sections = await done(student.get('/api/sections'));
  expect(new Set(sections.map(({ lesson_id }: { lesson_id: number }) => lesson_id))).toEqual(new Set([lessons[0].id]));
  for (const closed of ['exercise_forms', 'exam_forms', 'class_lessons'])
    expect(await done(student.get(`/api/${closed}`))).toEqual([]);
  await knex('leveling_tests').where({ id }).update({ status: 'completed' });
  expect(await done(student.get('/api/lessons'))).toEqual([]);
});
