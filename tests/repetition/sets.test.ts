import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answersFor, type Body, canary, done, questions, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { letDaysPass } from '#tests/support/days.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
let student: Person;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
  student = at.student;
  await clear();
});
afterAll(() => school.close());
afterEach(() => clear());

async function clear() {
  await school.knex('review_sets').delete();
  await school.knex('review_cards').delete();
}

const start = (): Promise<Body> => done(student.post('/api/review_sets/start'));
const check = (set: number, question: string, answers: Body = {}, more: Body = {}) =>
  student.post(`/api/review_sets/${set}/check`, { question, answers, ...more });
const summary = (): Promise<Body> => done(student.get('/api/review_cards/summary'));
const history = async (): Promise<Body[]> => (await done(student.get('/api/review_sets/history'))).days;
const card = (question: string) => school.knex('review_cards').where({ question }).first();

/** Submits an exercise without an answer. @returns its form and its questions, all wrong */
async function fail(form: Body = {}, given = questions): Promise<{ form: number; names: string[] }> {
  const id = await at.exercise(given, { pass_percentage: 0, ...form });
  const attempt = await done(student.post(`/api/exercise_forms/${id}/start`));
  await done(student.post(`/api/attempts/${attempt.id}/submit`));
  return { form: id, names: attempt.uiSchema['ui:order'] };
}

/** What is right and wrong of the questions, by their names. */
const answersOf = (names: string[], which: 'right' | 'wrong') => answersFor(names, which) as Record<string, unknown>;

describe('what is due', () => {
  test('is nothing on the day of the mistake, and everything on the next', async () => {
    await fail();
    expect(await summary()).toEqual({ due: 0, next: 0, open: null, learning: 5, learnt: 0 });
    expect(await refused(student.post('/api/review_sets/start'), 409)).toMatchObject({ rule: 'nothing_due' });
    await letDaysPass(school.knex, 1);
    expect(await summary()).toMatchObject({ due: 5, next: 5 });
  });

  test('is asked ten at a time, what has waited longest first', async () => {
    const { names: oldest } = await fail();
    await letDaysPass(school.knex, 1);
    await fail();
    await fail();
    await letDaysPass(school.knex, 1);
    expect(await summary()).toMatchObject({ due: 15, next: 10 });
    const set = await start();
    expect(set.uiSchema['ui:order']).toHaveLength(10);
    expect(set.uiSchema['ui:order'].slice(0, 5).sort()).toEqual(oldest.toSorted());
  });

  test('is not what its author has removed, nor what stands in a form that is closed', async () => {
    const { form, names } = await fail();
    await letDaysPass(school.knex, 1);
    await done(at.coordinator.del(`/api/questions/${names[0]?.slice(1)}`));
    expect(await summary()).toMatchObject({ due: 4, learning: 4 });
    await done(at.coordinator.post(`/api/exercise_forms/${form}/deactivate`));
    expect(await summary()).toMatchObject({ due: 0 });
  });

  test('is everybody’s own', async () => {
    await fail();
    await letDaysPass(school.knex, 1);
    const other = await school.as('new');
    expect(await done(other.get('/api/review_cards/summary'))).toMatchObject({ due: 0 });
    const { id, uiSchema } = await start();
    const body = { question: uiSchema['ui:order'][0], answers: {} };
    await refused(other.post(`/api/review_sets/${id}/check`, body), 404);
  });
});

