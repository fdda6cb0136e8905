import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool({ documents: true });
});
afterAll(() => school.close());

test('The welcome page says by when a test is answered, and when that is late, and shows the first lesson meanwhile', async () => {
  const student = await school.as('new');
  const { id: student_id } = await school.knex('users').where({ username: 'new' }).first('id');
  const sentAt = (submitted_at: Date) =>
    school.knex('leveling_tests').where({ student_id }).update({ status: 'pending_revision', submitted_at });
  const welcome = async () => (await student.get('/welcome', { accept: 'text/html' })).body;
  const { name } = await school
    .knex('lessons')
    .join('levels', 'levels.id', 'level_id')
    .orderBy(['levels.order', 'lessons.order'])
    .first('lessons.name');
  expect(await welcome()).not.toContain(name);
  await sentAt(new Date());
  expect(await welcome()).toContain('Tendrás tu respuesta a más tardar el');
  expect(await welcome()).toContain(`Mientras tanto: ${name}`);
  await sentAt(new Date('2026-01-05T12:00:00Z'));
  expect(await welcome()).toContain('Nos está tomando más de lo que te dijimos');
});

test('The home page says which level was assigned after a placement, until an exercise of it is begun', async () => {
  const student = await school.as('new');
  const { id: student_id } = await school.knex('users').where({ username: 'new' }).first('id');
  const level = await school.knex('levels').where({ order: 1 }).first('id', 'name');
  const sent = { student_id, status: 'pending_revision', submitted_at: new Date() };
  await school.knex('leveling_tests').where({ student_id }).update(sent);
  const { id } = await school.knex('leveling_tests').where({ student_id }).first('id');
  const body = { level_id: level.id, reason: 'Conversamos.' };
  await done((await school.as('coordinator')).post(`/api/leveling_tests/${id}/assign`, body));
  const home = async () => (await student.get('/home', { accept: 'text/html' })).body;
  expect(await home()).toContain(`Te asignamos el nivel «${level.name}»`);
  const [lesson] = await done(student.get(`/api/lessons?filter={"level_id":${level.id}}&sort=["order","ASC"]`));
  const [exercise] = await done(student.get(`/api/exercise_forms?filter={"lesson_id":${lesson.id}}`));
  await done(student.post(`/api/exercise_forms/${exercise.id}/start`));
  expect(await home()).not.toContain('Te asignamos');
});

test('What a placement asks about is no material of the library, and is heard by nobody before it is asked', async () => {
  const student = await school.as('student');
  const [recording] = await school
    .knex('questions')
    .join('forms', 'forms.id', 'questions.form_id')
    .where('forms.kind', 'leveling')
    .whereRaw(`jsonb_path_exists(body, '$.media[0].resource')`)
    .select(school.knex.raw(`(body -> 'media' -> 0 ->> 'resource')::int as id`));
  const library = await done(student.get('/api/resources?filter={"listed":true}&range=[0,99]'));
  expect(library.map(({ id }: { id: number }) => id)).not.toContain(recording.id);
  expect(library.length).toBeGreaterThan(0);
  for (const person of [student, await school.as('new'), await school.as('demo')])
    for (const what of ['', '/file'])
      expect((await person.get(`/api/resources/${recording.id}${what}`)).statusCode).toBe(404);
});
