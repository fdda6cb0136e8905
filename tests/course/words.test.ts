import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LevelQueries } from '#schemas/types/entities/levels.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { expectProblem } from '../api/problem.ts';

type Words = LevelQueries['words']['result'];

let school: School;
let level: number;
beforeAll(async () => {
  school = await openSchool();
  ({ current_level_id: level } = await school.knex('users').where({ username: 'student' }).first('current_level_id'));
});
afterAll(() => school.close());

const wordsOf = async (id: number, who = 'student'): Promise<Words> =>
  (await (await school.as(who)).get(`/api/levels/${id}/words`)).json();

test('the words of a level have their sound, their meaning in both languages and an example, lesson by lesson', async () => {
  const words = await wordsOf(level);
  expect(words.length).toBeGreaterThan(30);
  for (const { word, meaning, english_meaning, example, start, end } of words) {
    expect([word, meaning, english_meaning, example]).toEqual(Array(4).fill(expect.stringMatching(/\S/)));
    expect(example, 'an example is plain words').not.toMatch(/[<>&]/);
    expect(start, word).toBeLessThan(end);
  }
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  const lessons = await school
    .knex('lessons')
    .where({ level_id: level, status: 'active' })
    .orderBy('order')
    .pluck('id');
  expect([...new Set(words.map(({ lesson_id }) => lesson_id))]).toEqual(lessons);
});

test('a table that no recording says is no list of words', async () => {
  const [{ lesson_id }] = (await wordsOf(level)) as [Words[number]];
  const content = '<table><tr><td>do</td><td>does</td><td>He does.</td></tr></table>';
  const before = await wordsOf(level);
  await school
    .knex('sections')
    .insert({ lesson_id, title: 'Gramática', content, english_content: content, order: 90, status: 'active' });
  expect(await wordsOf(level)).toEqual(before);
});

test('a level that a student has not come to lists none, and staff have no cards', async () => {
  const next = await school.knex('levels').where({ status: 'active' }).orderBy('order', 'desc').first('id');
  expect(await wordsOf(next.id)).toEqual([]);
  await expectProblem((await school.as('coordinator')).get(`/api/levels/${level}/words`), 403);
});