describe('a set', () => {
  test('is answered card by card, with what was right, and each comes back when it should', async () => {
    const { names } = await fail();
    await letDaysPass(school.knex, 1);
    const { id, checked, ...form } = await start();
    expect(checked).toEqual([]);
    expect(JSON.stringify(form)).not.toContain(canary);
    const [right, wrong] = [answersOf(names, 'right'), answersOf(names, 'wrong')];
    const [known = '', missed = ''] = names;
    const shown = await done(check(id, known, { [known]: right[known] }));
    expect(shown).toMatchObject({ question: known, tries: 1, review: { correct: true } });
    expect((await card(known))?.due_on > (await card(known))?.reviewed_on).toBe(true);
    expect(await card(known)).toMatchObject({ reps: 2, lapses: 0 });
    const failed = await done(check(id, missed, { [missed]: wrong[missed] }));
    expect(failed).toMatchObject({ tries: 1, review: { correct: false } });
    expect(JSON.stringify(failed)).toContain(`${canary} mal`);
    expect(await card(missed)).toMatchObject({ reps: 2, lapses: 1 });
    expect(await summary()).toMatchObject({ open: id, next: 4 });
    expect((await start()).checked).toEqual([shown, failed]);
  });

  test('asks what was wrong once more, which changes nothing of when it comes back; then it is finished', async () => {
    const { names } = await fail({}, questions.slice(0, 1));
    await letDaysPass(school.knex, 1);
    const { id } = await start();
    const [name = ''] = names;
    expect(await refused(check(id, name, {}, { again: true }), 409)).toMatchObject({ rule: 'not_checked' });
    await done(check(id, name));
    const before = await card(name);
    expect((await school.knex('review_sets').first()).finished_at).toBeNull();
    const answers = { [name]: answersOf(names, 'right')[name] };
    expect(await done(check(id, name, answers, { again: true }))).toMatchObject({
      tries: 2,
      review: { correct: true },
    });
    expect(await card(name)).toEqual(before);
    expect((await school.knex('review_sets').first()).finished_at).not.toBeNull();
    expect(await history()).toMatchObject([{ answered: 1, right: 0 }]);
    expect(await summary()).toMatchObject({ open: null, due: 0 });
  });

  test('counts an answer once, however often and from how many tabs it is sent', async () => {
    const { names } = await fail();
    await letDaysPass(school.knex, 1);
    const sets = await Promise.all([start(), start(), start()]);
    expect(new Set(sets.map(({ id }) => id)).size).toBe(1);
    const { id }: Body = sets[0];
    const [name = ''] = names;
    const [right, wrong] = [answersOf(names, 'right')[name], answersOf(names, 'wrong')[name]];
    const first = await done(check(id, name, { [name]: wrong }));
    const more = await Promise.all([right, right, wrong].map((answer) => done(check(id, name, { [name]: answer }))));
    expect(more).toEqual([first, first, first]);
    expect(await card(name)).toMatchObject({ reps: 2 });
    const [key, other = ''] = [{ 'idempotency-key': `review-${id}` }, names[1]];
    const send = () => student.post(`/api/review_sets/${id}/check`, { question: other, answers: {} }, key);
    const [one, two] = [await done(send()), await done(send())];
    expect(two).toEqual(one);
  });

  test('takes no answer to what it does not ask, of another kind, or once another has begun', async () => {
    const { names } = await fail();
    await letDaysPass(school.knex, 1);
    const { id } = await start();
    const [name = ''] = names;
    expect((await refused(check(id, 'q0'), 422)).errors).toHaveProperty('question');
    await refused(check(id, name, { [name]: { not: 'of this kind' } }), 422);
    await letDaysPass(school.knex, 1);
    const next = await start();
    expect(next.id).not.toBe(id);
    expect(await refused(check(id, name), 409)).toMatchObject({ rule: 'review_over' });
    await done(check(next.id, name));
  });

  test('shows what was right in the order in which it asked', async () => {
    const choice = questions.find(({ type }) => type === 'choice_single') as Body;
    const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
    const body = { ...choice.body, text: '', options: texts.map((text) => ({ id: `x${text}`, text })) };
    const { names } = await fail({}, [{ ...choice, body, key: { correct: 'xtwo' } }]);
    const [name = ''] = names;
    await letDaysPass(school.knex, 1);
    const { id, schema } = await start();
    const asked = schema.properties[name].oneOf.map(({ title }: Body) => title);
    const shown = await done(check(id, name, { [name]: 'xfour' }));
    const linesOf = ({ review }: Body) =>
      review.correction.lines.map(({ steps: [{ text, instead }] }: Body) => (instead ?? text).en);
    expect(linesOf(shown)).toEqual(asked);
    expect(linesOf((await start()).checked[0])).toEqual(asked);
  });

  test('is graded by the keys of today, where they fit what is asked', async () => {
    const choice = questions.find(({ type }) => type === 'choice_single') as Body;
    const { form, names } = await fail({}, [choice]);
    const [name = ''] = names;
    const wrong = answersFor(
      questions.map(({ type }) => type),
      'wrong',
    )[choice.type];
    await done(at.coordinator.put(`/api/questions/${name.slice(1)}`, { key: { ...choice.key, correct: wrong } }));
    await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
    await letDaysPass(school.knex, 1);
    const { id } = await start();
    expect(await done(check(id, name, { [name]: wrong }))).toMatchObject({ review: { correct: true } });
  });
});
