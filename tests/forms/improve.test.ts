import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, done, make, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { regraded, tried } from './regrading.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const prompt = { es: 'Escribe.', en: 'Write.' };
const typed = { type: 'text_short', body: { prompt, text: 'Hi!' }, key: { accept: [{ text: 'good morning' }] } };
const gaps = {
  type: 'gap_typed',
  body: { prompt, text: 'She {{1}} to school {{2}} bus.', gaps: [{ id: '1' }, { id: '2' }] },
  key: {
    gaps: [
      { id: '1', accept: [{ text: 'goes' }] },
      { id: '2', accept: [{ text: 'by' }, { text: 'in', weight: 0 }] },
    ],
  },
};
const choice = {
  type: 'choice_single',
  body: { prompt, options: ['a1', 'b2', 'c3'].map((id) => ({ id, text: `Option ${id}` })) },
  key: { correct: 'a1' },
};

const url = (form: number, path: string) => `/api/exercise_forms/${form}/${path}`;
const publish = (form: number) => done(at.coordinator.post(url(form, 'activate')));
const rows = (form: number): Promise<Body[]> =>
  school.knex('questions').where({ form_id: form }).orderBy('order').select('*');

/** Answers a form, by the places of its questions. */
async function take(form: number, answers: unknown[], who: Person = at.student): Promise<Body> {
  const { id, uiSchema } = await done(who.post(url(form, 'start')));
  const named = Object.fromEntries(answers.map((answer, place) => [uiSchema['ui:order'][place], answer]));
  await done(who.patch(`/api/attempts/${id}`, { seq: 1, answers: named }));
  return done(who.post(`/api/attempts/${id}/submit`));
}
const attempt = (id: number): Promise<Body> => done(at.student.get(`/api/attempts/${id}`));

describe('the versions of a form', () => {
  test('are listed, and compared question by question and field by field', async () => {
    const form = await at.exercise([typed, gaps, choice]);
    const [first, second, third] = await rows(form);
    await done(at.coordinator.del(`/api/questions/${first.id}`));
    await done(
      at.coordinator.put(`/api/questions/${third.id}`, { key: { correct: 'b2' }, points: 2, order: second.order }),
    );
    await done(at.coordinator.put(`/api/questions/${second.id}`, { order: 9 }));
    await make(at.coordinator, 'questions', { form_id: form, order: 10, ...typed });
    await publish(form);
    const versions = await done(at.coordinator.get(url(form, 'versions')));
    expect(versions.map(({ number, questions, attempts }: Body) => [number, questions, attempts])).toEqual([
      [2, 3, 0],
      [1, 3, 0],
    ]);
    const said = await done(at.coordinator.get(url(form, 'comparison?from=1&to=2')));
    expect(said.added).toMatchObject([{ number: 3, type: 'text_short' }]);
    expect(said.removed).toMatchObject([{ id: first.id, number: 1 }]);
    expect(said.moved).toHaveLength(1);
    expect(said.changed).toMatchObject([
      {
        id: third.id,
        fields: expect.arrayContaining([
          { path: ['key', 'correct'], before: 'Option a1', after: 'Option b2' },
          { path: ['points'], before: 1, after: 2 },
        ]),
      },
    ]);
    await refused(at.coordinator.get(url(form, 'comparison?from=1&to=7')), 404);
  });
});

