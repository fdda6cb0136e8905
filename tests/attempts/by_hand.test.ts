import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { silence, webm } from '#tests/files/samples.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Body, canary, done, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const example = (type: string, points: number): Body => ({
  type,
  points,
  ...structuredClone(questionTypes.get(type)?.example.question as object),
});
const single = questions.find(({ type }) => type === 'choice_single') as Body;

async function begun() {
  const given = [single, example('essay', 4), example('speaking', 5)];
  for (const { key } of given.slice(1)) key.model = `${canary} ${key.model}`;
  const form = await at.exercise(given, { reveal: 'after_passing', pass_percentage: 40 });
  const attempt = await done(at.student.post(`/api/exercise_forms/${form}/start`));
  return { id: attempt.id as number, form, attempt, order: attempt.uiSchema['ui:order'] as [string, string, string] };
}

const record = (person: Person, attempt: number, body = webm(), type = 'audio/webm') =>
  person.post(`/api/resources/upload?attempt=${attempt}&name=q.webm`, body, { 'content-type': type });
const save = (id: number, answers: object) => at.student.patch(`/api/attempts/${id}`, { seq: Date.now(), answers });
const grade = (id: number, scores: object[], person = at.coordinator) =>
  person.post(`/api/attempts/${id}/grade`, { scores });

async function submitted() {
  const { id, order, form } = await begun();
  const recording = await done(record(at.student, id));
  await done(save(id, { [order[0]]: 'x7qa', [order[1]]: 'I get up at six.', [order[2]]: String(recording.id) }));
  const score = await done(at.student.post(`/api/attempts/${id}/submit`));
  return { id, order, form, recording: recording.id as number, score };
}

describe('a recording', () => {
  test('is sent for the own open attempt, belongs to its student and is heard by staff', async () => {
    const { id, attempt, order } = await begun();
    expect(attempt.uiSchema[order[2]]).toMatchObject({ 'ui:widget': 'recorder' });
    const recording = await done(record(at.student, id));
    expect(recording).toMatchObject({ kind: 'audio', media_type: 'audio/webm' });
    const heard = async (person: Person) =>
      (await person.get(`/api/resources/${recording.id}/file`, { range: 'bytes=0-3' })).statusCode;
    expect(await heard(at.student)).toBe(206);
    expect(await heard(at.coordinator)).toBe(206);
    expect(await heard(await school.as('ana.robles'))).toBe(404);
  });

  test('is nobody else’s answer, and nothing but a recording is one', async () => {
    const { id, order } = await begun();
    const file = await at.coordinator.post('/api/resources/upload?name=a.wav', silence(), {
      'content-type': 'audio/wav',
    });
    const { id: theirs } = file.json();
    for (const answer of [String(theirs), 'abc', '999999999', '1; drop'])
      expect(Object.keys((await refused(save(id, { [order[2]]: answer }), 422)).errors)).toEqual([
        `answers.${order[2]}`,
      ]);
    await done(save(id, { [order[2]]: null }));
  });

  test('is refused for what is none, without an attempt, for another’s, for a form that asks for none, after the end', async () => {
    const { id } = await begun();
    await refused(record(at.student, id, Buffer.from('hello, I am no sound')), 415);
    await refused(record(at.student, id, webm(), 'image/png'), 403);
    await refused(at.student.post('/api/resources/upload', webm(), { 'content-type': 'audio/webm' }), 404);
    await refused(record(await school.as('ana.robles'), id), 404);
    const plain = await done(at.student.post(`/api/exercise_forms/${await at.exercise([single])}/start`));
    await refused(record(at.student, plain.id), 404);
    await done(at.student.post(`/api/attempts/${id}/submit`));
    await refused(record(at.student, id), 409);
  });

  test('outlives a new photo of its student', async () => {
    const { recording } = await submitted();
    await done(at.student.del('/api/profile/avatar'));
    expect(await school.knex('resources').where({ id: recording })).toHaveLength(1);
  });
});

