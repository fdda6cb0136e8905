import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, done, make, ofEachType, questions, type Stage, stage } from '#tests/attempts/stage.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { pdf, silence, webm } from './samples.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const single = questions.find(({ type }) => type === 'choice_single') as Body;
const spoken = { es: 'Un saludo', en: 'A greeting' };

/** A file that an author has named after the answer. */
const upload = async (query = '', type = 'audio/wav', bytes = silence()): Promise<number> =>
  (
    await done(
      at.coordinator.post(`/api/resources/upload?name=the-answer-is-lives.wav${query}`, bytes, {
        'content-type': type,
      }),
    )
  ).id;
const showing = (resource: number): Body => ({
  ...single,
  body: { ...single.body, media: [{ resource, alt: spoken }] },
});
const listed = async (person: Person): Promise<number[]> =>
  (await done(person.get('/api/resources?range=[0,499]'))).map(({ id }: Body) => id);
const statusesOf = async (person: Person, id: number) => ({
  record: (await person.get(`/api/resources/${id}`)).statusCode,
  file: (await person.get(`/api/resources/${id}/file`)).statusCode,
  listed: (await listed(person)).includes(id),
});

const item = { record: 200, file: 200, listed: true };
const hidden = { record: 404, file: 404, listed: false };
const part = { record: 404, file: 200, listed: false };

describe('the library of students', () => {
  test('has what stands there on purpose and what lessons show', async () => {
    const [onPurpose, inText, beside, unused] = [
      await upload('&library'),
      await upload(),
      await upload(),
      await upload(),
    ];
    const section = { lesson_id: at.lesson, order: 1, title: 'Saludos', english_title: 'Greetings' };
    const content = `<p><audio src="/api/resources/${inText}/file" controls></audio></p>`;
    const sections = [
      await make(at.coordinator, 'sections', { ...section, content }),
      await make(at.coordinator, 'sections', { ...section, order: 2, content: '<p>Hola</p>', resources: [beside] }),
    ];
    for (const id of sections) await done(at.coordinator.post(`/api/sections/${id}/activate`));
    for (const id of [onPurpose, inText, beside]) expect(await statusesOf(at.student, id)).toEqual(item);
    expect(await statusesOf(at.student, unused)).toEqual(hidden);
    await done(at.coordinator.put(`/api/resources/${onPurpose}`, { library: false }));
    expect(await statusesOf(at.student, onPurpose)).toEqual(hidden);
    // What a lesson shows stays there, also where a question shows it too.
    await at.exercise([showing(inText)]);
    expect(await statusesOf(at.student, inText)).toEqual(item);
  });

  test('has nothing that only questions show, whose file comes with the question alone', async () => {
    const id = await upload();
    const exercise = await at.exercise([showing(id)], { reveal: 'after_passing' });
    for (const person of [at.student, await school.as('demo'), await school.as('new')])
      expect(await statusesOf(person, id)).toEqual(hidden);
    const attempt = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
    expect(await statusesOf(at.student, id)).toEqual(part);
    expect(await statusesOf(await school.as('old'), id)).toEqual(hidden);
    await done(at.student.post(`/api/attempts/${attempt.id}/submit`));
    expect(await statusesOf(at.student, id), 'failed: its questions are not shown').toEqual(hidden);
    const again = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
    const answers = { [again.uiSchema['ui:order'][0]]: 'x7qa' };
    await done(at.student.patch(`/api/attempts/${again.id}`, { seq: 1, answers }));
    expect(await done(at.student.post(`/api/attempts/${again.id}/submit`))).toMatchObject({ passed: true });
    expect(await statusesOf(at.student, id), 'passed: they are').toEqual(part);
  });

  test('tells no student what an author called a part of a question', async () => {
    const id = await upload('', 'application/pdf', pdf);
    const exercise = await at.exercise([showing(id)]);
    const attempt = await at.student.post(`/api/exercise_forms/${exercise}/start`);
    const file = await at.student.get(`/api/resources/${id}/file`);
    expect(file.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${id}.pdf`);
    const page = await at.student.get(`/api/exercise_forms/${exercise}`);
    for (const { body, headers } of [attempt, file, page])
      expect(JSON.stringify(headers) + body).not.toContain('the-answer');
    const author = await at.coordinator.get(`/api/resources/${id}/file`);
    expect(author.headers['content-disposition']).toContain('the-answer-is-lives');
    expect((await at.student.get('/api/resources?range=[0,99]')).body).not.toContain('file_name');
    expect((await at.student.get('/api/resources?filter={"file_name_contains":"answer"}')).statusCode).toBe(400);
  });

  test('of a form that attempts draw from a student gets the files of what was drawn', async () => {
    const files = [await upload(), await upload(), await upload()];
    const exercise = await at.exercise(files.map(showing), { questions_per_attempt: 1 });
    await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
    const found = await Promise.all(files.map((id) => statusesOf(at.student, id)));
    expect(found.map(({ file }) => file).toSorted()).toEqual([200, 404, 404]);
  });

  test('of a placement a student hears what was asked, when it is asked', async () => {
    const files = [await upload(), await upload()];
    const form = await make(at.coordinator, 'leveling_forms', { title: 'Dos grabaciones', adaptive: false });
    for (const [place, id] of files.entries())
      await make(at.coordinator, 'questions', {
        ...showing(id),
        form_id: form,
        order: place + 1,
        level_id: at.level,
        skill: 'grammar',
      });
    await done(at.coordinator.post(`/api/leveling_forms/${form}/activate`));
    const person = await school.as('new');
    const heard = async () => Promise.all(files.map(async (id) => (await statusesOf(person, id)).file));
    const { id: test } = await done(person.post(`/api/leveling_forms/${form}/start`));
    expect(await heard()).toEqual([404, 404]);
    let step: Body = await done(person.post(`/api/leveling_tests/${test}/assess`, { can: [] }));
    expect(await heard()).toEqual([200, 404]);
    step = await done(person.post(`/api/leveling_tests/${test}/answer`, { answers: { [step.name]: null } }));
    expect(await heard()).toEqual([200, 200]);
    await done(person.post(`/api/leveling_tests/${test}/answer`, { answers: { [step.name]: null } }));
    expect(await heard()).toEqual([404, 404]);
  });
});

test('A teacher reads no photo and no recording of a student', async () => {
  const teacher = await school.as('teacher');
  const { id: owner } = await school.knex('users').where({ username: 'student' }).first('id');
  const exercise = await at.exercise(ofEachType.filter(({ type }) => type === 'speaking'));
  const { id: attempt } = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  const sent = at.student.post(`/api/resources/upload?attempt=${attempt}`, webm(), { 'content-type': 'audio/webm' });
  const { id } = await done(sent);
  expect(await statusesOf(at.student, id)).toMatchObject({ record: 200, file: 200 });
  expect(await statusesOf(teacher, id)).toEqual(hidden);
  expect(await done(teacher.get(`/api/resources?filter={"owner_id":${owner}}`))).toEqual([]);
  expect(await statusesOf(await school.as('coordinator'), id)).toMatchObject({ record: 200, file: 200 });
});
