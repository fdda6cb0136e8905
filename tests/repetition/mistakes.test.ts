import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answersFor, type Body, done, make, ofEachType, questions, type Stage, stage } from '#tests/attempts/stage.ts';
import { regraded } from '#tests/forms/regrading.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
  await school.knex('review_cards').delete();
});
afterAll(() => school.close());
afterEach(() => school.knex('review_cards').delete());

const start = (form: number, kind = 'exercise'): Promise<Body> =>
  done(at.student.post(`/api/${kind}_forms/${form}/start`));
const save = (id: number, answers: Body) => done(at.student.patch(`/api/attempts/${id}`, { seq: 1, answers }));
const submit = (id: number): Promise<Body> => done(at.student.post(`/api/attempts/${id}/submit`));
const cards = () => school.knex('review_cards').orderBy('question');
const names = async () => (await cards()).map(({ question }) => question).sort();

/** Takes a form with one answer that is right, and all others wrong. @returns the questions that were wrong */
async function take(form: number, kind?: string): Promise<{ id: number; right: string; wrong: string[] }> {
  const { id, uiSchema } = await start(form, kind);
  const [right = '', ...wrong]: string[] = uiSchema['ui:order'];
  const all = [right, ...wrong];
  await save(id, { ...answersFor(all, 'wrong'), [right]: answersFor(all, 'right')[right] });
  await submit(id);
  return { id, right, wrong: wrong.sort() };
}

test('what was wrong in an exercise comes back tomorrow, by the day of the student', async () => {
  const { caller_day } = (
    await school.knex.raw(
      `select (now() at time zone coalesce(u.time_zone, s.school_time_zone))::date::text as caller_day
        from users u cross join settings s where u.username = 'student'`,
    )
  ).rows[0];
  const { id, wrong } = await take(await at.exercise(questions, { pass_percentage: 0 }));
  expect(await names()).toEqual(wrong);
  const [card] = await cards();
  expect(card).toMatchObject({ attempt_id: id, reps: 1, lapses: 0, status: 'active', reviewed_on: caller_day });
  expect(Date.parse(card?.due_on ?? '') - Date.parse(caller_day)).toBe(86_400_000);
});

test('the same mistake in another attempt counts once more, the same attempt does not', async () => {
  const form = await at.exercise(questions, { pass_percentage: 0 });
  const { id } = await take(form);
  await submit(id);
  expect((await cards()).map(({ reps }) => reps)).toEqual([1, 1, 1, 1]);
  const second = await take(form);
  const after = await cards();
  expect(after.map(({ reps, lapses, attempt_id }) => [reps, lapses, attempt_id])).toEqual(
    after.map(() => [2, 1, second.id]),
  );
});

test.each([
  ['an exam that was not passed', 100, 0],
  ['an exam that was passed', 10, 4],
])('of %s', async (_, pass_percentage, count) => {
  const { id: level_id } = await school.knex('levels').where({ order: 0 }).first('id');
  const id = await make(at.coordinator, 'exam_forms', { level_id, title: 'Examen', pass_percentage });
  for (const [place, question] of questions.entries())
    await make(at.coordinator, 'questions', { form_id: id, order: place + 1, ...question });
  await done(at.coordinator.post(`/api/exam_forms/${id}/activate`));
  await take(id, 'exam');
  expect(await names()).toHaveLength(count);
});

test('where answers are never revealed nothing comes back', async () => {
  await take(await at.exercise(questions, { reveal: 'never' }));
  expect(await names()).toEqual([]);
});

test('what a person has to grade does not come back, nor what is only tried out', async () => {
  const byHand = ofEachType.filter(({ type }) => type === 'essay');
  const pilot = { ...questions[1], pilot: true };
  const { id, uiSchema } = await start(await at.exercise([...questions.slice(0, 1), pilot, ...byHand]));
  const [only] = uiSchema['ui:order'];
  await submit(id);
  expect(await names()).toEqual([only]);
});

test('in practice a mistake comes back once it was checked, and once only', async () => {
  const { id, uiSchema } = await start(await at.exercise(questions, { practice: true }));
  const order: string[] = uiSchema['ui:order'];
  const [missed = '', known = ''] = order;
  await save(id, { [known]: answersFor(order, 'right')[known] });
  const check = (question: string, again?: Body) =>
    done(at.student.post(`/api/attempts/${id}/check`, { question, ...(again ? { again } : {}) }));
  await check(known);
  await check(missed);
  expect(await names()).toEqual([missed]);
  await check(missed, { [missed]: null });
  await submit(id);
  expect(await names()).toEqual(order.filter((name) => name !== known).sort());
  expect((await cards()).map(({ reps }) => reps)).toEqual([1, 1, 1, 1]);
});

test('what a regrade finds to be right is asked no more', async () => {
  const choice = questions.find(({ type }) => type === 'choice_single') as Body;
  const form = await at.exercise([choice], { pass_percentage: 0 });
  const { id, uiSchema } = await start(form);
  const [name] = uiSchema['ui:order'];
  const wrong = answersFor([...questions.map(({ type }) => type)], 'wrong')[choice.type] as string;
  await save(id, { [name]: wrong });
  await submit(id);
  expect(await cards()).toMatchObject([{ question: name, status: 'active' }]);
  const key = { ...choice.key, correct: wrong };
  await done(at.coordinator.put(`/api/questions/${name.slice(1)}`, { key }));
  await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
  await regraded(school, at.coordinator, form, { version: 2, keep: 'better' });
  expect(await cards()).toMatchObject([{ question: name, status: 'regraded' }]);
});
