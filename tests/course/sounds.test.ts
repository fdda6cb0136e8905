import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LessonQueries } from '#schemas/types/entities/lessons.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { silence, webm } from '../files/samples.ts';

type Sounds = LessonQueries['sounds']['result'];

let school: School;
let coordinator: Person;
let student: Person;
let lesson: number;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  student = await school.as('student');
  const row = await school
    .knex('lessons')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'lessons.order': 1 })
    .first('lessons.id');
  lesson = row.id;
});
afterAll(() => school.close());

const soundsOf = async (person: Person): Promise<Sounds> => (await person.get(`/api/lessons/${lesson}/sounds`)).json();

/** A recording with cues, in a new section of the lesson. */
async function heard(transcript: string, lines: number, content = (id: number) => withAudio(id)) {
  const sent = await coordinator.post('/api/resources/upload?name=hi.wav', silence(), { 'content-type': 'audio/wav' });
  const { id } = sent.json();
  await coordinator.put(`/api/resources/${id}`, { transcript });
  const cues = Array.from({ length: lines }, (_, at) => ({ start: at, end: at + 0.5 }));
  await school
    .knex('resources')
    .where({ id })
    .update({ cues: JSON.stringify(cues) });
  const section = { lesson_id: lesson, title: 'Suena', content: content(id), order: 90 + (id % 900) };
  const made = await coordinator.post('/api/sections', section);
  await coordinator.post(`/api/sections/${made.json().id}/activate`, {});
  return id as number;
}

const withAudio = (id: number) =>
  `<p><audio src="/api/resources/${id}/file" controls></audio></p><blockquote><p>Nora: Hi!</p></blockquote>`;
const linesOf = (sounds: Sounds, id: number) => sounds.find(({ resource }) => resource === id)?.lines;

test('A student is told when each word and line of a lesson is heard', async () => {
  const sounds = await soundsOf(student);
  expect(sounds.length).toBeGreaterThan(0);
  for (const { lines } of sounds) {
    expect(lines.length).toBeGreaterThan(2);
    for (const { text, start, end } of lines) expect(text && start < end).toBe(true);
  }
});

test('Of what a recording says, a student reads the lines alone that the lesson shows', async () => {
  const id = await heard('Nora: Hi!\nHugo: The answer is B.', 2);
  expect(linesOf(await soundsOf(student), id)).toEqual([{ text: 'Nora: Hi!', start: 0, end: 0.5 }]);
});

test('Lines that do not fit the times are left out, and so are all once a person has recorded them', async () => {
  const odd = await heard('Nora: Hi!\nHugo: Hello!', 3);
  const replaced = await heard('Nora: Hi!', 1);
  expect(linesOf(await soundsOf(student), odd)).toBeUndefined();
  expect(linesOf(await soundsOf(student), replaced)).toHaveLength(1);
  await coordinator.put(`/api/resources/${replaced}/file`, webm(), { 'content-type': 'audio/webm' });
  expect(linesOf(await soundsOf(student), replaced)).toBeUndefined();
});

test('When lines are heard stands in no record, and nobody writes it', async () => {
  const id = await heard('Nora: Hi!', 1);
  for (const person of [coordinator, student])
    expect((await person.get(`/api/resources/${id}`)).body).not.toContain('cues');
  expect((await coordinator.put(`/api/resources/${id}`, { cues: [] })).statusCode).toBe(422);
});
