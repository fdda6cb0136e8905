import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { type Body, done } from '#tests/attempts/stage.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { foundIn, ofEachType, type Planted } from './planted.ts';
import { publish, type Scene, setScene } from './scene.ts';

let school: School;
let at: Scene;
let student: Person;
let me: number;
beforeAll(async () => {
  school = await openSchool({ documents: true });
  at = await setScene(school);
  student = await school.as('student');
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
});
afterAll(() => school.close());
// What an earlier attempt has revealed may be read on.
beforeEach(() =>
  school
    .knex('attempts')
    .where({ student_id: me })
    .whereNotIn('id', school.knex('progress_logs').whereNotNull('attempt_id').select('attempt_id'))
    .delete(),
);

/** Of what a person grades nothing is decided when it is sent. */
const graded = () => ofEachType().filter(({ type }) => !['essay', 'speaking'].includes(type));
const exercise = (form: object, questions: Planted[] = graded()) =>
  publish(at.coordinator, 'exercise_forms', { lesson_id: at.lesson, order: 1, title: 'Dos', ...form }, questions);
const start = (id: number): Promise<Body> => done(student.post(`/api/exercise_forms/${id}/start`));
const pageOf = (id: number) => `/levels/level/${at.below}/lesson/${at.lesson}/exercise/${id}/form`;

/** What the student can read of an exercise and of an attempt at it; everything else is crawled before a submission. */
async function readable(id: number, attempt: number): Promise<string> {
  const page = pageOf(id);
  const lesson = `/levels/level/${at.below}/lesson/${at.lesson}`;
  const pages = [page, `${page}/score`, lesson, `/levels/level/${at.below}`, '/learning-center', '/home'];
  const calls = ['attempts', 'attempts.csv', `attempts/${attempt}`, 'exercise_forms', `exercise_forms/${id}`];
  const urls = [...pages.flatMap((url) => [url, `${url}.data`]), ...calls.map((call) => `/api/${call}`)];
  return (await Promise.all(urls.map((url) => student.get(url)))).map(({ body }) => body).join('\n');
}

/** What was answered to each question of a form, so that each outcome is met: a pass, a fail, nothing at all. */
const answersOf = (schema: Body, outcome: 'passed' | 'failed' | 'blank'): Body => {
  const single = Object.entries<Body>(schema.properties).find(([, { oneOf }]) =>
    oneOf?.some((option: Body) => option.const === 'x7qa'),
  )?.[0] as string;
  return outcome === 'blank' ? {} : { [single]: outcome === 'passed' ? 'x7qa' : 'k3v9' };
};

