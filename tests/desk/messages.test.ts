import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { tellMessages } from '#api/desk/messages/tell.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { done, refused } from '#tests/attempts/stage.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let coordinator: Person;
let students: Row[];
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  students = await school.knex('users').where({ kind: 'student', status: 'active' }).orderBy('id');
});
afterAll(() => school.close());

/** A day so many days from now, on the school's wall. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000 - 6 * 3_600_000).toISOString().slice(0, 10);

const draft = async (more: Row = {}): Promise<number> => {
  const text = { title: 'Aviso', english_title: 'Notice', content: '<p>Hola.</p>', english_content: '<p>Hello.</p>' };
  const dates = { display_start_date: dayIn(0), display_end_date: dayIn(3) };
  return (
    await done(
      coordinator.post('/api/messages', { ...text, ...dates, audience: 'everyone', priority: 'normal', ...more }),
    )
  ).id;
};
const activate = (id: number) => done(coordinator.post(`/api/messages/${id}/activate`, {}));
async function active(more: Row = {}): Promise<number> {
  const id = await draft(more);
  await activate(id);
  await tellMessages(school.knex);
  return id;
}
const row = (username: string) => students.find((one) => one.username === username) as Row;
/** Who is shown a message, by each door: the landing page, the record, the list, the own notices. */
async function shownTo(username: string, id: number) {
  const person = await school.as(username);
  const { messages } = (await person.get('/api/messages/mine')).json();
  const list: Row[] = (await person.get('/api/messages')).json();
  const { notices } = (await person.get('/api/notices/mine')).json();
  const noted = await school
    .knex('notices')
    .where({ user_id: row(username).id, entity: 'messages', record_id: id })
    .pluck('id');
  return {
    landing: messages.some((message: Row) => message.id === id),
    record: (await person.get(`/api/messages/${id}`)).statusCode,
    list: list.some((message) => message.id === id),
    notices: notices.some((notice: Row) => noted.includes(notice.id)),
  };
}
const seen = { landing: true, record: 200, list: true, notices: true };
const hidden = { landing: false, record: 404, list: false, notices: false };

