import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openRooms, type Rooms } from './rooms.ts';

let at: Rooms;
let licence: number;
let spare: number;
let staff_id: number;
beforeAll(async () => {
  at = await openRooms();
  licence = await at.licence('busy@zoom.example', { type_license: 'business', max_concurrent: 2 });
  spare = await at.licence('spare@zoom.example', { priority: 9 });
  staff_id = (await at.school.knex('users').where({ username: 'teacher' }).first('id')).id;
});
beforeEach(async () => {
  at.zoom.account.meetings.clear();
  await at.school.knex('notices').delete();
  await at.school.knex('provider_meetings').delete();
  await at.school.knex('registrations').delete();
  await at.school.knex('meetings').delete();
  await at.school.knex('provider_meetings').delete();
  await at.school.knex('licences').where({ id: spare }).update({ status: 'active' });
});
afterAll(() => at.close());

/** A class that is about to begin, and another on the same licence whose room is live; it has been over, or is not. */
async function clash(startedBefore: number): Promise<{ meeting: number; other: number; number: string }> {
  const other = await at.meeting(licence, 30, { licence_slot: 2 });
  const meeting = await at.meeting(licence, 4, { staff_id });
  await at.work();
  const [number] = (await at.made(other)) as [string];
  at.zoom.account.start(number);
  await at.school.knex('provider_meetings').where({ meeting_id: other }).update({ state: 'live' });
  const start = new Date(Date.now() - startedBefore * 60_000).toISOString();
  const wall = { local_date: start.slice(0, 10), start_time: start.slice(11, 19) };
  await at.school.knex('meetings').where({ id: other }).update(wall);
  return { meeting, other, number };
}

const report = async (username: string, meeting: number, code = 3000) =>
  (await (await at.school.as(username)).post(`/api/classes/${meeting}/trouble`, { code })).json();

describe('a licence that is busy when a teacher begins', () => {
  test('is freed of a class that is over', async () => {
    const { meeting, other, number } = await clash(58);
    expect(await report('teacher', meeting)).toMatchObject({ outcome: 'freed' });
    await runJobs(at.school.app);
    expect(at.zoom.account.meetingOf(number).state).toBe('ended');
    const [room] = await at.rooms(meeting);
    expect(room).toMatchObject({ licence_id: licence, problem: 'licence_busy', clash_id: other });
  });

  test('is left to a class that goes on: the other gets another licence and room, and the office is told of both', async () => {
    const { meeting, other, number } = await clash(20);
    const { starts_at, ends_at } = (await (await at.school.as('coordinator')).get(`/api/classes/${other}`)).json();
    expect(await report('teacher', meeting)).toEqual({
      outcome: 'moved',
      clash: { title: expect.stringMatching(/^Clase: ./), starts_at, ends_at },
    });
    await runJobs(at.school.app);
    expect(at.zoom.account.meetingOf(number).state).toBe('started');
    const [former, now] = await at.rooms(meeting);
    expect(former).toMatchObject({ standing: 'removed', problem: 'licence_busy', clash_id: other });
    expect(now).toMatchObject({ standing: 'ready', licence_id: spare });
    const coordinator = await at.school.as('coordinator');
    const [notice] = (await coordinator.get('/api/notices')).json();
    expect(notice).toMatchObject({ notice: 'room_trouble', meeting_id: meeting });
    expect(notice.params).toMatchObject({ outcome: 'moved', clash_id: other });
  });

  test('is all there is: the office is told that nothing could be done', async () => {
    await at.school.knex('licences').where({ id: spare }).update({ status: 'paused' });
    const { meeting, other } = await clash(20);
    expect(await report('teacher', meeting)).toMatchObject({ outcome: 'no_licence' });
    expect((await at.rooms(meeting))[0]).toMatchObject({ licence_id: licence, clash_id: other });
  });

  test('is seen to once in a minute, and not at the word of a student', async () => {
    const { meeting } = await clash(20);
    const student_id = (await at.school.knex('users').where({ username: 'student' }).first('id')).id;
    await at.school.knex('registrations').insert({ meeting_id: meeting, student_id, status: 'registered' });
    expect(await report('student', meeting)).toEqual({ outcome: 'noted', clash: null });
    expect((await at.school.knex('meetings').where({ id: meeting }).first()).licence_id).toBe(licence);
    expect(await report('teacher', meeting)).toMatchObject({ outcome: 'moved' });
    await runJobs(at.school.app);
    expect(await report('teacher', meeting)).toMatchObject({ outcome: 'noted' });
  });
});

test('an account that hosts no more is left at once', async () => {
  const meeting = await at.meeting(licence, 4, { staff_id });
  await at.work();
  expect(await report('teacher', meeting, 3702)).toMatchObject({ outcome: 'moved' });
});

test('other codes are written down, once a minute', async () => {
  const meeting = await at.meeting(licence, 4, { staff_id });
  await at.work();
  for (const code of [4001, 4003])
    expect(await report('teacher', meeting, code)).toEqual({ outcome: 'noted', clash: null });
  const lines = await at.school.knex('audit_logs').where({ action: 'trouble', record_id: meeting });
  expect(lines.map(({ after }) => after)).toEqual([{ code: 4001, role: 'host' }]);
});

test('whoever teaches a meeting, or the office, puts in another way in; by https alone', async () => {
  const meeting = await at.meeting(licence, 4, { staff_id });
  const set = async (username: string, link: string | null) =>
    (await at.school.as(username)).post(`/api/classes/${meeting}/set_alternative_link`, { alternative_link: link });
  const answer = await set('teacher', 'https://meet.example/abc');
  expect([answer.statusCode, answer.json().alternative_link]).toEqual([200, 'https://meet.example/abc']);
  expect((await at.school.knex('meetings').where({ id: meeting }).first()).alternative_link).toBe(
    'https://meet.example/abc',
  );
  for (const link of ['http://meet.example', 'javascript:alert(1)', 'https://a b'])
    expect((await set('coordinator', link)).statusCode).toBe(422);
  expect((await set('laura.mendez', 'https://meet.example/x')).statusCode).toBe(404);
  expect((await set('student', 'https://meet.example/x')).statusCode).toBe(403);
  expect((await set('coordinator', null)).statusCode).toBe(200);
});
