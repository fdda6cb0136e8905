import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { answersFor, done, questions, refused, type Stage, stage } from '../attempts/stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

let number = 0;
const once = () => ({ 'idempotency-key': `key-${++number}` });
const groups = (name: string) => school.knex('groups').where({ name });

describe('a create under a key', () => {
  test('is done once, and its answer told again after it was lost', async () => {
    const key = once();
    const first = await at.coordinator.post('/api/groups', { name: 'Once' }, key);
    const again = await at.coordinator.post('/api/groups', { name: 'Once' }, key);
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.location).toBe(first.headers.location);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await groups('Once')).toHaveLength(1);
    expect(await school.knex('audit_logs').where({ entity: 'groups', record_id: first.json().id })).toHaveLength(1);
  });

  test('at once from many tabs is done once', async () => {
    const key = once();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => done(at.coordinator.post('/api/groups', { name: 'Many' }, key))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await groups('Many')).toHaveLength(1);
  });

  test('is refused for another body, another address, another person’s session in the name of somebody', async () => {
    const key = once();
    await done(at.coordinator.post('/api/groups', { name: 'Mine' }, key));
    expect(await refused(at.coordinator.post('/api/groups', { name: 'Other' }, key), 422)).toMatchObject({
      type: '/problems/idempotency_key',
    });
    await refused(at.coordinator.post('/api/lessons', { name: 'Mine' }, key), 422);
    expect(await groups('Other')).toEqual([]);
  });

  test('is its owner’s: the same key of somebody else is another', async () => {
    const key = once();
    const admin: Person = await school.as('admin');
    await done(at.coordinator.post('/api/groups', { name: 'Ours' }, key));
    await refused(admin.post('/api/groups', { name: 'Ours' }, key), 422);
    expect((await done(admin.post('/api/groups', { name: 'Theirs' }, key))).name).toBe('Theirs');
  });

  test('that was refused keeps nothing and may be asked anew', async () => {
    const key = once();
    await done(at.coordinator.post('/api/groups', { name: 'Taken' }));
    await refused(at.coordinator.post('/api/groups', { name: 'Taken' }, key), 422);
    await groups('Taken').update({ name: 'Free now' });
    await done(at.coordinator.post('/api/groups', { name: 'Taken' }, key));
  });

  test('is malformed with a key that is none', async () => {
    for (const key of ['', 'a b', 'é', 'x'.repeat(101)])
      await refused(at.coordinator.post('/api/groups', { name: 'Odd' }, { 'idempotency-key': key }), 400);
    expect(await groups('Odd')).toEqual([]);
  });

  test('answers 409 while the first is under way for longer than anybody waits', async () => {
    const { id } = await school.knex('users').where({ username: 'coordinator' }).first('id');
    const first = await school.knex.transaction();
    await first('idempotency_keys').insert({ user_id: id, key: 'slow', fingerprint: 'f' });
    const body = await refused(
      at.coordinator.post('/api/groups', { name: 'Slow' }, { 'idempotency-key': 'slow' }),
      409,
    );
    expect(body.type).toBe('/problems/in_progress');
    await first.rollback();
  }, 20_000);

  test('leaves what is older than a day to be cleared away', async () => {
    await school.knex('idempotency_keys').update({ created_at: school.knex.raw(`now() - interval '25 hours'`) });
    const key = once();
    await done(at.coordinator.post('/api/groups', { name: 'Fresh' }, key));
    expect(await school.knex('idempotency_keys').pluck('key')).toEqual([key['idempotency-key']]);
  });
});