describe('a message', () => {
  test('says whom it is for, whole and nothing else, and ends on its first day or later', async () => {
    const errors = async (more: Row) => {
      const text = {
        title: 'A',
        content: 'B',
        priority: 'low',
        display_start_date: dayIn(0),
        display_end_date: dayIn(0),
      };
      return (await refused(coordinator.post('/api/messages', { ...text, audience: 'everyone', ...more }), 422)).errors;
    };
    expect(Object.keys(await errors({ audience: 'level' }))).toEqual(['level_id']);
    expect(Object.keys(await errors({ audience: 'level', level_id: 1, group_id: 1 }))).toEqual(['group_id']);
    expect(await errors({ display_start_date: dayIn(1) })).toEqual({
      display_end_date: 'La fecha final debe ser igual o posterior a la fecha inicial',
    });
    const { errors: missing } = await refused(
      coordinator.post('/api/messages', { audience: 'everyone' }, { 'accept-language': 'en' }),
      422,
    );
    expect(Object.keys(missing).sort()).toEqual([
      'content',
      'display_end_date',
      'display_start_date',
      'priority',
      'title',
    ]);
  });

  test.each(['everyone', 'level', 'group', 'student_type', 'student'])(
    'for an audience of kind %s reaches exactly its students, by every door',
    async (audience) => {
      const one = row('student');
      const fields: Record<string, Row> = {
        everyone: {},
        level: { level_id: one.current_level_id },
        group: { group_id: one.group_id },
        student_type: { student_type: 'advanced' },
        student: { student_id: one.id },
      };
      const isIn: Record<string, (student: Row) => boolean> = {
        everyone: () => true,
        level: ({ current_level_id }) => current_level_id === one.current_level_id,
        group: ({ group_id }) => group_id === one.group_id,
        student_type: ({ student_type }) => student_type === 'advanced',
        student: ({ id }) => id === one.id,
      };
      const id = await active({ audience, ...fields[audience] });
      const reached = students.filter((student) => isIn[audience]?.(student)).map((student) => student.id);
      const told = await school
        .knex('notices')
        .where({ entity: 'messages', record_id: id })
        .orderBy('user_id')
        .pluck('user_id');
      expect(told).toEqual(reached);
      const { total, rows } = await done(
        coordinator.get(`/api/messages/audience?${new URLSearchParams({ audience, ...fields[audience], last: '99' })}`),
      );
      expect([total, rows.map((student: Row) => student.id).toSorted((a: number, b: number) => a - b)]).toEqual([
        reached.length,
        reached.slice(0, 100),
      ]);
      for (const username of ['student', 'advanced', 'new', 'external'])
        expect([username, await shownTo(username, id)]).toEqual([
          username,
          isIn[audience]?.(row(username)) ? seen : hidden,
        ]);
      await coordinator.post(`/api/messages/${id}/deactivate`, {});
    },
  );

  test('is shown by no door as a draft, deactivated, or outside its dates', async () => {
    const tomorrow = await active({ display_start_date: dayIn(1), display_end_date: dayIn(1) });
    const over = await active({ display_start_date: dayIn(-2), display_end_date: dayIn(-1) });
    const off = await active();
    await coordinator.post(`/api/messages/${off}/deactivate`, {});
    for (const id of [await draft(), tomorrow, over, off]) expect(await shownTo('student', id)).toEqual(hidden);
    expect(await school.knex('notices').where({ entity: 'messages' }).whereIn('record_id', [tomorrow, over])).toEqual(
      [],
    );
  });

  test('of a day to come is told on that day, by the school’s clock', async () => {
    const id = await active({ display_start_date: dayIn(1), display_end_date: dayIn(2) });
    await school.knex('settings').update({ school_time_zone: 'Pacific/Kiritimati' });
    await tellMessages(school.knex);
    const hour = new Date(Date.now() - 6 * 3_600_000).getUTCHours();
    // 20 hours ahead of Mexico City: tomorrow has begun there from four in the morning on.
    expect(await shownTo('student', id)).toEqual(hour >= 4 ? seen : hidden);
    await school.knex('settings').update({ school_time_zone: 'America/Mexico_City' });
    expect((await shownTo('student', id)).landing).toBe(false);
  });

  test('reaches who joins its audience later, once, whatever runs at the same time', async () => {
    const late = row('new');
    const id = await active({ audience: 'group', group_id: row('student').group_id });
    const [{ group_id }] = await school.knex('users').where({ id: late.id });
    const notices = () => school.knex('notices').where({ user_id: late.id, entity: 'messages', record_id: id });
    const other = await school
      .knex('groups')
      .whereNot({ id: row('student').group_id })
      .first('id');
    await school.knex('users').where({ id: late.id }).update({ group_id: other.id });
    await school.knex('notices').where({ user_id: late.id, record_id: id, entity: 'messages' }).delete();
    await school
      .knex('users')
      .where({ id: late.id })
      .update({ group_id: row('student').group_id });
    await Promise.all([1, 2, 3].map(() => tellMessages(school.knex)));
    expect(await notices()).toHaveLength(1);
    expect(await shownTo('new', id)).toEqual(seen);
    await school.knex('users').where({ id: late.id }).update({ group_id });
  });
});

