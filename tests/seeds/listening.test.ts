import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { withoutGroups } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { withFiles } from '#seeds/load/files.ts';
import { readCourse } from '#seeds/load/read.ts';
import { ofCourse, recordingsIn } from '#seeds/load/recordings.ts';
import { spokenIn, withSounds } from '#seeds/load/spoken.ts';

const recordings = recordingsIn(ofCourse);
const files = new Map(recordings.map((name, at) => [name, at + 1]));
const forms = readCourse().flatMap(({ lessons, exam }) => [
  ...lessons.flatMap(({ exercises }) => exercises),
  ...(exam ? [exam] : []),
]);
const questions = forms.flatMap((form) => form.questions);
/** What a person grades. */
const byHand = ['essay', 'speaking'];
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
  for (const row of withoutGroups(rows).filter(({ type }) => !byHand.includes(type))) {
    const type = questionTypes.get(row.type);
    expect(type?.grade(row, type.solution(row)).score, row.type).toBe(1);
  }
});

const sizeOf = (name: string) => statSync(new URL(`../../seeds/files/${name}`, import.meta.url)).size;

test('Each recording is played by a question or heard in a lesson, and is small', () => {
  const played = questions.flatMap(({ body }) =>
    ((body as { media?: { file?: string }[] }).media ?? []).flatMap(({ file }) => file ?? []),
  );
  const heard = spokenIn(readCourse()).map(({ file }) => file);
  expect([...new Set([...played, ...heard])].sort()).toEqual([...recordings].sort());
  // A minute in a question, a minute and a half in a lesson, of 24 kbit/s.
  for (const name of played) expect(sizeOf(name), name).toBeLessThan(180_000);
  for (const name of heard) expect(sizeOf(name), name).toBeLessThan(270_000);
});

test('The words and the dialogues of a lesson are heard above them, in both languages', () => {
  const files = new Map(recordings.map((name, at) => [name, at + 1]));
  for (const { level, lessons } of readCourse())
    for (const lesson of lessons) {
      const number = `${String(level.order).padStart(2, '0')}-${lesson.order}`;
      const ids = [...files].flatMap(([name, id]) =>
        new RegExp(`^${number}-(words|dialogue)(-\\d)?\\.mp3$`).test(name) ? [id] : [],
      );
      const sections = withSounds(lesson, level.order, files);
      for (const text of ['content', 'english_content']) {
        const played = sections.flatMap((section) => [
          ...(section[text] ?? '').matchAll(
            /<p><audio src="\/api\/resources\/(\d+)\/file" controls><\/audio><\/p>\n<(?:table|block)/g,
          ),
        ]);
        expect(played.map(([, id]) => Number(id)).sort(), lesson.name).toEqual(ids.sort());
      }
    }
});
