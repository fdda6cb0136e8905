import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nobody } from '#api/engine/context.ts';
import { silence } from '#tests/files/samples.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { emptyLevels } from '../support/empty_levels.ts';
import { type Body, done, make, questions } from './stage.ts';

let school: School;
let coordinator: Person;
let student: Person;
let me: number;
let level: number;
let next: number;

/** What happens by chance is asked for this often. */
const rounds = 20;
const single = questions.find(({ type }) => type === 'choice_single') as Body;
const [right, wrong] = ['x7qa', 'k3v9'];

beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  student = await school.as('student');
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  [level, next] = await school.knex('levels').whereIn('order', [11, 12]).orderBy('order').pluck('id');
  await emptyLevels(school.knex, [level, next]);
  const none = { required_lessons: 0, required_classes: 0, days_required: 0 };
  await school.knex('levels').whereIn('id', [level, next]).update(none);
});
afterAll(() => school.close());
beforeEach(() => school.knex('users').where({ id: me }).update({ current_level_id: level }));

async function form(entity: string, body: object, question: Body = single): Promise<number> {
  const id = await make(coordinator, entity, body);
  await make(coordinator, 'questions', { form_id: id, order: 1, ...question });
  await done(coordinator.post(`/api/${entity}/${id}/activate`));
  return id;
}

async function answered(entity: string, id: number, answer: string): Promise<number> {
  const { id: attempt, uiSchema } = await done(student.post(`/api/${entity}/${id}/start`));
  await done(student.patch(`/api/attempts/${attempt}`, { seq: 1, answers: { [uiSchema['ui:order'][0]]: answer } }));
  return attempt;
}

const submit = (attempt: number, headers = {}) => student.post(`/api/attempts/${attempt}/submit`, undefined, headers);
const logs = (where: object) => school.knex('progress_logs').where({ student_id: me, ...where });
const current = async () => (await school.knex('users').where({ id: me }).first('current_level_id')).current_level_id;
const statuses = async (calls: ReturnType<Person['get']>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);

describe('exercises of one lesson, passed in the same instant', () => {
  let order = 0;
  async function lesson(exercises: number) {
    const id = await make(coordinator, 'lessons', {
      level_id: level,
      order: ++order,
      name: 'A la vez',
      difficulty: 'easy',
    });
    await done(coordinator.post(`/api/lessons/${id}/activate`));
    const forms: number[] = [];
    for (let at = 1; at <= exercises; at += 1)
      forms.push(await form('exercise_forms', { lesson_id: id, order: at, title: `Ejercicio ${at}` }));
    return { id, forms };
  }

  test(`write once that the lesson is taken, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, forms } = await lesson(2);
      const attempts: number[] = [];
      for (const exercise of forms) attempts.push(await answered('exercise_forms', exercise, right));
      // Each way of submitting meets each other: by one statement, under a key, twice at once.
      const key = round % 3 === 0 ? { 'idempotency-key': `lesson-${id}` } : {};
      const calls = [...attempts, ...(round % 2 ? attempts : [])].map((attempt, tab) =>
        submit(attempt, tab ? {} : key),
      );
      expect(new Set(await statuses(calls))).toEqual(new Set([200]));
      expect(await logs({ lesson_id: id, event: 'lesson_taken' }), `round ${round}`).toHaveLength(1);
      expect(await done(student.get(`/api/lessons/${id}`))).toMatchObject({ state: 'taken' });
    }
  }, 120_000);

  test('one submitted, one sent in by its job: once too', async () => {
    const { id, forms } = await lesson(2);
    await school.knex('forms').where({ id: forms[0] }).update({ time_limit_minutes: 10 });
    await done(coordinator.post(`/api/exercise_forms/${forms[0]}/activate`));
    const [timed, free] = [
      await answered('exercise_forms', forms[0] as number, right),
      await answered('exercise_forms', forms[1] as number, right),
    ];
    const { engine } = school.app;
    const { default: job } = await import('#api/jobs/attempts/submit_attempt.ts');
    const caller = { ...nobody, role: 'system' };
    const ctx = { trx: school.knex, engine, now: new Date(), caller, address: null, request_id: 'job' } as never;
    await Promise.all([job.run({ id: timed }, ctx), submit(free)]);
    expect(await logs({ lesson_id: id, event: 'lesson_taken' })).toHaveLength(1);
  });
});

describe('exams of a level', () => {
  const exams: number[] = [];
  beforeAll(async () => {
    for (const title of ['Examen A', 'Examen B']) exams.push(await form('exam_forms', { level_id: level, title }));
  });

  test(`two passed at once, each in two tabs, move a student by one level, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await school.knex('users').where({ id: me }).update({ current_level_id: level });
      const before = await logs({});
      const attempts = [];
      for (const exam of exams) attempts.push(await answered('exam_forms', exam, right));
      const calls = [...attempts, ...attempts].map((attempt) => submit(attempt));
      expect(new Set(await statuses(calls)), `round ${round}`).toEqual(new Set([200]));
      expect(await current()).toBe(next);
      const written = (await logs({}).orderBy('id')).slice(before.length).map(({ event }) => event);
      expect(written).toEqual(['exam_passed', 'level_passed', 'level_started']);
    }
  }, 120_000);

  test(`passed while staff reset the level: one of the two comes first, ${rounds} times`, async () => {
    const first = (await school.knex('levels').where({ order: 1 }).first('id')).id;
    const seen = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      await school.knex('users').where({ id: me }).update({ current_level_id: level });
      const attempt = await answered('exam_forms', exams[0] as number, right);
      const reset = coordinator.post(`/api/students/${me}/reset_level`, { to: round % 2 ? 'current' : 'first' });
      expect(await statuses([submit(attempt), reset])).toEqual([200, 200]);
      const now = await current();
      const [last, before] = await logs({}).orderBy('id', 'desc').limit(2);
      // The history ends where the student is, whoever came first.
      expect([last.to_level_id ?? level, before.to_level_id ?? level]).toContain(now);
      expect(last.event === 'level_reset' ? last.to_level_id : next).toBe(now);
      expect([first, level, next]).toContain(now);
      seen.add(now);
    }
    expect(seen.size).toBeGreaterThan(0);
  }, 120_000);
});

