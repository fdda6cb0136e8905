import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, done } from '#tests/attempts/stage.ts';
import { emptyLevels } from '#tests/support/empty_levels.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { crawlActions, crawlApi, crawlPages, type Ids } from './crawl.ts';
import { foundIn, ofEachType } from './planted.ts';
import { publish, type Scene, setScene } from './scene.ts';

let school: School;
let at: Scene;
let student: Person;
let id: number;
beforeAll(async () => {
  school = await openSchool({ documents: true });
  await emptyLevels(school.knex, await school.knex('levels').where('order', '>', 2).pluck('id'));
  at = await setScene(school);
  const place = { lesson_id: at.lesson, order: 2, title: 'Práctica', practice: true };
  id = await publish(at.coordinator, 'exercise_forms', place, ofEachType());
  student = await school.as('student');
});
afterAll(() => school.close());

const secrets = (text: string) => foundIn(text, 'solution', 'feedback', 'transcript');

/** What may be read of each question's key; of a group's, as of what is heard, once all that are in it are checked. */
async function keysOf(): Promise<{ names: string[]; words: string[] }[]> {
  const rows = await school.knex('questions').where({ form_id: id });
  return rows.map((row) => {
    const inside = rows.filter(({ parent_id }) => parent_id === row.id);
    const names = (inside.length > 0 ? inside : [row]).map((one) => `q${one.id}`);
    return { names, words: secrets(JSON.stringify(row.key)) };
  });
}

/** What a student who practises may name in addresses. */
async function idsOf(attempt: number): Promise<Ids> {
  const { id: own } = await school.knex('users').where({ username: 'student' }).first('id');
  return {
    level: [at.below],
    lesson: [at.lesson],
    exercise: [id],
    exercise_forms: [id],
    attempts: [attempt],
    student: [own],
    students: [own],
  };
}

/** The attempt, the questions that are still to be checked, and those that were. */
let attempt: number;
let order: string[];
let keys: Awaited<ReturnType<typeof keysOf>>;
const checked = new Set<string>();

const near = () => {
  const page = `/levels/level/${at.below}/lesson/${at.lesson}/exercise/${id}/form`;
  return [page, `${page}.data`, `/api/attempts/${attempt}`];
};
const open = () => keys.filter(({ names }) => names.every((name) => checked.has(name))).flatMap(({ words }) => words);
const closed = (text: string) => {
  const opened = open();
  return secrets(text).filter((word) => !opened.includes(word));
};

/** Checks questions one by one, and reads what is near after each. */
async function check(names: string[]): Promise<void> {
  for (const name of names) {
    const { body, statusCode } = await student.post(`/api/attempts/${attempt}/check`, { question: name });
    expect([name, statusCode]).toEqual([name, 200]);
    checked.add(name);
    expect([name, closed(body)]).toEqual([name, []]);
    for (const url of near()) expect([url, closed((await student.get(url)).body)]).toEqual([url, []]);
  }
}

describe('in practice no word of a key leaves before its own check', () => {
  test('neither when it begins nor when three questions are checked', async () => {
    const { id: begun, uiSchema }: Body = await done(student.post(`/api/exercise_forms/${id}/start`));
    [attempt, order, keys] = [begun, uiSchema['ui:order'] as string[], await keysOf()];
    for (const url of near()) expect([url, closed((await student.get(url)).body)]).toEqual([url, []]);
    await check(order.splice(0, 3));
  });

  test.each([
    ['actions', (ids: Ids) => crawlActions(school, student, ids, ['submit', 'leave_practice'])],
    ['pages', (ids: Ids) => crawlPages(student, ids)],
    ['answers of the API', (ids: Ids) => crawlApi(school, student, ids)],
  ])('whatever of the %s is asked for then', async (_, crawl) => {
    const seen = await crawl(await idsOf(attempt));
    expect(seen.length).toBeGreaterThan(0);
    expect(closed(seen.map(({ text }) => text).join('\n'))).toEqual([]);
  });

  test('nor as the others are checked', async () => {
    await check(order);
    expect(open().length).toBeGreaterThan(20);
  });
});
