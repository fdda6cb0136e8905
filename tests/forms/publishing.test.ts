import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { done, make, questions, refused, type Stage, stage } from '../attempts/stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const form = (id: number) => done(at.coordinator.get(`/api/exercise_forms/${id}`));
const activate = (id: number) => at.coordinator.post(`/api/exercise_forms/${id}/activate`);
const versions = (form_id: number) => school.knex('form_versions').where({ form_id }).orderBy('number');
const firstQuestion = (form_id: number) => school.knex('questions').where({ form_id }).orderBy('order').first();

describe('publishing a form', () => {
  test('makes a version for both languages, which keeps key and rules', async () => {
    const id = await at.draft();
    expect(await form(id)).toMatchObject({ status: 'draft', has_changes: true });
    await done(activate(id));
    expect(await form(id)).toMatchObject({ status: 'active', has_changes: false });
    const [version] = await versions(id);
    expect(version).toMatchObject({ number: 1, title: 'Rutinas', rules: { pass_percentage: 60, shuffle: false } });
    expect(version.key).toHaveLength(questions.length);
    expect(version.content.es.schema.properties).not.toEqual(version.content.en.schema.properties);
    expect(Object.keys(version.content.en.schema.properties)).toEqual(
      version.key.map((one: { id: number }) => `q${one.id}`),
    );
  });

  test('refuses a form without questions, and one whose questions are worth nothing', async () => {
    expect(await refused(activate(await at.draft([])), 409)).toMatchObject({ rule: 'no_questions' });
    expect(await refused(activate(await at.draft([{ ...questions[0], points: 0 }])), 409)).toMatchObject({
      rule: 'no_points',
    });
  });

  test('refuses a question whose key does not fit its options, and says which and why', async () => {
    const [, single] = questions;
    const id = await at.draft([questions[0], { ...single, key: { correct: 'zz' } }]);
    const refusal = await refused(activate(id), 409);
    const message = 'Pregunta 2: su clave nombra «zz», que no es ninguna de sus opciones.';
    expect(refusal).toMatchObject({ rule: 'question_problems', detail: message });
    expect(refusal.params.problems).toMatchObject([{ number: 2, path: 'key.correct', message }]);
    expect(await done(at.coordinator.get(`/api/exercise_forms/${id}?can=activate`))).toMatchObject({
      can: false,
      message,
    });
    expect(await versions(id)).toEqual([]);
    expect(await form(id)).toMatchObject({ status: 'draft' });
  });

  test('refuses a question that shows a file which is gone', async () => {
    const media = [{ resource: 999_999, alt: { en: 'A bus' } }];
    const id = await at.draft([{ ...questions[0], body: { ...questions[0]?.body, media } }]);
    expect(await refused(activate(id), 409)).toMatchObject({ detail: 'Pregunta 1: el archivo 999999 ya no existe.' });
  });

  test('again makes a new version only of what changed, and changing back is no change', async () => {
    const id = await at.exercise();
    expect(await refused(activate(id), 409)).toMatchObject({ rule: 'nothing_to_publish' });
    const { id: question, points } = await firstQuestion(id);
    await done(at.coordinator.put(`/api/questions/${question}`, { points: 3 }));
    expect(await form(id)).toMatchObject({ status: 'active', has_changes: true });
    await done(at.coordinator.put(`/api/questions/${question}`, { points }));
    expect(await form(id)).toMatchObject({ has_changes: false });
    await done(at.coordinator.put(`/api/exercise_forms/${id}`, { pass_percentage: 80 }));
    await done(activate(id));
    await done(at.coordinator.del(`/api/questions/${question}`));
    expect(await form(id)).toMatchObject({ has_changes: true });
    await done(activate(id));
    expect((await versions(id)).map(({ number, key }) => [number, key.length])).toEqual([
      [1, 5],
      [2, 5],
      [3, 4],
    ]);
  });

  test('after a pause publishes nothing new where nothing changed', async () => {
    const id = await at.exercise();
    await done(at.coordinator.post(`/api/exercise_forms/${id}/deactivate`));
    await done(activate(id));
    expect(await versions(id)).toHaveLength(1);
  });

  test('by two at once makes one version', async () => {
    const id = await at.draft();
    const answers = await Promise.all([activate(id), activate(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await versions(id)).toHaveLength(1);
  });

  test('a version stays as it was published', async () => {
    const [version] = await versions(await at.exercise());
    await expect(school.knex('form_versions').where({ id: version.id }).update({ key: '[]' })).rejects.toThrow();
  });

  test('works for exams and leveling tests too', async () => {
    for (const [entity, place] of [
      ['exam_forms', { level_id: at.level }],
      ['leveling_forms', {}],
    ] as const) {
      const id = await make(at.coordinator, entity, { title: 'Prueba', ...place });
      expect(await refused(at.coordinator.post(`/api/${entity}/${id}/activate`), 409)).toMatchObject({
        rule: 'no_questions',
      });
      await make(at.coordinator, 'questions', { form_id: id, order: 1, ...questions[0] });
      expect(await done(at.coordinator.post(`/api/${entity}/${id}/activate`))).toMatchObject({
        status: 'active',
        has_changes: false,
      });
    }
  });
});

describe('writing questions', () => {
  test('a body of another shape is refused with its field', async () => {
    const form_id = await at.draft([]);
    const [question] = questions;
    const body = { ...question?.body, optoins: [], options: [{ id: 'a1' }] };
    const { errors } = await refused(
      at.coordinator.post('/api/questions', { form_id, order: 1, ...question, body }),
      422,
    );
    expect(Object.keys(errors).sort()).toEqual(['body.options.0.text', 'body.optoins']);
    expect(
      await refused(at.coordinator.post('/api/questions', { form_id, order: 1, ...question, type: 'riddle' }), 422),
    ).toMatchObject({
      errors: { type: 'No existe ese tipo de pregunta' },
    });
    expect(
      await refused(at.coordinator.post('/api/questions', { form_id: 999_999, order: 1, ...question }), 422),
    ).toHaveProperty('errors.form_id');
  });

  test('a change that does not fit what stays is refused', async () => {
    const { id } = await firstQuestion(await at.draft());
    const { errors } = await refused(at.coordinator.put(`/api/questions/${id}`, { type: 'gap_typed' }), 422);
    expect(Object.keys(errors)).toContain('body.gaps');
  });

  test('students may not read or write them', async () => {
    const { id } = await firstQuestion(await at.draft());
    for (const url of ['/api/questions', `/api/questions/${id}`, '/api/form_versions', '/api/questions/types'])
      await refused(at.student.get(url), 403);
    await refused(at.student.put(`/api/questions/${id}`, { points: 100 }), 403);
    await refused(at.student.post('/api/questions/compile', { questions: [] }), 403);
  });

  test('the types are told with what their editors draw and begin with', async () => {
    const types = await done(at.coordinator.get('/api/questions/types'));
    expect(types.map(({ type }: { type: string }) => type)).toEqual([...questionTypes.keys(), 'group']);
    for (const { author, starter } of types)
      expect([author.properties.body, starter.body]).toEqual([expect.any(Object), expect.any(Object)]);
  });
});

describe('a text that is too long or nested too deep', () => {
  const [, single] = questions;
  const deep = (depth: number) => ({ en: `Choose ${'<ul><li>'.repeat(depth)}one${'</li></ul>'.repeat(depth)}` });
  const asking = (prompt: object) => ({ ...single, body: { ...single?.body, prompt } });

  test('is refused before it is cleaned, whichever way it comes', async () => {
    const form_id = await at.draft();
    const refusals = [
      [{ en: '<ul>'.repeat(50_000) }, 'Como máximo 2,000 caracteres', '2,000 letras como máximo'],
      [
        deep(16),
        'Este texto está demasiado anidado: saca unas listas o tablas de dentro de otras',
        'demasiado anidado: saca unas listas o tablas de dentro de otras.',
      ],
    ] as const;
    for (const [prompt, message, reason] of refusals) {
      const { errors } = await refused(
        at.coordinator.post('/api/questions', { form_id, order: 9, ...asking(prompt) }),
        422,
      );
      expect(errors['body.prompt.en']).toBe(message);
      const { problems, en } = await done(
        at.coordinator.post('/api/questions/compile', { questions: [asking(prompt)] }),
      );
      expect(problems[0].message).toContain(reason);
      expect(en.uiSchema['ui:order']).toEqual([]);
    }
    await done(at.coordinator.post('/api/questions', { form_id, order: 9, ...asking(deep(14)) }));
  });

  test('of a lesson likewise', async () => {
    const [lesson] = await done(at.coordinator.get('/api/lessons?range=[0,0]'));
    const section = { lesson_id: lesson.id, title: 'x', content: '<ul>'.repeat(20_000) };
    const { errors } = await refused(at.coordinator.post('/api/sections', section), 422);
    expect(errors.content).toContain('anidado');
  });
});

test('who may not write questions compiles those of a form alone', async () => {
  const form_id = await at.draft();
  for (const role of ['teacher', 'customer-service'] as const) {
    const reader = await school.as(role);
    await done(reader.post('/api/questions/compile', { form_id }));
    for (const [action, more] of Object.entries({ compile: {}, try: { answers: {} } }))
      expect(
        await refused(reader.post(`/api/questions/${action}`, { form_id, questions: [], ...more }), 422),
      ).toHaveProperty('errors.questions');
  }
});

describe('the preview', () => {
  test('shows what students would see, tells what is wrong, and writes nothing', async () => {
    const [multiple, single] = questions;
    const before = await school.knex('questions').count();
    const answer = await done(
      at.coordinator.post('/api/questions/compile', {
        questions: [
          multiple,
          { type: 'riddle', body: {} },
          { ...single, key: undefined },
          { type: 'gap_typed', body: { text: 1 } },
        ],
      }),
    );
    expect(answer.es.uiSchema['ui:order']).toEqual(['q1', 'q3']);
    expect(answer.en.schema.properties.q1.title).toBe(multiple?.body.prompt.en);
    expect(answer.problems.map(({ question }: { question: number }) => question)).toEqual(
      expect.arrayContaining([1, 2, 3]),
    );
    expect(answer.problems[0]).toEqual({
      question: 1,
      path: 'type',
      message: 'Pregunta 2: no existe el tipo de pregunta «riddle».',
    });
    expect(JSON.stringify([answer.es, answer.en])).not.toContain('ZEBRA');
    expect(await school.knex('questions').count()).toEqual(before);
  });
});