describe('one click that comes twice', () => {
  test(`begins one attempt and submits it once, with a key and without, ${rounds} times`, async () => {
    const exam = await form('exam_forms', { level_id: level, title: 'Doble', attempts_allowed: rounds });
    for (let round = 0; round < rounds; round += 1) {
      await school.knex('users').where({ id: me }).update({ current_level_id: level });
      const key = (action: string): Record<string, string> =>
        round % 2 ? { 'idempotency-key': `${action}-${round}` } : {};
      const begin = () => student.post(`/api/exam_forms/${exam}/start`, undefined, key('start'));
      const begun = await Promise.all([done(begin()), done(begin())]);
      expect(begun[0].id).toBe(begun[1].id);
      const name = begun[0].uiSchema['ui:order'][0];
      await done(student.patch(`/api/attempts/${begun[0].id}`, { seq: 1, answers: { [name]: wrong } }));
      const scores = await Promise.all([done(submit(begun[0].id, key('end'))), done(submit(begun[0].id, key('end')))]);
      const { score, submitted_at, review } = scores[0];
      expect(scores[1]).toMatchObject({ score, submitted_at, review });
    }
    expect(
      await done(student.get(`/api/exam_forms/${exam}?can=start`)),
      'each pair of clicks was one attempt',
    ).toMatchObject({ rule: 'no_attempts_left' });
  }, 120_000);
});

describe('a form that allows one attempt', () => {
  const many = 100;

  test(`gives no second one to twelve starts that come beside its submission, ${many} times`, async () => {
    const exam = await form('exam_forms', { level_id: level, title: 'Una vez', attempts_allowed: 1 });
    const versions = school.knex('form_versions').where({ form_id: exam }).select('id');
    for (let round = 0; round < many; round += 1) {
      const attempt = await answered('exam_forms', exam, wrong);
      const starts = () => Array.from({ length: 6 }, () => student.post(`/api/exam_forms/${exam}/start`));
      const calls = [...starts(), submit(attempt), ...starts()];
      for (const status of await statuses(calls)) expect([200, 409], `round ${round}`).toContain(status);
      const made = school.knex('attempts').whereIn('form_version_id', versions.clone()).where({ student_id: me });
      expect(await made.clone().pluck('id'), `round ${round}`).toEqual([attempt]);
      await made.clone().delete();
    }
  }, 240_000);

  test(`gives one to twelve first starts, ${rounds} times`, async () => {
    const exam = await form('exam_forms', { level_id: level, title: 'La primera', attempts_allowed: 1 });
    const versions = school.knex('form_versions').where({ form_id: exam }).select('id');
    for (let round = 0; round < rounds; round += 1) {
      const calls = Array.from({ length: 12 }, () => done(student.post(`/api/exam_forms/${exam}/start`)));
      expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size, `round ${round}`).toBe(1);
      await school.knex('attempts').whereIn('form_version_id', versions.clone()).where({ student_id: me }).delete();
    }
  }, 120_000);
});

describe('a recording with a limit, started in two tabs at once', () => {
  test(`is counted exactly, ${rounds} times`, async () => {
    const headers = { 'content-type': 'audio/wav' };
    const { id: resource } = await done(coordinator.post('/api/resources/upload?name=a.wav', silence(), headers));
    const media = [{ resource, alt: { es: 'Un saludo', en: 'A greeting' }, plays: 3 }];
    const exam = await form(
      'exam_forms',
      { level_id: level, title: 'Escucha' },
      { ...single, body: { ...single.body, media } },
    );
    for (let round = 0; round < rounds; round += 1) {
      const { id, uiSchema } = await done(student.post(`/api/exam_forms/${exam}/start`));
      const place = uiSchema['ui:order'][0];
      const plays = (tabs: number) =>
        statuses(Array.from({ length: tabs }, () => student.post(`/api/attempts/${id}/play`, { place, resource })));
      const played = async () => (await done(student.get(`/api/attempts/${id}`))).plays[`${place}.${resource}`];
      expect(await plays(2)).toEqual([200, 200]);
      expect(await played()).toBe(2);
      expect((await plays(4)).sort()).toEqual([200, 409, 409, 409]);
      expect(await played()).toBe(3);
      await done(submit(id));
    }
  }, 120_000);
});
