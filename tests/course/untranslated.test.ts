import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UntranslatedRow } from '#api/course/untranslated.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await school.knex('resources').update({ english_name: 'named' });
});
afterAll(() => school.close());

async function ask(params: Record<string, string | number | string[]> = {}, [from, to] = [0, 99]) {
  const coordinator = await school.as('coordinator');
  const said = Object.entries({ ...params, first: from, last: to }).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  const answer = await coordinator.get(`/api/levels/untranslated?${new URLSearchParams(said)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ rows: UntranslatedRow[]; total: number }>();
}

const first = (table: string, where = {}) => school.knex(table).where(where).orderBy('id').first('*');
const change = (table: string, id: number, values: object) => school.knex(table).where({ id }).update(values);

test('a course that is translated whole lists nothing', async () => {
  expect(await ask()).toEqual({ rows: [], total: 0 });
});

test('whatever has a field in one language alone is listed with its level, in the order of the course', async () => {
  const lesson = await first('lessons');
  const section = await first('sections', { lesson_id: lesson.id });
  const exercise = await first('forms', { kind: 'exercise', lesson_id: lesson.id });
  const exam = await first('forms', { kind: 'exam' });
  await change('levels', exam.level_id, { english_description: null, description: 'Algo' });
  await change('lessons', lesson.id, { english_name: '' });
  await change('sections', section.id, { english_title: null, english_content: null });
  await change('forms', exercise.id, { description: null, english_description: 'Only here' });
  await change('forms', exam.id, { english_title: null });
  const { rows } = await ask();
  const told = rows.map(({ entity, record, fields, level_id }) => ({ entity, record, fields, level_id }));
  const inLesson = { level_id: lesson.level_id };
  expect(told).toHaveLength(5);
  expect(told).toEqual(
    expect.arrayContaining([
      { entity: 'levels', record: exam.level_id, fields: ['description'], level_id: exam.level_id },
      { entity: 'lessons', record: lesson.id, fields: ['name'], ...inLesson },
      { entity: 'sections', record: section.id, fields: ['title', 'content'], ...inLesson },
      { entity: 'exercise_forms', record: exercise.id, fields: ['description'], ...inLesson },
      { entity: 'exam_forms', record: exam.id, fields: ['title'], level_id: exam.level_id },
    ]),
  );
  const levels = await school.knex('levels').orderBy('order').pluck('id');
  const places = rows.map(({ level_id }) => levels.indexOf(level_id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  expect((await ask({ entity: 'sections' })).rows).toMatchObject([{ record: section.id, name: section.title }]);
  expect((await ask({ level_id: lesson.level_id, entity: ['lessons', 'sections'] })).rows).toHaveLength(2);
  expect(await ask({}, [1, 2])).toMatchObject({ rows: [rows[1], rows[2]], total: 5 });
  expect(await ask({}, [50, 60])).toEqual({ rows: [], total: 5 });

  await change('sections', section.id, { status: 'inactive' });
  expect((await ask({ entity: 'sections' })).rows).toEqual([]);
});

test('a question is listed with what of it is half, and with the form on whose page it is mended', async () => {
  const { id, form_id, body } = await school
    .knex('questions')
    .join('forms', 'forms.id', 'questions.form_id')
    .where({ kind: 'exercise' })
    .orderBy('questions.id')
    .first('questions.*');
  await change('questions', id, {
    body: JSON.stringify({ ...body, prompt: { es: 'Elige', en: ' ' }, hints: [{ en: 'Look' }] }),
  });
  const { rows } = await ask({ entity: 'questions' });
  const form = await first('forms', { id: form_id });
  const { level_id } = await first('lessons', { id: form.lesson_id });
  expect(rows).toMatchObject([
    {
      record: id,
      name: 'Elige',
      fields: ['hints', 'prompt'],
      within: { entity: 'exercise_forms', id: form_id },
      level_id,
    },
  ]);
});

test('photos and recordings are nobody’s to translate', async () => {
  const { id: owner_id } = await first('users', { username: 'student' });
  const { id } = await first('resources');
  await change('resources', id, { owner_id, english_name: null });
  expect((await ask({ entity: 'resources' })).rows).toEqual([]);
  await change('resources', id, { owner_id: null });
  expect((await ask({ entity: 'resources' })).rows).toHaveLength(1);
});

test.each(['entity=nothing', 'level_id=one', 'other=1', 'first=-1', 'first=9&last=1', 'level_id=99999999999'])(
  'the parameters %s are refused',
  async (params) => {
    const coordinator = await school.as('coordinator');
    const answer = await coordinator.get(`/api/levels/untranslated?${params}`);
    expect(answer.statusCode).toBe(400);
  },
);
