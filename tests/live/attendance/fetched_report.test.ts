import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderReports } from '#api/live/attendance/ask_reports.ts';
import { finishDue } from '#api/live/clock.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openRooms, type Rooms } from '../outbox/rooms.ts';

const minute = 60_000;
/** A session's id as Zoom writes some: its slashes have to be encoded twice. */
const uuid = '/aBc+D//eF==';

let at: Rooms;
beforeAll(async () => {
  at = await openRooms({ reportDelay: 10 * minute });
});
afterAll(() => at.close());

test('a class of which every event was lost is counted by the report, which a job fetches as soon as Zoom has written it', async () => {
  const { school, zoom } = at;
  const { knex } = school;
  const idOf = async (username: string) => (await knex('users').where({ username }).first('id')).id;
  const [staff_id, student_id] = [await idOf('teacher'), await idOf('student')];
  const licence = await at.licence('report@zoom.example');
  const meeting = await at.meeting(licence, 4, { staff_id, taken: 1 });
  await knex('registrations').insert({ meeting_id: meeting, student_id, status: 'registered' });
  await at.work();
  const key = async (username: string, user_id: number) =>
    (await (await school.as(username)).post(`/api/classes/${meeting}/join`, { user_id })).json().key;
  const [host, student] = [await key('teacher', staff_id), await key('student', student_id)];
  const [number] = (await at.made(meeting)) as [string];
  zoom.account.meetingOf(number).uuid = uuid;
  await knex('provider_meetings').where({ meeting_id: meeting }).update({ provider_uuid: uuid });

  const endedAgo = (minutes: number) => {
    const start = new Date(Date.now() - (minutes + 50) * minute).toISOString();
    const wall = { local_date: start.slice(0, 10), start_time: start.slice(11, 19) };
    return knex('meetings').where({ id: meeting }).update(wall);
  };
  await endedAgo(6);
  // No event reaches the school.
  zoom.clock.advance(-56 * minute);
  await zoom.start(number);
  await zoom.join(number, { key: host });
  const stay = await zoom.join(number, { key: student });
  zoom.clock.advance(25 * minute);
  await zoom.leave(number, stay);
  zoom.clock.advance(2 * minute);
  await zoom.join(number, { key: student });
  zoom.clock.advance(23 * minute);
  await zoom.end(number);
  zoom.clock.advance(6 * minute);

  const seat = () => knex('registrations').where({ meeting_id: meeting }).first();
  const ask = async () => {
    await orderReports(knex);
    await runJobs(school.app);
    return (await at.rooms(meeting))[0]?.reports_asked;
  };
  expect(await ask()).toBe(1);
  expect(await seat()).toMatchObject({ status: 'registered', reported_seconds: null });

  await endedAgo(16);
  zoom.clock.advance(10 * minute);
  await finishDue(knex);
  expect(await ask()).toBe(2);
  const { reported_seconds, ...settled } = await seat();
  expect(settled).toMatchObject({ status: 'completed', live_seconds: null });
  // The class was put ten minutes back meanwhile, and its session was not.
  expect(Math.abs(reported_seconds - 38 * 60)).toBeLessThanOrEqual(5);
  expect(await knex('meetings').where({ id: meeting }).first()).toMatchObject({ status: 'completed' });
  expect(await knex('progress_logs').where({ meeting_id: meeting, event: 'class_taken' }).pluck('student_id')).toEqual([
    student_id,
  ]);
  const paths = zoom.calls.map(({ path }) => path).filter((path) => path.includes('/report/'));
  expect(paths.length, 'two pages of two, once they were there').toBe(3);
  expect(new Set(paths.map((path) => path.split('?')[0]))).toEqual(
    new Set(['/v2/report/meetings/%252FaBc%252BD%252F%252FeF%253D%253D/participants']),
  );
});
