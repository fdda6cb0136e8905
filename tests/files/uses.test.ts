import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '../support/school.ts';
import { silence } from './samples.ts';

let school: School;
let coordinator: Person;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
});
afterAll(() => school.close());

const upload = async () =>
  (await coordinator.post('/api/resources/upload?name=a.wav', silence(), { 'content-type': 'audio/wav' })).json()
    .id as number;
const uses = async (id: number) => (await coordinator.get(`/api/resources/${id}/uses`)).json();

/** What shows a file in each way that there is. */
const ways: Record<string, (id: number) => Promise<unknown>> = {
  levels: (image) => school.knex('levels').where({ order: 0 }).update({ image }),
  lessons: async (image) =>
    school
      .knex('lessons')
      .where({ id: (await first('lessons')).id })
      .update({ image }),
  sections: async (id) =>
    school
      .knex('sections')
      .where({ id: (await first('sections')).id })
      .update({ resources: JSON.stringify([id]) }),
  class_lessons: async (id) =>
    school
      .knex('class_lessons')
      .where({ id: (await first('class_lessons')).id })
      .update({ english_content: `<p><img src="/api/resources/${id}/file" alt=""></p>` }),
  exercise_forms: async (id) => {
    const { form_id } = await school
      .knex('questions')
      .join('forms', 'forms.id', 'questions.form_id')
      .where({ kind: 'exercise' })
      .orderBy('questions.id')
      .first('form_id');
    const body = school.knex.raw(`jsonb_set(body, '{media}', ?::jsonb)`, [
      JSON.stringify([{ resource: id, kind: 'audio' }]),
    ]);
    return school.knex('questions').where({ form_id }).update({ body });
  },
  students: (avatar) => school.knex('users').where({ username: 'student' }).update({ avatar }),
  attempts: async (id) => {
    const { id: student_id } = await school.knex('users').where({ username: 'student' }).first('id');
    await school.knex('resources').where({ id }).update({ owner_id: student_id });
    const { id: form_version_id } = await first('form_versions');
    return school
      .knex('attempts')
      .insert({ student_id, form_version_id, seed: 1, points: 1, answers: JSON.stringify({ q1: String(id) }) });
  },
};
const first = (table: string) => school.knex(table).orderBy('id').first('id');

test.each(Object.keys(ways))('A file that is shown by one of the %s is found there, and stays', async (entity) => {
  const id = await upload();
  expect(await uses(id)).toEqual([]);
  await ways[entity]?.(id);
  const [use, ...more] = await uses(id);
  expect(more).toEqual([]);
  expect(use).toMatchObject({ entity, id: expect.any(Number), name: expect.stringMatching(/\S/) });
  const refusal = await coordinator.del(`/api/resources/${id}`);
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({ type: '/problems/resource_in_use' });
  expect(refusal.json().detail).toContain(`«${use.name}»`);
});

test('What nothing shows can be deleted; a use of another number is none', async () => {
  const id = await upload();
  await ways.sections?.(await upload());
  expect(await uses(id)).toEqual([]);
  expect((await coordinator.del(`/api/resources/${id}`)).statusCode).toBe(200);
});
