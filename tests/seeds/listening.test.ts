import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { askedOf } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { recordings, withFiles } from '#seeds/load/files.ts';
import { readCourse } from '#seeds/load/read.ts';

const files = new Map(recordings.map((name, at) => [name, at + 1]));
const [lesson] = readCourse().find(({ level }) => level.order === 3)?.lessons ?? [];
const questions = (lesson?.exercises ?? []).flatMap((exercise) => exercise.questions);
const rows = questions
  .flatMap((question, at) => [
    { ...question, id: 100 * at + 100 },
    ...(question.questions ?? []).map((child, place) => ({
      ...child,
      id: 100 * at + 101 + place,
      parent_id: 100 * at + 100,
    })),
  ])
  .map((row) => ({ ...row, body: withFiles(row.body, files) }));

test('The course has recordings and passages with questions, and all can be asked', () => {
  expect(checkQuestions(questionTypes, rows)).toEqual([]);
  const types = rows.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['dictation', 'group', 'error_correction', 'mark_words']));
  for (const row of askedOf(rows)) {
    const type = questionTypes.get(row.type);
    expect(type?.grade(row, type.solution(row)).score, row.type).toBe(1);
  }
});

test('Each recording is played by a question, and is small', () => {
  const played = rows.flatMap(({ body }) =>
    ((body as { media?: { resource: number }[] }).media ?? []).map(({ resource }) => resource),
  );
  expect([...new Set(played)].sort()).toEqual([...files.values()]);
  for (const name of recordings) {
    expect(statSync(new URL(`../../seeds/files/${name}`, import.meta.url)).size).toBeLessThan(60 * 1024);
  }
});