describe('an action under a key', () => {
  test('stores nothing of a dry run, which changes nothing', async () => {
    const form = await at.exercise(questions);
    await done(
      at.coordinator.post(
        `/api/exercise_forms/${form}/restore_version`,
        { version: 1, dry: true },
        { 'idempotency-key': 'dry' },
      ),
    );
    expect(await school.knex('idempotency_keys').where({ key: 'dry' })).toEqual([]);
  });

  /** Sent again while the server asks for patience, as pages do: so many at once are more than it has connections. */
  const patiently = async (send: () => ReturnType<typeof at.student.post>): ReturnType<typeof done> => {
    const answer = await send();
    return answer.statusCode === 503 ? patiently(send) : done(Promise.resolve(answer));
  };

  const begun = async () => {
    const form = await at.exercise();
    return { form, attempt: await done(at.student.post(`/api/exercise_forms/${form}/start`)) };
  };
  const attempts = (form: number) =>
    school
      .knex('attempts')
      .whereIn('form_version_id', school.knex('form_versions').where({ form_id: form }).select('id'));

  test('fifty submissions at once, with a key and without, give one score', async () => {
    const { attempt } = await begun();
    const answers = answersFor(attempt.uiSchema['ui:order'], 'right');
    await done(at.student.patch(`/api/attempts/${attempt.id}`, { seq: 1, answers }));
    const key = once();
    const scores = await Promise.all(
      Array.from({ length: 50 }, (_, tab) =>
        patiently(() => at.student.post(`/api/attempts/${attempt.id}/submit`, undefined, tab % 2 ? key : {})),
      ),
    );
    expect(new Set(scores.map(({ score, submitted_at }) => `${score} ${submitted_at}`)).size).toBe(1);
    const logs = await school.knex('audit_logs').where({ entity: 'attempts', record_id: attempt.id, action: 'submit' });
    expect(logs.filter(({ after }) => after?.score !== undefined)).toHaveLength(1);
  }, 30_000);

  test('a start whose answer was lost begins no second attempt, even after the first was submitted', async () => {
    const form = await at.exercise();
    const key = once();
    const first = await done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, key));
    await done(at.student.post(`/api/attempts/${first.id}/submit`, undefined, once()));
    const again = await done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, key));
    expect(again).toEqual(first);
    expect(await attempts(form)).toHaveLength(1);
  });

  test('two tabs with keys of their own go on with one attempt and one score', async () => {
    const form = await at.exercise();
    const tabs = await Promise.all(
      [once(), once()].map((key) => done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, key))),
    );
    expect(tabs[0].id).toBe(tabs[1].id);
    const submit = (key: object) =>
      done(at.student.post(`/api/attempts/${tabs[0].id}/submit`, undefined, key as Record<string, string>));
    const [one, other] = await Promise.all([submit(once()), submit(once())]);
    expect(other).toMatchObject({ score: one.score, submitted_at: one.submitted_at, review: one.review });
    expect(await attempts(form)).toHaveLength(1);
  });

  test('keeps no copy of what stands elsewhere: a form of any length, its answers, what was told of them', async () => {
    const form = await at.exercise(
      Array.from({ length: 30 }, () => questions[1] as object),
      { shuffle: true },
    );
    const [begin, end] = [once(), once()];
    const start = () => done(at.student.post(`/api/exercise_forms/${form}/start`, undefined, begin));
    const first = await start();
    const answers = Object.fromEntries(first.uiSchema['ui:order'].map((name: string) => [name, 'x7qa']));
    await done(at.student.patch(`/api/attempts/${first.id}`, { seq: 1, answers }));
    const submit = () => done(at.student.post(`/api/attempts/${first.id}/submit`, undefined, end));
    const score = await submit();
    expect(score.review).toHaveLength(30);
    expect(await start()).toEqual(first);
    expect(await submit()).toEqual(score);
    const many = once();
    const bulk = () => done(at.student.post('/api/exercise_forms/start', { ids: [form] }, many));
    expect(await bulk()).toEqual(await bulk());
    const keys = [begin, end, many].map((header) => header['idempotency-key']);
    const sizes = await school
      .knex('idempotency_keys')
      .whereIn('key', keys)
      .select(school.knex.raw('length(answer::text) as size'));
    expect(sizes).toHaveLength(3);
    for (const { size } of sizes) expect(size).toBeLessThan(1000);
  });
});