describe('what a person grades', () => {
  test('waits, with the automatic part as provisional and nothing of the model shown', async () => {
    const { id, score, recording, order } = await submitted();
    expect(score).toMatchObject({ status: 'pending_revision', score: 1, points: 10, percentage: 10, passed: null });
    expect(score.review).toBeNull();
    expect(JSON.stringify(score)).not.toContain(canary);
    const { review } = await done(at.coordinator.get(`/api/attempts/${id}`));
    expect(review[1]).toMatchObject({ score: null, correct: null, answer: { es: 'I get up at six.' } });
    expect(review[2]).toMatchObject({ question: order[2], score: null, recording });
  });

  test('left blank earns nothing and waits for nobody', async () => {
    const { id, order } = await begun();
    await done(save(id, { [order[0]]: 'x7qa', [order[1]]: '  ' }));
    expect(await done(at.student.post(`/api/attempts/${id}/submit`))).toMatchObject({ status: 'completed', score: 1 });
  });

  test('is shown to who grades it with keys, rubric and recording, and to nobody else', async () => {
    const { id, recording } = await submitted();
    const { questions: asked } = await done(at.coordinator.get(`/api/attempts/${id}/review`));
    expect(asked[0]).toMatchObject({ type: 'choice_single', score: 1, rubric: [] });
    expect(asked[1]).toMatchObject({ type: 'essay', solution: { es: expect.stringContaining(canary) } });
    expect(asked[2]).toMatchObject({ recording, rubric: [{ name: { en: 'Pronunciation' } }] });
    await refused(at.student.get(`/api/attempts/${id}/review`), 403);
    await refused((await school.as('teacher')).get(`/api/attempts/${id}/review`), 403);
    await refused(at.coordinator.get('/api/attempts/999999/review'), 404);
  });

  test('is graded by the rubric: the score is recomputed, audited, and its student is told and reads levels and comment', async () => {
    const { id, order, form } = await submitted();
    const [, essay, speech] = order;
    const comment = 'Cuida los verbos.';
    const graded = await done(
      grade(id, [
        { question: essay, levels: [1], comment },
        { question: speech, levels: [0] },
      ]),
    );
    expect(graded).toMatchObject({
      status: 'completed',
      score: 5,
      points: 10,
      percentage: 50,
      correct: 2,
      incorrect: 1,
    });
    const seen = await done(at.student.get(`/api/attempts/${id}`));
    expect(seen.review[1]).toMatchObject({
      score: 4,
      correct: true,
      comment,
      judged: [{ criterion: { en: 'Content' }, level: { en: 'Tells about the whole day.' }, points: 2, of: 2 }],
    });
    expect(seen.review[2]).toMatchObject({ score: 0, correct: false, comment: null, judged: [{ points: 0, of: 2 }] });
    expect(seen.passed).toBe(true);
    const [log] = await school.knex('audit_logs').where({ entity: 'attempts', record_id: id, action: 'grade' });
    expect(log).toMatchObject({ role: 'coordinator', before: { score: 1 }, after: { score: 5 } });
    const { notices } = await done(at.student.get('/api/notices/mine'));
    expect(notices[0]).toMatchObject({ notice: 'exercise_graded', read_at: null });
    expect(notices[0].text).toMatch(/^Aprobaste el ejercicio: /);
    expect(notices[0].address).toMatch(new RegExp(`/exercise/${form}/form/score$`));
  });

  test('may be graded by an admin too, once: of two at once one is told that it was done', async () => {
    const { id, order } = await submitted();
    const admin = await school.as('admin');
    const marks = [
      { question: order[1], levels: [1] },
      { question: order[2], levels: [1] },
    ];
    const answers = await Promise.all([grade(id, marks, admin), grade(id, marks)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await done(at.student.get(`/api/attempts/${id}`))).toMatchObject({ percentage: 100, passed: true });
  });

  test('is refused with a mark that does not fit, and changes nothing', async () => {
    const { id, order } = await submitted();
    const [single, essay, speech] = order;
    const right = { question: speech, levels: [1] };
    const errors = async (scores: object[]) => Object.keys((await refused(grade(id, scores), 422)).errors);
    expect(await errors([right])).toEqual(['scores']);
    expect(await errors([right, { question: essay }])).toEqual(['scores.1.levels']);
    expect(await errors([right, { question: essay, score: 4 }])).toEqual(['scores.1.levels']);
    expect(await errors([right, { question: essay, levels: [1, 1] }])).toEqual(['scores.1.levels']);
    expect(await errors([right, { question: essay, levels: [5] }])).toEqual(['scores.1.levels']);
    expect(await errors([right, { question: single, score: 1 }])).toEqual(['scores.1.question']);
    expect(await done(at.coordinator.get(`/api/attempts/${id}`))).toMatchObject({
      status: 'pending_revision',
      score: 1,
    });
  });
});
