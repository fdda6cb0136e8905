import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { answersFor, type Body, done, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const start = (form: number) => at.student.post(`/api/exercise_forms/${form}/start`);
const save = (id: number, seq: number, answers: object) => at.student.patch(`/api/attempts/${id}`, { seq, answers });
const submit = (id: number) => at.student.post(`/api/attempts/${id}/submit`);
const read = (id: number) => done(at.student.get(`/api/attempts/${id}`));

/** A published exercise, begun: its id, the attempt and the names of its questions in their order. */
async function begun(given?: Body[], form?: Body) {
  const exercise = await at.exercise(given, form);
  const attempt = await done(start(exercise));
  return { exercise, id: attempt.id as number, attempt, order: attempt.uiSchema['ui:order'] as string[] };
}

describe('starting', () => {
  test('shows the form in the student’s language and nothing of its key', async () => {
    const { attempt, exercise, order } = await begun();
    expect(attempt).toMatchObject({
      status: 'draft',
      form_id: exercise,
      title: { es: 'Rutinas' },
      answers: {},
      seq: 0,
    });
    expect(order).toHaveLength(questions.length);
    expect(attempt.schema.properties[order[0] as string].title).toBe(questions[0]?.body.prompt.es);
    expect(Object.keys(attempt).sort()).toEqual(
      [
        'answers',
        'checked',
        'deadline_at',
        'form_id',
        'id',
        'plays',
        'practice',
        'schema',
        'seconds_left',
        'seq',
        'started_at',
        'status',
        'title',
        'uiSchema',
      ].sort(),
    );
  });

  test('again goes on with the same attempt, whatever was published meanwhile', async () => {
    const { exercise, id, order, attempt } = await begun(questions, { shuffle: true });
    const first = order.find((name) => attempt.schema.properties[name].type === 'array') as string;
    await done(save(id, 3, { [first]: ['h1wc'] }));
    await done(at.coordinator.put(`/api/exercise_forms/${exercise}`, { title: 'Otra cosa' }));
    await done(at.coordinator.post(`/api/exercise_forms/${exercise}/activate`));
    const resumed = await done(start(exercise));
    expect(resumed).toMatchObject({
      id,
      seq: 3,
      answers: { [first]: ['h1wc'] },
      title: { es: 'Rutinas' },
    });
    expect(resumed.uiSchema['ui:order']).toEqual(order);
  });

  test('ten times at once begins one attempt', async () => {
    const exercise = await at.exercise();
    const answers = await Promise.all(Array.from({ length: 10 }, () => done(start(exercise))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  test('is refused when all attempts are used, as data and before anybody tries', async () => {
    const { exercise, id } = await begun(questions, { attempts_allowed: 1 });
    expect(await done(start(exercise))).toMatchObject({ id });
    await done(submit(id));
    const refusal = { rule: 'no_attempts_left', params: { allowed: 1 } };
    expect(await refused(start(exercise), 409)).toMatchObject({
      ...refusal,
      detail: 'Ya usaste todos tus intentos (1). Si necesitas otro, pídelo en tu escuela.',
    });
    expect(await done(at.student.get(`/api/exercise_forms/${exercise}?can=start`))).toMatchObject({
      can: false,
      ...refusal,
    });
  });

  test('is nobody’s but the students’', async () => {
    const exercise = await at.exercise();
    await refused(at.coordinator.post(`/api/exercise_forms/${exercise}/start`), 403);
    await refused((await school.as('nobody')).post(`/api/exercise_forms/${exercise}/start`), 401);
  });
});

describe('what is not within reach does not exist', () => {
  test('a draft, a form of an inactive lesson, of a locked level; without a level nothing', async () => {
    const [open, draft] = [await at.exercise(), await at.draft()];
    await refused(start(draft), 404);
    await refused((await school.as('new')).post(`/api/exercise_forms/${open}/start`), 404);
    const reach = async (table: string, id: number, changes: object, back: object) => {
      await school.knex(table).where({ id }).update(changes);
      await refused(start(open), 404);
      await refused(at.student.get(`/api/exercise_forms/${open}`), 404);
      expect(await done(at.student.get(`/api/exercise_forms?filter={"lesson_id":${at.lesson}}`))).not.toContainEqual(
        expect.objectContaining({ id: open }),
      );
      await school.knex(table).where({ id }).update(back);
    };
    await reach('lessons', at.lesson, { status: 'inactive' }, { status: 'active' });
    await reach('levels', at.level, { status: 'draft' }, { status: 'active' });
    const { id: level_id } = await school.knex('levels').where({ order: 13 }).first('id');
    await reach('lessons', at.lesson, { level_id }, { level_id: at.level });
    await done(start(open));
  });

  test('what was begun may be finished after the form is deactivated, and not begun again', async () => {
    const { exercise, id, order } = await begun();
    await done(at.coordinator.post(`/api/exercise_forms/${exercise}/deactivate`));
    expect(await done(start(exercise))).toMatchObject({ id });
    await done(save(id, 1, answersFor(order, 'right')));
    expect(await done(submit(id))).toMatchObject({ status: 'completed', percentage: 100 });
    await refused(start(exercise), 404);
  });

  test('another student’s attempt', async () => {
    const { id, order } = await begun();
    const other = await school.as('advanced');
    await refused(other.get(`/api/attempts/${id}`), 404);
    await refused(other.patch(`/api/attempts/${id}`, { seq: 9, answers: { [order[0] as string]: ['h1wc'] } }), 404);
    await refused(other.post(`/api/attempts/${id}/submit`), 404);
    await refused(other.post('/api/attempts/submit', { ids: [id] }), 404);
    expect(await done(other.get(`/api/attempts?filter={"id":[${id}]}`))).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'draft', answers: {} });
  });
});

describe('saving', () => {
  test('keeps what is given, tells what is kept, and clears what is null', async () => {
    const { id, order } = await begun();
    const [multiple, single] = order as [string, string];
    expect(await done(save(id, 1, { [multiple]: ['h1wc'] }))).toEqual({
      id,
      status: 'draft',
      seq: 1,
      answers: { [multiple]: ['h1wc'] },
    });
    expect(await done(save(id, 2, { [single]: 'x7qa', [multiple]: null }))).toMatchObject({
      seq: 2,
      answers: { [single]: 'x7qa' },
    });
    expect(await read(id)).toMatchObject({ answers: { [single]: 'x7qa' } });
    expect(await done(save(id, 3, {}))).toMatchObject({ seq: 2, answers: { [single]: 'x7qa' } });
  });

  test('of each answer the higher number wins: late, twice and out of order undo nothing', async () => {
    const { id, order } = await begun();
    const [multiple, single] = order as [string, string];
    await done(save(id, 5, { [single]: 'x7qa' }));
    for (const seq of [5, 4, 0])
      expect((await done(save(id, seq, { [single]: 'k3v9' }))).answers).toEqual({ [single]: 'x7qa' });
    await done(save(id, 4, { [single]: null, [multiple]: ['b8ne'] }));
    expect(await done(save(id, 6, { [single]: 'm2fd' }))).toMatchObject({
      seq: 6,
      answers: { [single]: 'm2fd', [multiple]: ['b8ne'] },
    });
    await done(save(id, 8, { [single]: null }));
    expect((await done(save(id, 7, { [single]: 'k3v9' }))).answers).toEqual({ [multiple]: ['b8ne'] });
  });

  test('two tabs at once lose nothing', async () => {
    const { id, order } = await begun();
    const [multiple, single] = order as [string, string];
    const tabs = Array.from({ length: 20 }, (_, seq) =>
      seq % 2
        ? save(id, seq + 1, { [single]: seq === 19 ? 'x7qa' : 'k3v9' })
        : save(id, seq + 1, { [multiple]: seq === 18 ? ['h1wc'] : [] }),
    );
    expect((await Promise.all(tabs)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await read(id)).answers).toEqual({ [single]: 'x7qa', [multiple]: ['h1wc'] });
  });

  test('is refused with the field for what the form does not ask, and changes nothing', async () => {
    const { id, order } = await begun();
    const [multiple, single, choices, gaps, short] = order as [string, string, string, string, string];
    const wrong: [object, string][] = [
      [{ q999999: 'x' }, 'answers.q999999'],
      [{ q999999: null }, 'answers.q999999'],
      [{ constructor: 'x' }, 'answers.constructor'],
      [{ [single]: 'zz' }, `answers.${single}`],
      [{ [single]: 7 }, `answers.${single}`],
      [{ [multiple]: ['h1wc', 'h1wc'] }, `answers.${multiple}`],
      [{ [multiple]: 'h1wc' }, `answers.${multiple}`],
      [{ [choices]: { 1: 'r5tk', 9: 'r5tk' } }, `answers.${choices}.9`],
      [{ [gaps]: { 1: null } }, `answers.${gaps}.1`],
      [{ [short]: 'a'.repeat(201) }, `answers.${short}`],
      [{ [single]: 'x7qa', [short]: ['a'] }, `answers.${short}`],
    ];
    for (const [answers, field] of wrong)
      expect(Object.keys((await refused(save(id, 1, answers), 422)).errors)).toContain(field);
    for (const body of [
      {},
      { seq: 1 },
      { seq: '1', answers: {} },
      { seq: -1, answers: {} },
      { seq: 1.5, answers: {} },
      { seq: 1, answers: [] },
      { seq: 1, answers: {}, score: 5 },
    ])
      await refused(at.student.patch(`/api/attempts/${id}`, body), 422);
    await refused(save(id, 1, { [short]: 'a\u0000b' }), 422);
    expect(await read(id)).toMatchObject({ answers: {}, status: 'draft' });
  });
});

describe('submitting', () => {
  test('scores what was kept and tells each question', async () => {
    const { id, exercise, order } = await begun();
    const [multiple, single, choices, gaps] = order as [string, string, string, string];
    await done(
      save(id, 1, { [multiple]: ['h1wc'], [single]: 'x7qa', [choices]: { 1: 'r5tk' }, [gaps]: { 1: 'go', 2: 'by' } }),
    );
    const attempt = await done(submit(id));
    expect(attempt).toMatchObject({
      form_id: exercise,
      status: 'completed',
      score: 2.5,
      points: 5,
      percentage: 50,
      correct: 1,
      incorrect: 4,
    });
    expect(attempt.review.map(({ question }: Body) => question)).toEqual(order);
    expect(attempt.review[0]).toMatchObject({
      answer: { es: 'eat' },
      solution: { es: 'run · eat' },
      score: 0.5,
      correct: false,
    });
    expect(attempt.submitted_at).toBeTruthy();
    expect(await read(id)).toEqual(attempt);
  });

  test('ends saving', async () => {
    const { id, order } = await begun();
    await done(submit(id));
    expect(await refused(save(id, 1, { [order[1] as string]: 'x7qa' }), 409)).toMatchObject({ rule: 'wrong_state' });
    expect(await read(id)).toMatchObject({ answers: {}, score: 0 });
  });

  test('twice, at once or later, gives one score', async () => {
    const { id, order } = await begun();
    await done(save(id, 1, answersFor(order, 'right')));
    const answers = await Promise.all([submit(id), submit(id), submit(id)].map(done));
    for (const answer of [...answers, await done(submit(id))])
      expect(answer).toMatchObject({ score: 5, submitted_at: answers[0].submitted_at, review: answers[0].review });
    const written = await school
      .knex('audit_logs')
      .where({ entity: 'attempts', record_id: id, action: 'submit' })
      .orderBy('id');
    expect(written).toHaveLength(1);
    expect(written[0].after).toMatchObject({ score: 5 });
    const { version } = await read(id);
    for (let time = 0; time < 20; time += 1) await done(submit(id));
    expect(await read(id)).toMatchObject({ version });
    expect(await school.knex('audit_logs').where({ entity: 'attempts', record_id: id, action: 'submit' })).toEqual(
      written,
    );
  });

  test('a save that races a submit is kept and scored, or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, order } = await begun();
      const [saved] = await Promise.all([save(id, 1, answersFor(order, 'right')), submit(id)]);
      expect(await read(id)).toMatchObject({ score: saved.statusCode === 200 ? 5 : 0 });
    }
  });

  test('nothing but the student’s own submission', async () => {
    const { id } = await begun();
    for (const person of ['admin', 'coordinator', 'teacher', 'nobody'])
      expect([401, 403]).toContain((await (await school.as(person)).post(`/api/attempts/${id}/submit`)).statusCode);
    await refused(at.student.put(`/api/attempts/${id}`, { score: 5 }), 404);
  });
});

describe('a score that was given stays', () => {
  test('when the form is edited and published again', async () => {
    const { exercise, id, order } = await begun([questions[1]]);
    await done(save(id, 1, { [order[0] as string]: 'x7qa' }));
    const before = await done(submit(id));
    expect(before).toMatchObject({ score: 1, percentage: 100 });
    const question = Number(order[0]?.slice(1));
    await done(at.coordinator.put(`/api/questions/${question}`, { key: { correct: 'k3v9' }, points: 7 }));
    await done(at.coordinator.post(`/api/exercise_forms/${exercise}/activate`));
    expect(await read(id)).toEqual(before);
    const again = await done(start(exercise));
    await done(save(again.id, 1, { [order[0] as string]: 'x7qa' }));
    expect(await done(submit(again.id))).toMatchObject({ score: 0, points: 7 });
    expect(await read(id)).toEqual(before);
  });
});
