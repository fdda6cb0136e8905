import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { fetchReport, orderReports } from '#api/live/attendance/ask_reports.ts';
import { type Held, openRooms } from './in_room.ts';

let rooms: Awaited<ReturnType<typeof openRooms>>;
const configuration = readConfiguration({});
beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms.close());

const room = ({ meeting }: Held) => rooms.knex('provider_meetings').where({ meeting_id: meeting }).first();
const orders = async () =>
  (await rooms.knex.raw(`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'fetch_report'`))
    .rows[0].n;

test('the provider is asked four times after the end, each when it is due, and at night again where it said nothing', async () => {
  const held = await rooms.held();
  const endedAgo = (minutes: number) => {
    const clock = new Date(Date.now() - (minutes + 50) * 60_000).toLocaleString('sv', {
      timeZone: 'America/Mexico_City',
    });
    const [local_date, start_time] = clock.split(' ') as [string, string];
    return rooms.knex('meetings').where({ id: held.meeting }).update({ local_date, start_time });
  };
  const asked: number[] = [];
  for (const minutes of [4, 6, 7, 16, 31, 61, 90]) {
    await endedAgo(minutes);
    await orderReports(rooms.knex);
    asked.push((await room(held)).reports_asked);
  }
  expect(asked).toEqual([0, 1, 1, 2, 3, 4, 4]);
  expect(await orders()).toBe(4);
  await orderReports(rooms.knex, true);
  expect(await orders()).toBe(5);
});

test('where the provider answers without a report, and nobody asked for the room, no teacher came', async () => {
  const [held, silent] = [await rooms.held(), await rooms.held()];
  await rooms.knex('room_keys').where({ key: held.teacherKey }).delete();
  for (const each of [held, silent]) await fetchReport((await room(each)).id, rooms.knex, configuration);
  expect(await held.row()).toMatchObject({ status: 'finished', settled_as: null });
  await rooms.knex('provider_meetings').update({ reports_asked: 2 });
  for (const each of [held, silent]) await fetchReport((await room(each)).id, rooms.knex, configuration);
  expect(await held.row()).toMatchObject({ status: 'inactive', settled_as: 'no_teacher' });
  expect(await silent.row()).toMatchObject({ status: 'finished', settled_as: null });
});