describe('a receipt', () => {
  test('says when a student read it, is taken back by undo, and nobody leaves it for another', async () => {
    const id = await active({ audience: 'student', student_id: row('student').id });
    const own = await school.as('student');
    await done(own.post(`/api/messages/${id}/read`, {}));
    const [receipt] = await done(coordinator.get(`/api/message_receipts?filter={"message_id":${id}}`));
    await done(own.post(`/api/messages/${id}/read`, {}));
    expect(await done(coordinator.get(`/api/message_receipts?filter={"message_id":${id}}`))).toEqual([receipt]);
    expect(receipt.student_id).toBe(row('student').id);
    const [message] = (await done(own.get('/api/messages/mine'))).messages.filter((one: Row) => one.id === id);
    expect(message.read_at).toBe(receipt.read_at);
    const told = await school.knex('notices').where({ entity: 'messages', record_id: id }).pluck('read_at');
    expect(told).toEqual([expect.any(String)]);
    await done(own.post(`/api/messages/${id}/unread`, {}));
    expect(await done(coordinator.get(`/api/message_receipts?filter={"message_id":${id}}`))).toEqual([]);
    await expectProblem((await school.as('advanced')).post(`/api/messages/${id}/read`, {}), 404);
    await expectProblem(own.get('/api/message_receipts'), 403);
  });

  test('is counted beside who has not read, whom a reminder tells once a day', async () => {
    const id = await active();
    await done((await school.as('student')).post(`/api/messages/${id}/read`, {}));
    const counts = await done(coordinator.get(`/api/messages/${id}/unread_by`));
    expect([counts.read, counts.total, counts.rows.length]).toEqual([1, students.length - 1, 25]);
    await done(coordinator.post(`/api/messages/${id}/remind`, {}));
    const reminders = () =>
      school.knex('notices').where({ entity: 'messages', record_id: id, notice: 'message_reminder' }).pluck('user_id');
    expect(await reminders()).toHaveLength(students.length - 1);
    expect(await reminders()).not.toContain(row('student').id);
    const again = await refused(coordinator.post(`/api/messages/${id}/remind`, {}), 409);
    expect(again.rule).toBe('reminded_lately');
    const { notices } = await done((await school.as('advanced')).get('/api/notices/mine'));
    const lines = notices.filter(({ text }: Row) => text.endsWith('Aviso'));
    expect(lines[0]).toMatchObject({ text: 'Todavía no lees: Aviso', read_at: null, address: '/' });
    expect(lines[1]).toMatchObject({ text: 'Aviso', read_at: expect.any(String) });
  });
});

describe('the letter of a message', () => {
  const write = () => writeLetters(school.knex, readConfiguration({}));
  let before: number;
  const letters = async () => (await school.knex('letters').where({ letter: 'message' }).orderBy('id')).slice(before);
  beforeEach(async () => {
    await write();
    before = (await school.knex('letters').where({ letter: 'message' })).length;
  });

  test('is written by choice, to each once, in the reader’s language', async () => {
    await school.knex('users').where({ username: 'advanced' }).update({ locale: 'en' });
    await active();
    await write();
    expect(await letters()).toEqual([]);
    await active({ send_letter: true });
    await Promise.all([write(), write()]);
    const written = await letters();
    expect(new Set(written.map(({ user_id }: Row) => user_id)).size).toBe(students.length);
    expect(written).toHaveLength(students.length);
    const of = (username: string) => written.find(({ user_id }: Row) => user_id === row(username).id);
    expect(of('student')).toMatchObject({ subject: 'Aviso', text: expect.stringContaining('Hola.') });
    expect(of('advanced')).toMatchObject({ subject: 'Notice', text: expect.stringContaining('Hello.') });
  });

  test('is not written of what is shown no more, or was read', async () => {
    const id = await active({ send_letter: true });
    await coordinator.post(`/api/messages/${id}/deactivate`, {});
    const other = await active({ send_letter: true, audience: 'student', student_id: row('student').id });
    await done((await school.as('student')).post(`/api/messages/${other}/read`, {}));
    await write();
    expect(await letters()).toEqual([]);
  });
});

test('staff see a draft as a student of the audience will, and not as another', async () => {
  const id = await draft({ audience: 'student', student_id: row('student').id, priority: 'urgent' });
  const as = (username: string) => done(coordinator.get(`/api/messages/${id}/seen_by?student_id=${row(username).id}`));
  await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
  const { locale, messages } = await as('student');
  expect(locale, "the student's language").toBe('en');
  expect(messages[0]).toMatchObject({ id, title: 'Aviso', priority: 'urgent', read_at: null });
  expect((await as('advanced')).messages.map((message: Row) => message.id)).not.toContain(id);
  expect(await done(coordinator.get(`/api/messages/${id}/seen_by`))).toEqual({ locale: null, messages: [] });
});