describe('after a submission the form says whether anything but the totals is shown', () => {
  test.each([
    ['never', 'passed', false],
    ['never', 'failed', false],
    ['never', 'blank', false],
    ['after_passing', 'failed', false],
    ['after_passing', 'blank', false],
    ['after_passing', 'passed', true],
    ['after_submitting', 'failed', true],
    ['after_submitting', 'blank', true],
  ] as const)('%s, %s', async (reveal, outcome, isShown) => {
    const id = await exercise({ reveal, pass_percentage: 5 });
    const { id: attempt, schema } = await start(id);
    const answers = answersOf(schema, outcome);
    await done(student.patch(`/api/attempts/${attempt}`, { seq: 1, answers }));
    const page = pageOf(id);
    if (outcome !== 'blank') {
      const fields = { intent: 'submit', attempt: String(attempt), seq: '1', ...answers };
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = await student.post(page, new URLSearchParams(fields).toString(), type);
      expect(sent.headers.location).toContain('open=1');
    }
    expect(foundIn(await readable(id, attempt), 'solution', 'transcript', 'feedback')).toEqual([]);
    const submit = () =>
      done(student.post(`/api/attempts/${attempt}/submit`, undefined, { 'idempotency-key': `end-${attempt}` }));
    const [score, again] = [await submit(), await submit()];
    expect(again).toEqual(score);
    const read = await done(student.get(`/api/attempts/${attempt}`));
    const [listed] = await done(student.get(`/api/attempts?filter=${JSON.stringify({ id: [attempt] })}`));
    const late = await student.patch(`/api/attempts/${attempt}`, { seq: 9, answers });
    const repeated = await done(student.post(`/api/attempts/${attempt}/submit`));
    for (const told of [score, read, listed, repeated]) {
      expect(told).toMatchObject({ passed: outcome === 'passed', reveal, points: expect.any(Number) });
      expect(told.correct + told.incorrect).toBe(graded().length);
      expect(told.review?.length ?? 0).toBe(isShown ? graded().length : 0);
    }
    const shown = (await student.get(`${page}/score`)).body;
    const seen = [await readable(id, attempt), ...[score, again, repeated].map((told) => JSON.stringify(told))];
    const whole = [...seen, late.body, shown].join('\n');
    for (const sort of ['solution', 'transcript', 'feedback'] as const)
      expect([sort, foundIn(whole, sort).length > 0]).toEqual([sort, isShown]);
    // The page says why it shows no question, and none is marked.
    expect(shown.includes('class="review')).toBe(isShown);
    expect(shown.includes('class="notice totals"')).toBe(!isShown);
  });

  test('a page that listens hears nothing of it', async () => {
    const id = await exercise({ reveal: 'after_submitting' });
    const origin = await school.app.listen({ port: 0 });
    const page = new AbortController();
    const { body } = await fetch(`${origin}/api/events`, { headers: student.headers, signal: page.signal });
    let heard = '';
    const listening = (async () => {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const { id: attempt } = await start(id);
    await done(student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: {} }));
    await done(student.post(`/api/attempts/${attempt}/submit`));
    page.abort();
    await listening;
    expect(foundIn(heard, 'solution', 'feedback', 'transcript')).toEqual([]);
  });

  test('what was told for one attempt tells nothing more of the next', async () => {
    const id = await exercise({ reveal: 'never' });
    const { id: first } = await start(id);
    await done(student.post(`/api/attempts/${first}/submit`));
    const { id: second } = await start(id);
    expect(second).not.toBe(first);
    expect(foundIn(await readable(id, second), 'solution', 'transcript')).toEqual([]);
  });
});

describe('nothing marks the option that is right: with another key a student gets the same bytes', () => {
  /** The start, the page and its data as they come, but for what is an attempt's own, the page's nonce and the server's clock. */
  async function bytes(id: number): Promise<string[]> {
    const own = { id: 900_000, seed: 7, started_at: '2026-01-01T00:00:00Z' };
    await school
      .knex('attempts')
      .where({ id: (await start(id)).id })
      .update(own);
    await school.knex('forms').where({ id }).update({ version: 900, updated_at: own.started_at });
    const answers = [
      await student.post(`/api/exercise_forms/${id}/start`),
      await student.get(pageOf(id), { accept: 'text/html' }),
      await student.get(`${pageOf(id)}.data`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await school.knex('attempts').where({ id: own.id }).delete();
    return answers.map(({ body }) => body.replace(/ nonce="[^"]*"|now\W+20[\dT:.-]+Z/g, ''));
  }

  /** Where two texts part. */
  function difference(one: string, other: string): string {
    const from = [...one].findIndex((letter, place) => letter !== other[place]);
    return one === other ? '' : `${one.slice(from, from + 200)} | ${other.slice(from, from + 200)}`;
  }

  test.each([false, true])('shuffled: %s', async (shuffle) => {
    const id = await exercise({ shuffle }, ofEachType());
    const before = await bytes(id);
    const twins = new Map(ofEachType('twin').map((twin) => [twin.type, twin]));
    for (const { id: question, type } of await school.knex('questions').where({ form_id: id }).select('id', 'type'))
      if (questionTypes.has(type))
        await done(at.coordinator.put(`/api/questions/${question}`, { key: twins.get(type)?.key }));
    await done(at.coordinator.post(`/api/exercise_forms/${id}/activate`));
    const after = await bytes(id);
    expect(before[0]).toContain('x7qa');
    expect(before.map((text, place) => difference(text, after[place] as string))).toEqual(['', '', '']);
  });
});