describe('a new version grades earlier attempts', () => {
  test('first as a dry run that writes nothing, then for good, with a line of the audit log for each', async () => {
    const form = await at.exercise([choice, typed]);
    const { id } = await take(form, ['b2', 'good morning']);
    const [question] = await rows(form);
    await done(at.coordinator.put(`/api/questions/${question.id}`, { key: { correct: 'b2' } }));
    await publish(form);
    const wish = { version: 2, keep: 'better' };
    await refused(at.coordinator.post(url(form, 'try_regrading'), { ...wish, version: 1 }), 409);
    const dry = await tried(school, at.coordinator, form, wish);
    expect(dry).toMatchObject({ status: 'tried', done: 1, total: 1 });
    expect(dry.outcome).toMatchObject({ attempts: 1, better: 1, worse: 0, passes: 1 });
    expect(dry.outcome.changes).toMatchObject([{ attempt: id, version: 1, before: 50, after: 100, pass: 'reached' }]);
    expect(await attempt(id)).toMatchObject({ percentage: 50, regraded_at: null });

    const applied = await regraded(school, at.coordinator, form, wish);
    expect(applied).toMatchObject({ status: 'applied', outcome: { better: 1, written: 1, skipped: 0 } });
    const now = await attempt(id);
    expect(now).toMatchObject({ percentage: 100, percentage_before: 50, score: 2, correct: 2, passed: true });
    expect(now.review[0]).toMatchObject({ correct: true, score: 1 });
    const lines = await school.knex('audit_logs').where({ action: 'regrade', entity: 'attempts', record_id: id });
    expect(lines).toMatchObject([{ before: { percentage: 50 }, after: { percentage: 100 } }]);
    expect(lines[0].user_id).toBe((await school.knex('users').where({ username: 'coordinator' }).first('id')).id);
    const whole = await school
      .knex('audit_logs')
      .where({ action: 'regrade', entity: 'exercise_forms', record_id: form });
    expect(whole).toMatchObject([{ after: { keep: 'better', written: 1, skipped: 0 } }]);
    expect((await tried(school, at.coordinator, form, wish)).outcome).toMatchObject({ better: 0, worse: 0 });
    const log = await school.knex('progress_logs').where({ lesson_id: at.lesson, event: 'lesson_taken' });
    expect(log.length).toBeLessThanOrEqual(1);
  });

  test('students keep the better score, unless the new one is wanted', async () => {
    const form = await at.exercise([choice, typed]);
    const { id } = await take(form, ['a1', 'good morning']);
    const [question] = await rows(form);
    await done(at.coordinator.put(`/api/questions/${question.id}`, { key: { correct: 'b2' } }));
    await publish(form);
    const regrade = (keep: string) => regraded(school, at.coordinator, form, { version: 2, keep });
    expect((await regrade('better')).outcome).toMatchObject({ better: 0, worse: 1, written: 0 });
    expect(await attempt(id)).toMatchObject({ percentage: 100 });
    await regrade('new');
    expect(await attempt(id)).toMatchObject({ percentage: 50, percentage_before: 100 });
  });

  test('a question that was removed counts no more, one that is new is not missed', async () => {
    const form = await at.exercise([choice, typed]);
    const { id } = await take(form, ['b2', 'good morning']);
    const [question] = await rows(form);
    await done(at.coordinator.del(`/api/questions/${question.id}`));
    await make(at.coordinator, 'questions', { form_id: form, order: 5, ...typed });
    await publish(form);
    await regraded(school, at.coordinator, form, { version: 2, keep: 'better' });
    expect(await attempt(id)).toMatchObject({ percentage: 100, points: 1, score: 1, correct: 1, incorrect: 0 });
  });

  test('is for those who write questions', async () => {
    const form = await at.exercise([choice]);
    const wish = { version: 1, keep: 'better' };
    await refused((await school.as('teacher')).post(url(form, 'try_regrading'), wish), 403);
    await refused(at.student.get(url(form, 'variants')), 403);
    await refused(at.coordinator.post(url(form, 'try_regrading'), { version: 1, keep: 'worst' }), 422);
    await refused(at.coordinator.post(url(999_999, 'try_regrading'), wish), 404);
  });
});

