import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, done } from '#tests/attempts/stage.ts';
import { emptyLevels } from '#tests/support/empty_levels.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { crawlActions, crawlApi, crawlPages, type Ids, oracles, type Seen } from './crawl.ts';
import { foundIn } from './planted.ts';
import { type Scene, setScene } from './scene.ts';

let school: School;
let at: Scene;
let ids: Ids;
beforeAll(async () => {
  school = await openSchool({ documents: true });
  // What nobody has planted anything in need not be opened page by page.
  await emptyLevels(school.knex, await school.knex('levels').where('order', '>', 2).pluck('id'));
  at = await setScene(school);
  const { lesson, exercise, draft, demo, exam, leveling, level, below } = at;
  const of = (table: string, where: object) => school.knex(table).where(where).orderBy('id').pluck('id');
  const forms = [exercise, draft, demo, exam, leveling];
  const among = async (table: string) => school.knex(table).whereIn('form_id', forms).orderBy('id').pluck('id');
  ids = {
    level: [level, below],
    lesson: [lesson, (await school.knex('forms').where({ id: demo }).first('lesson_id')).lesson_id],
    exercise: [exercise, draft, demo],
    exam: [exam],
    leveling: [leveling],
    levels: [level, below],
    lessons: [lesson],
    exercise_forms: [exercise, draft, demo],
    exam_forms: [exam],
    leveling_forms: [leveling],
    questions: await among('questions'),
    form_versions: await among('form_versions'),
    question_drafts: await of('question_drafts', {}),
    resources: [1, 2],
  };
});
afterAll(() => school.close());

/** What of a key was seen, and where. */
const leaks = (seen: Seen[]) =>
  seen.flatMap(({ from, text }) =>
    foundIn(text, 'solution', 'feedback', 'transcript').map((word) => `${word} ${from}`),
  );

const shown = (seen: Seen[], words: string) => seen.filter(({ text }) => text.includes(words)).map(({ from }) => from);

/** Begins what can be begun, and looks everywhere. */
async function everything(username: string, forms: [entity: string, id: number][]): Promise<Seen[]> {
  const person = await school.as(username);
  const { id } = await school.knex('users').where({ username }).first('id');
  const own: Ids = { ...ids, student: [id], students: [id] };
  const before = forms.length > 0 ? await crawlPages(person, own) : [];
  const begun: Seen[] = [];
  for (const [entity, form] of forms) {
    const answer = await person.post(`/api/${entity}/${form}/start`, undefined, {
      'idempotency-key': `${entity}${form}`,
    });
    expect(answer.statusCode, `${username} begins ${entity} ${form}: ${answer.body}`).toBe(200);
    begun.push({ from: `start ${entity} ${form}`, text: answer.body });
  }
  own.attempts = await school.knex('attempts').where({ student_id: id }).whereNot('status', 'completed').pluck('id');
  own.leveling_tests = await school.knex('leveling_tests').where({ student_id: id }).pluck('id');
  return [
    ...before,
    ...begun,
    ...(await crawlActions(school, person, own, ['submit'])),
    ...(await crawlPages(person, own)),
    ...(await crawlApi(school, person, own)),
  ];
}

