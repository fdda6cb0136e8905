import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** What may be read of each question's key, and of that which a recording says once all about it are checked. */
async function keysOf(): Promise<Map<string, string[]>> {
  const rows = await school.knex('questions').where({ form_id: id });
  return new Map(rows.map((row) => [`q${row.id}`, secrets(JSON.stringify(row.key))]));
}

/** All that a student can read while an attempt is open, whatever they ask for. */
async function everything(attempt: number): Promise<string> {
  const { id: own } = await school.knex('users').where({ username: 'student' }).first('id');
  const ids: Ids = {
    level: [at.below],
    lesson: [at.lesson],
    exercise: [id],
    exercise_forms: [id],
    attempts: [attempt],
    student: [own],
    students: [own],
  };
  const seen = [
    ...(await crawlActions(school, student, ids, ['submit', 'leave_practice'])),
    ...(await crawlPages(student, ids)),
    ...(await crawlApi(school, student, ids)),
  ];
  return seen.map(({ text }) => text).join('\n');
}

test('in practice no word of a key leaves before its own check', async () => {
  const { id: attempt, uiSchema }: Body = await done(student.post(`/api/exercise_forms/${id}/start`));
  const page = `/levels/level/${at.below}/lesson/${at.lesson}/exercise/${id}/form`;
  const near = [page, `${page}.data`, `/api/attempts/${attempt}`];
  for (const url of near) expect([url, secrets((await student.get(url)).body)]).toEqual([url, []]);
  const keys = await keysOf();
  const open: string[] = [];
  for (const [place, name] of (uiSchema['ui:order'] as string[]).entries()) {
    const { body, statusCode } = await student.post(`/api/attempts/${attempt}/check`, { question: name });
    expect([name, statusCode]).toEqual([name, 200]);
    open.push(...(keys.get(name) ?? []));
    expect([name, secrets(body).filter((word) => !open.includes(word) && !word.startsWith('TQSC'))]).toEqual([
      name,
      [],
    ]);
    for (const url of near) {
      const seen = secrets((await student.get(url)).body);
      expect([url, seen.filter((word) => !open.includes(word) && !word.startsWith('TQSC'))]).toEqual([url, []]);
    }
    if (place === 2) {
      const seen = secrets(await everything(attempt));
      expect(seen.filter((word) => !open.includes(word))).toEqual([]);
    }
  }
  expect(open.length).toBeGreaterThan(20);
});
