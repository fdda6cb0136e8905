import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import type { Publisher } from '#api/engine/events/publisher.ts';
import { noteFor } from '#api/mail/note.ts';
import graded from '#api/notices/learning/exercise_graded.ts';
import assigned from '#api/notices/learning/level_assigned.ts';
import user from '#api/topics/user.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let student: number;
beforeAll(async () => {
  school = await openSchool();
  ({ id: student } = await school.knex('users').where({ username: 'student' }).first());
  await school.knex('notices').where({ user_id: student }).update({ read_at: school.knex.fn.now() });
});
afterAll(() => school.close());

const tell = async (user_id: number, notice = 'seat_offered'): Promise<number> => {
  const [{ id }] = await school.knex('notices').insert({ user_id, notice, params: {} }).returning('id');
  return id;
};
const unread = () => user.missed([student], school.knex);

test('a notice is read once by whom it is for, and by nobody else', async () => {
  const id = await tell(student);
  const own = await school.as('student');
  const first = await own.post(`/api/notices/${id}/read`);
  const again = await own.post(`/api/notices/${id}/read`);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  const { read_at } = (await own.get(`/api/notices/${id}`)).json();
  expect(read_at).toBe(first.json().read_at);
  await expectProblem((await school.as('advanced')).post(`/api/notices/${id}/read`), 404);
});

test('the own pages learn how many are unread, others hear nothing of it', async () => {
  await tell(student);
  const id = await tell(student, 'meeting_cancelled');
  expect(await unread()).toEqual([{ id: student, event: 'notices', data: { unread: 2 } }]);
  await (await school.as('student')).post(`/api/notices/${id}/read`);
  expect(await unread()).toEqual([{ id: student, event: 'notices', data: { unread: 1 } }]);
  const callers = [{ id: student }, { id: student + 1 }] as Parameters<Publisher['admit']>[0]['caller'][];
  expect(await user.hearers(student, callers, school.knex)).toEqual([callers[0]]);
});

describe('the list', () => {
  let own: Person;
  beforeAll(async () => {
    own = await school.as('student');
    await own.post('/api/notices/read_all', {});
    await school.knex('notices').where({ user_id: student }).delete();
  });
  const mine = async (query = '') => (await own.get(`/api/notices/mine${query}`)).json();
  const about = { title: 'Mis mañanas', english_title: 'My Mornings', level: 3, lesson: 5, exercise: 8, passed: false };
  const note = () => noteFor([student], graded, { entity: 'attempts', record_id: 1 }, about, school.knex);

  test('says in the reader’s language what happened and leads to its page, by the letter’s own words', async () => {
    await note();
    await noteFor(
      [student],
      assigned,
      { entity: 'levels', record_id: 3 },
      { name: 'A1', english_name: null },
      school.knex,
    );
    const meeting = await school.knex('meetings').where({ kind: 'classe' }).first('id', 'starts_at');
    const params = JSON.stringify({ starts_at: meeting.starts_at });
    await school
      .knex('notices')
      .insert({ user_id: student, notice: 'meeting_cancelled', params, meeting_id: meeting.id });
    const { notices, unread, more } = await mine();
    expect([unread, more]).toEqual([3, false]);
    expect(notices.map(({ address }: { address: string }) => address)).toEqual([
      `/classes/classe/${meeting.id}`,
      '/levels/level/3',
      '/levels/level/3/lesson/5/exercise/8/form/score',
    ]);
    expect(notices.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringMatching(/^Se canceló: Clase: /),
      'Tu nivel: A1',
      'Calificamos tu ejercicio: Mis mañanas',
    ]);
    await school.knex('users').where({ id: student }).update({ locale: 'en' });
    expect((await mine()).notices[2].text).toBe('Your exercise is graded: My Mornings');
    await school.knex('users').where({ id: student }).update({ locale: 'es' });
  });

  test('is read as a whole, by whom it is for alone', async () => {
    const other = await school.as('advanced');
    const [before] = await school.knex('notices').where({ user_id: student, read_at: null }).count({ n: '*' });
    await other.post('/api/notices/read_all', {});
    expect(before).toEqual({ n: 3 });
    expect((await mine()).unread).toBe(3);
    expect((await own.post('/api/notices/read_all', {})).statusCode).toBe(200);
    expect((await mine()).unread).toBe(0);
  });

  test('goes on where a page ends', async () => {
    const rows = Array.from({ length: 31 }, () => ({
      user_id: student,
      notice: 'level_assigned',
      params: '{"name":"B1"}',
    }));
    await school.knex('notices').insert(rows);
    const first = await mine();
    expect([first.notices.length, first.more, first.unread]).toEqual([30, true, 31]);
    const second = await mine(`?before=${first.notices.at(-1).id}`);
    expect([second.notices.length, second.more]).toEqual([4, false]);
  });

  test('has nothing of a kind that its reader switched off, nor does the number', async () => {
    await own.put('/api/user', { unwanted_notices: ['course'] });
    const { notices, unread: number } = await mine();
    expect([notices.map(({ notice }: { notice: string }) => notice), number]).toEqual([['meeting_cancelled'], 0]);
    expect(await unread()).toEqual([{ id: student, event: 'notices', data: { unread: 0 } }]);
    await own.put('/api/user', { unwanted_notices: [] });
  });
});

describe('the letter of a notice', () => {
  const letters = () => school.knex('letters').where({ user_id: student, letter: 'level_assigned' }).orderBy('id');
  const write = () => writeLetters(school.knex, readConfiguration({}));
  const note = () =>
    noteFor([student], assigned, { entity: 'levels', record_id: 3 }, { name: 'A1', english_name: null }, school.knex);
  let before = 0;
  beforeEach(async () => {
    await write();
    before = (await letters()).length;
  });

  test('is written once, leads to the page, and says where such letters are switched off', async () => {
    await note();
    await Promise.all([write(), write()]);
    const [letter, ...more] = (await letters()).slice(before);
    expect(more).toEqual([]);
    expect(letter.text).toContain('http://localhost:3000/levels/level/3');
    expect(letter.text).toContain(`/students/${student}/form?unwanted=course`);
  });

  test('is not written of what was read before, nor of a kind that is not wanted', async () => {
    await note();
    await (await school.as('student')).post('/api/notices/read_all', {});
    await write();
    await (await school.as('student')).put('/api/user', { unwanted_letters: ['course'] });
    await note();
    await write();
    expect(await letters()).toHaveLength(before);
  });
});