describe('before a submission no word of a key reaches', () => {
  test('a student on any page, by any call', async () => {
    const seen = await everything('student', [
      ['exercise_forms', at.exercise],
      ['exam_forms', at.exam],
    ]);
    expect(leaks(seen)).toEqual([]);
    // It has looked where the questions are, and broken nothing.
    expect(seen.map(({ from }) => from).filter((from) => / 5\d\d$/.test(from) && !from.includes('/error'))).toEqual([]);
    expect(shown(seen, 'My sister ___ in Madrid.')).toEqual(
      expect.arrayContaining([
        `GET /levels/level/${at.below}/lesson/${at.lesson}/exercise/${at.exercise}/form 200`,
        `GET /levels/level/${at.below}/lesson/${at.lesson}/exercise/${at.exercise}/form.data 200`,
        `GET /levels/level/${at.level}/exam/${at.exam}/form 200`,
        `GET /levels/level/${at.level}/exam/${at.exam}/form.data 200`,
      ]),
    );
    expect(seen.length).toBeGreaterThan(300);
  });

  test('a demonstration', async () => {
    const seen = await everything('demo', [['exercise_forms', at.demo]]);
    expect(leaks(seen)).toEqual([]);
    expect(shown(seen, 'My sister ___ in Madrid.')).toEqual(
      expect.arrayContaining(['GET /demo/exercise 200', 'GET /demo/exercise.data 200']),
    );
  });

  test('who is being placed, from the first question to the last', async () => {
    const seen = await everything('new', [['leveling_forms', at.leveling]]);
    const person = await school.as('new');
    const { id } = await done(person.post(`/api/leveling_forms/${at.leveling}/start`));
    let step: Body = await done(person.post(`/api/leveling_tests/${id}/assess`, { can: [] }));
    const words: string[] = [];
    for (
      ;
      step.name;
      step = await done(person.post(`/api/leveling_tests/${id}/answer`, { answers: { [step.name]: null } }))
    ) {
      const page = await person.get(`/leveling-tests/${at.leveling}`);
      const data = await person.get(`/leveling-tests/${at.leveling}.data`);
      words.push(step.name);
      seen.push(...[JSON.stringify(step), page.body, data.body].map((text) => ({ from: step.name, text })));
    }
    expect(words.length).toBeGreaterThan(10);
    const after = await crawlPages(person, { ...ids, students: [1], student: [1] });
    const called = await crawlApi(school, person, { ...ids, leveling_tests: [id], attempts: [step.attempt_id] });
    expect(leaks([...seen, ...after, ...called])).toEqual([]);
  });

  test.each(['advanced', 'old', 'external'])('a student who has nothing to do with it: %s', async (username) => {
    expect(leaks(await everything(username, []))).toEqual([]);
  });

  test('what a page’s action answers: begun, saved, sent with questions open, refused', async () => {
    const person = await school.as('ana.robles');
    const page = `/levels/level/${at.below}/lesson/${at.lesson}/exercise/${at.exercise}/form`;
    const send = async (fields: Record<string, string>, to = page): Promise<Seen> => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode, headers, body } = await person.post(to, new URLSearchParams(fields).toString(), form);
      return { from: `${fields.intent} ${statusCode}`, text: JSON.stringify(headers) + body };
    };
    const seen = [await send({ intent: 'start' }), await send({ intent: 'start' }, `${page}.data`)];
    const attempt = await done(person.post(`/api/exercise_forms/${at.exercise}/start`));
    const [name] = attempt.uiSchema['ui:order'];
    const fields = { attempt: String(attempt.id), seq: '0' };
    for (const to of [page, `${page}.data`])
      seen.push(
        await send({ intent: 'save', ...fields, [`${name}.zz`]: 'wrong' }, to),
        await send({ intent: 'submit', ...fields, [`${name}.zz`]: 'wrong' }, to),
        await send({ intent: 'save', ...fields, q0: 'x' }, to),
      );
    expect(leaks(seen)).toEqual([]);
    expect(await done(person.get(`/api/attempts/${attempt.id}`))).toMatchObject({ status: 'draft' });
  });
});

test('nothing that a student may not read can be filtered or sorted by, whatever is guessed', async () => {
  const [{ key }] = await school.knex('questions').where({ form_id: at.exercise, type: 'text_short' }).select('key');
  const student: Person = await school.as('student');
  expect(await oracles(school, student, key.accept[0].text)).toEqual([]);
  for (const { name } of school.app.engine.entities.values()) {
    const found = async (q: string) => (await student.get(`/api/${name}?filter=${JSON.stringify({ q })}`)).body;
    const [one, other] = [await found(key.accept[0].text), await found('SQLN999999')];
    if (one.startsWith('[')) expect([name, one]).toEqual([name, other]);
  }
});