describe('answers that nobody foresaw', () => {
  test('are listed by question and answer, accepted with a dry run first, and dismissed', async () => {
    const form = await at.exercise([typed, gaps]);
    const first = await take(form, ['Good  day!', { 1: 'walks', 2: 'in' }]);
    const second = await take(form, ['good day', { 1: 'gose', 2: 'on' }]);
    const [short, gap] = await rows(form);
    const list = await done(at.coordinator.get(url(form, 'variants')));
    expect(list).toMatchObject([
      { question: short.id, part: '', gap: null, variants: [{ answer: 'good day', attempts: 2 }] },
      { question: gap.id, part: '1', gap: 1, variants: [{ answer: 'walks', attempts: 1 }] },
      { question: gap.id, part: '2', gap: 2, variants: [{ answer: 'on', attempts: 1 }] },
    ]);
    const wish = { question: short.id, part: '', text: 'Good day', weight: 1 };
    const dry = await done(at.coordinator.post(url(form, 'accept_variant'), { ...wish, dry: true }));
    expect(dry).toMatchObject({ better: 2, worse: 0 });
    expect(await done(at.coordinator.get(url(form, 'versions')))).toHaveLength(1);

    await done(at.coordinator.post(url(form, 'accept_variant'), wish));
    await runJobs(school.app);
    expect((await attempt(first.id)).percentage).toBe(dry.changes[0].after);
    expect((await attempt(second.id)).percentage).toBeGreaterThan(second.percentage);
    const [learned] = await rows(form);
    expect(learned.key.accept.map(({ text }: Body) => text)).toEqual(['good morning', 'Good day']);
    expect(await done(at.coordinator.get(`/api/exercise_forms/${form}`))).toMatchObject({ has_changes: false });
    expect(await school.knex('audit_logs').where({ action: 'regrade', record_id: second.id })).toHaveLength(1);

    await done(
      at.coordinator.post(url(form, 'accept_variant'), {
        ...wish,
        question: gap.id,
        part: '1',
        text: 'walks',
        weight: 0.5,
      }),
    );
    await runJobs(school.app);
    expect((await attempt(first.id)).percentage, 'the earlier gain stays').toBe(62.5);
    await done(at.coordinator.post(url(form, 'dismiss_variant'), { question: gap.id, part: '2', answer: 'on' }));
    expect(await done(at.coordinator.get(url(form, 'variants')))).toEqual([]);
  });

  test('two answers that are accepted one after the other gain both', async () => {
    const form = await at.exercise([typed, gaps]);
    const { id } = await take(form, ['hello', { 1: 'walks', 2: 'by' }]);
    const [short, gap] = await rows(form);
    const accept = (answer: object) => done(at.coordinator.post(url(form, 'accept_variant'), { weight: 1, ...answer }));
    expect(await accept({ question: short.id, part: '', text: 'hello' })).toMatchObject({ status: 'trying', total: 1 });
    await accept({ question: gap.id, part: '1', text: 'walks' });
    await runJobs(school.app);
    expect(await attempt(id)).toMatchObject({ percentage: 100 });
    expect(await done(at.coordinator.get(url(form, 'regrading')))).toMatchObject({ status: 'applied' });
  });

  test('an answer that is accepted already, or to a question that has none, is refused', async () => {
    const form = await at.exercise([typed, choice]);
    const [short, single] = await rows(form);
    const accept = (wish: object) =>
      at.coordinator.post(url(form, 'accept_variant'), {
        question: short.id,
        part: '',
        text: 'x',
        weight: 1,
        ...wish,
      });
    expect(await refused(accept({ text: 'Good morning' }), 422)).toHaveProperty('errors.text');
    await refused(accept({ question: single.id }), 404);
    await refused(accept({ part: '1' }), 404);
  });

  test('what else is being changed in the form is not published with it', async () => {
    const form = await at.exercise([typed, choice]);
    const { id } = await take(form, ['hello', 'b2']);
    const [short, single] = await rows(form);
    await done(at.coordinator.put(`/api/questions/${single.id}`, { key: { correct: 'b2' } }));
    await done(
      at.coordinator.post(url(form, 'accept_variant'), { question: short.id, part: '', text: 'hello', weight: 1 }),
    );
    await runJobs(school.app);
    expect(await attempt(id)).toMatchObject({ percentage: 50 });
    const said = await done(at.coordinator.get(url(form, 'comparison?from=1&to=2')));
    expect(said.changed).toMatchObject([{ id: short.id }]);
    expect(await done(at.coordinator.get(`/api/exercise_forms/${form}`))).toMatchObject({ has_changes: true });
  });
});
