import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Body, done } from '../attempts/stage.ts';

let school: School;
let admin: Person;
let coordinator: Person;
let desk: Person;
let me: number;
let twin: number;
beforeAll(async () => {
  school = await openSchool();
  [admin, coordinator, desk] = await Promise.all([
    school.as('admin'),
    school.as('coordinator'),
    school.as('customer-service'),
  ]);
  const { id, group_id } = await school.knex('users').where({ username: 'student' }).first('id', 'group_id');
  me = id;
  const made = { first_name: 'Gemela', name: 'Doble', date_of_birth: '1990-01-02', group_id, student_type: 'normal' };
  const account = { username: 'gemela', password: 'gemela-1990', email: 'gemela@school.example', student_id: 'G-9' };
  twin = (await done(admin.post('/api/students', { ...made, ...account }))).id;
});
afterAll(() => school.close());

const read = (by: Person, id: number, query: string) => done(by.get(`/api/students/${id}/${query}`));
const open = (student_id: number, subject: string) =>
  done(desk.post('/api/tickets', { subject, content: 'Sin más.', student_id }));

describe('the tickets of a student', () => {
  test('are counted, and stand in the history with who solved them', async () => {
    const { tickets = 0 } = await read(desk, me, 'counts');
    const { id } = await open(me, 'No suena la grabación');
    await done(desk.post(`/api/tickets/${id}/solve`, {}));
    expect((await read(desk, me, 'counts')).tickets).toBe(tickets + 1);
    const { entries } = await read(desk, me, 'history?kinds=tickets');
    const own = entries.filter(({ record_id }: Body) => record_id === id);
    expect(own.map(({ what }: Body) => what)).toEqual(['solved', 'opened']);
    expect(own[0]).toMatchObject({ entity: 'tickets', title: 'No suena la grabación', by: expect.any(String) });
  });
});

describe('the messages of a student', () => {
  test('are those that reach the student, with when they were read, for those who write them', async () => {
    const { total, rows } = await read(coordinator, me, 'messages');
    expect(total).toBe(rows.length);
    const [shown] = rows.filter(({ is_shown }: Body) => is_shown);
    expect(shown.read_at).toBeNull();
    await done((await school.as('student')).post(`/api/messages/${shown.id}/read`, {}));
    const { rows: after } = await read(coordinator, me, 'messages');
    expect(after.find(({ id }: Body) => id === shown.id).read_at).toEqual(expect.any(String));
    expect((await read(coordinator, me, 'counts')).messages).toBe(total);
    const { entries } = await read(coordinator, me, 'history?kinds=messages');
    expect(entries).toMatchObject([{ what: 'read', record_id: shown.id, entity: 'messages' }]);
    expect((await read(coordinator, me, 'messages?first=0&last=0')).rows).toHaveLength(Math.min(1, total));
  });

  test('are no business of customer service', async () => {
    expect((await desk.get(`/api/students/${me}/messages`)).statusCode).toBe(403);
    expect(await read(desk, me, 'counts')).not.toHaveProperty('messages');
    expect((await read(desk, me, 'history?kinds=messages')).entries).toEqual([]);
  });
});

describe('students who were merged', () => {
  test('have one history, read from either record, which says on which of them something happened', async () => {
    const { id: ticket } = await open(twin, 'Escribe la gemela');
    const before = await read(admin, me, 'counts');
    await done(admin.post(`/api/students/${twin}/merge`, { into_id: me }));
    const kinds = 'history?kinds=tickets&limit=100';
    const [stays, merged] = await Promise.all([read(admin, me, kinds), read(admin, twin, kinds)]);
    expect(stays.entries.map(({ key }: Body) => key)).toEqual(merged.entries.map(({ key }: Body) => key));
    expect(stays.entries.find(({ record_id }: Body) => record_id === ticket).of).toBe('G-9');
    expect(merged.entries.find(({ record_id }: Body) => record_id === ticket).of).toBeNull();
    const after = await read(admin, me, 'counts');
    expect(after.tickets).toBe(before.tickets + 1);
    expect(await read(admin, twin, 'counts')).toEqual(after);
    expect((await read(admin, me, 'merged_with')).records).toEqual([me, twin].toSorted((a, b) => a - b));
    expect((await school.knex('tickets').where({ id: ticket }).first('requester_id')).requester_id).toBe(twin);
  });

  test('have histories of their own again when the merge is undone', async () => {
    await done(admin.post(`/api/students/${twin}/unmerge`, {}));
    expect((await read(admin, me, 'merged_with')).records).toEqual([me]);
    const { entries } = await read(admin, twin, 'history?kinds=tickets&kinds=placement');
    expect(entries.every(({ of }: Body) => of === null)).toBe(true);
  });
});

test('a forum of the history says its band, so that it has a name', async () => {
  const { student_id } = await school
    .knex('registrations as r')
    .join('meetings as m', 'm.id', 'r.meeting_id')
    .where('m.kind', 'forum')
    .first('r.student_id');
  const { entries } = await read(desk, student_id, 'history?kinds=meetings&limit=100');
  const forums = entries.filter(({ entity }: Body) => entity === 'forums');
  expect(forums.length).toBeGreaterThan(0);
  for (const { title, details } of forums) expect([title, details.forum_type]).toEqual([null, expect.any(String)]);
});
