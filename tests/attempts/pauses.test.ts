import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nobody } from '#api/engine/context.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { answersFor, type Body, done, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const start = (exercise: number) => at.student.post(`/api/exercise_forms/${exercise}/start`);
const submit = (attempt: number) => at.student.post(`/api/attempts/${attempt}/submit`);
const may = (exercise: number): Promise<Body> => done(at.student.get(`/api/exercise_forms/${exercise}?can=start`));

describe('a form with a pause between attempts', () => {
  test('is not begun again before it is over, and says when that is', async () => {
    const exercise = await at.exercise(questions, { pause_minutes: 90 });
    const { id } = await done(start(exercise));
    // What was begun is gone on with.
    expect(await done(start(exercise))).toMatchObject({ id });
    expect(await may(exercise)).toEqual({ can: true });
    const { submitted_at } = await done(submit(id));
    const possible_at = new Date(Date.parse(submitted_at) + 90 * 60_000).toISOString();
    const refusal = { rule: 'pause', params: { smart_count: 90 }, possible_at };
    expect(await refused(start(exercise), 409)).toMatchObject({
      ...refusal,
      detail: 'Entre un intento y el siguiente hay una pausa de 90 minutos.',
    });
    expect(await may(exercise)).toMatchObject({ can: false, ...refusal });
    const earlier = (minutes: number) => new Date(Date.parse(submitted_at) - minutes * 60_000).toISOString();
    await school
      .knex('attempts')
      .where({ id })
      .update({ started_at: earlier(91), submitted_at: earlier(90) });
    expect(await may(exercise)).toEqual({ can: true });
    expect((await done(start(exercise))).id).not.toBe(id);
  });

  test('without one is begun again at once, and is what it was before there were pauses', async () => {
    const exercise = await at.exercise(questions);
    await done(submit((await done(start(exercise))).id));
    expect(await may(exercise)).toEqual({ can: true });
    const { rules } = await school.knex('form_versions').where({ form_id: exercise }).first('rules');
    expect(Object.keys(rules)).not.toContain('pause_minutes');
    expect(await done(at.coordinator.get(`/api/exercise_forms/${exercise}`))).toMatchObject({ has_changes: false });
    await done(at.coordinator.put(`/api/exercise_forms/${exercise}`, { pause_minutes: 5 }));
    expect(await done(at.coordinator.get(`/api/exercise_forms/${exercise}`))).toMatchObject({ has_changes: true });
  });

  test.each([0, -5, 43_201, 1.5])('takes no pause of %s minutes', async (pause_minutes) => {
    const exercise = await at.draft();
    await refused(at.coordinator.put(`/api/exercise_forms/${exercise}`, { pause_minutes }), 422);
  });
});

describe('a form of which each attempt draws a part', () => {
  const draw = 2;
  const whole = questions.length;

  test('shows, takes, grades and tells what was drawn, and nothing else', async () => {
    const exercise = await at.exercise(questions, { questions_per_attempt: draw, shuffle: true });
    const all = (await school.knex('questions').where({ form_id: exercise }).orderBy('order').pluck('id')).map(
      (id: number) => `q${id}`,
    );
    const right: Body = answersFor(all, 'right');
    const met = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const begun = await done(start(exercise));
      const order: string[] = begun.uiSchema['ui:order'];
      expect(order).toHaveLength(draw);
      expect(Object.keys(begun.schema.properties).toSorted()).toEqual(order.toSorted());
      expect((await done(start(exercise))).uiSchema['ui:order']).toEqual(order);
      const other = all.find((name) => !order.includes(name)) as string;
      const strange = at.student.patch(`/api/attempts/${begun.id}`, { seq: 1, answers: { [other]: right[other] } });
      expect(await refused(strange, 422)).toMatchObject({ errors: { [`answers.${other}`]: expect.any(String) } });
      const answers = Object.fromEntries(order.map((name) => [name, right[name]]));
      await done(at.student.patch(`/api/attempts/${begun.id}`, { seq: 2, answers }));
      const score = await done(submit(begun.id));
      expect(score).toMatchObject({ points: draw, score: draw, percentage: 100, correct: draw, incorrect: 0 });
      expect(score.review.map(({ question }: Body) => question)).toEqual(order);
      const { questions: sheet } = await done(at.coordinator.get(`/api/attempts/${begun.id}/review`));
      expect(sheet.map(({ question }: Body) => question)).toEqual(order);
      for (const name of order) met.add(name);
    }
    expect(met.size).toBe(whole);
    const statistics = await done(at.coordinator.get(`/api/exercise_forms/${exercise}/statistics`));
    const answers: number[] = statistics.questions.map((one: Body) => one.answers);
    expect(answers.reduce((sum, count) => sum + count, 0)).toBe(draw);
  });

  test('is graded anew by what was drawn', async () => {
    const exercise = await at.exercise(questions, { questions_per_attempt: draw });
    const begun = await done(start(exercise));
    const [first, second] = begun.uiSchema['ui:order'];
    await done(submit(begun.id));
    await school
      .knex('questions')
      .where({ id: Number(first.slice(1)) })
      .update({ points: 5 });
    await school
      .knex('questions')
      .where({ id: Number(second.slice(1)) })
      .update({ points: 0, pilot: true });
    await done(at.coordinator.post(`/api/exercise_forms/${exercise}/activate`));
    const { versionOf } = await import('#api/forms/versions.ts');
    const { changesOf, versionsOf } = await import('#api/forms/regrading/regrade.ts');
    const { engine } = school.app;
    const caller = { ...nobody, role: 'system' };
    const ctx = { trx: school.knex, engine, now: new Date(), caller, address: null, request_id: 'job' } as never;
    const { id: last } = await school.knex('form_versions').where({ form_id: exercise }).orderBy('id', 'desc').first();
    const attempt = await school.knex('attempts').where({ id: begun.id }).first();
    const judge = await versionOf(last, ctx);
    const order = { form_id: exercise, judge, better: false };
    const given = { ...attempt, percentage: 1 };
    const [change] = changesOf([given], order, await versionsOf(exercise, ctx));
    expect(change?.after).toMatchObject({ points: 5, incorrect: 1, graded: { length: draw } });
  });

  test('a placement knows neither pauses nor draws', async () => {
    const body = { title: 'Nivel' };
    for (const setting of [{ pause_minutes: 5 }, { questions_per_attempt: 5 }])
      await refused(at.coordinator.post('/api/leveling_forms', { ...body, ...setting }), 422);
  });
});
