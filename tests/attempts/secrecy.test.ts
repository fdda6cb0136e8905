import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { answersFor, canary, done, ofEachType, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

/** Everything that a student can ask about an exercise and an attempt at it, whether it is answered or refused. */
async function everything(exercise: number, attempt: number): Promise<string> {
  const ids = async (table: string) => (await school.knex(table).select('id')).map(({ id }) => id as number);
  const urls = [...school.app.engine.entities.keys()].flatMap((entity) => [`/api/${entity}`, `/api/${entity}.csv`]);
  for (const [entity, table] of [
    ['questions', 'questions'],
    ['form_versions', 'form_versions'],
    ['attempts', 'attempts'],
    ['exercise_forms', 'forms'],
    ['lessons', 'lessons'],
    ['audit_logs', 'audit_logs'],
  ] as const)
    urls.push(...(await ids(table)).map((id) => `/api/${entity}/${id}`));
  urls.push('/api/schemas', '/api/questions/types', '/api/openapi.json', '/api/user');
  urls.push(
    `/api/exercise_forms/${exercise}?can=start`,
    `/api/exercise_forms/${exercise}?can=activate`,
    `/api/attempts/${attempt}?can=submit`,
  );
  for (const field of ['key', 'review', 'content', 'seqs'])
    urls.push(`/api/attempts?filter={"${field}":"x"}`, `/api/attempts?sort=["${field}","ASC"]`);
  const got = await Promise.all(urls.map((url) => at.student.get(url)));
  const sent = [
    await at.student.post(`/api/exercise_forms/${exercise}/start`),
    await at.student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: {} }),
    await at.student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: { q0: 1 } }),
    await at.student.post(`/api/exercise_forms/${exercise}/activate`),
    await at.student.post('/api/questions/compile', { questions: [] }),
    await at.student.post(`/api/attempts/${attempt}/grade`, { scores: [] }),
    await at.student.put(`/api/attempts/${attempt}`, { answers: {} }),
  ];
  return [...got, ...sent].map(({ body, headers }) => JSON.stringify(headers) + body).join('\n');
}

test('no byte of a key reaches a student before submission', async () => {
  const exercise = await at.exercise(ofEachType, { shuffle: true });
  const attempt = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  await done(
    at.student.patch(`/api/attempts/${attempt.id}`, {
      seq: 1,
      answers: answersFor(Object.keys(attempt.schema.properties), 'right'),
    }),
  );
  const seen = await everything(exercise, attempt.id);
  expect(seen.includes('My sister ___ in Madrid.')).toBe(true);
  const secrets = [canary, '"accept"', '"weight"', 'misspelling', "They don't live in Lima.", '"seed"', '"seqs"'];
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  const { review } = await done(at.student.post(`/api/attempts/${attempt.id}/submit`));
  expect(JSON.stringify(review)).toContain(`${canary} right`);
});

test.each([
  ['never', 'right', false],
  ['after_passing', 'wrong', false],
  ['after_passing', 'right', true],
  ['after_submitting', 'wrong', true],
] as const)('after it, the questions are shown %s: %s answers, %s', async (reveal, which, shown) => {
  const exercise = await at.exercise(questions, { reveal });
  const { id, uiSchema } = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  await done(at.student.patch(`/api/attempts/${id}`, { seq: 1, answers: answersFor(uiSchema['ui:order'], which) }));
  const score = await done(at.student.post(`/api/attempts/${id}/submit`));
  expect(score.review?.length ?? 0).toBe(shown ? questions.length : 0);
  for (const word of [canary, ...(which === 'wrong' ? ["They don't live in Lima."] : [])])
    expect(JSON.stringify(score).includes(word)).toBe(shown);
  await refused(at.student.get('/api/form_versions'), 403);
});
