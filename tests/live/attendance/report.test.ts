import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeReport } from '#api/live/attendance/report.ts';
import type { Stay } from '#api/video/interface.ts';
import { type Held, openRooms } from './in_room.ts';

let rooms: Awaited<ReturnType<typeof openRooms>>;
beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms.close());

/** A class in which the room saw the first of two students for 40 minutes and the second for five. */
async function seen(): Promise<Held> {
  const held = await rooms.held(2);
  const [first, second] = held.seats.map(({ key }) => key) as [string, string];
  await held.tell([
    ...[held.started(), held.ended()],
    ...[held.joined('10:00', first), held.left('10:40', first)],
    ...[held.joined('10:00', second), held.left('10:05', second)],
  ]);
  return held;
}
const stay = (held: Held, number: number, from: string, until: string, participant = `device ${number}`): Stay => ({
  ...{ participant, key: held.seats[number]?.key ?? null, name: 'Ana' },
  ...{ joined_at: held.at(from), left_at: held.at(until) },
});
const report = (held: Held, stays: Stay[]) =>
  rooms.knex.transaction((trx) =>
    takeReport({ provider_meeting_id: String(90_000_000_000 + held.meeting), provider_uuid: held.uuid }, stays, trx),
  );

describe('the report of the provider', () => {
  test('stands before what the room told, for those whom it names', async () => {
    const held = await seen();
    await report(held, [
      stay(held, 1, '10:00', '10:20'),
      stay(held, 1, '10:15', '10:30'),
      stay(held, 1, '10:31', '10:50', '2'),
    ]);
    expect(await held.seat(0)).toMatchObject({ live_seconds: 2400, reported_seconds: null, status: 'completed' });
    expect(await held.seat(1)).toMatchObject({ live_seconds: 300, reported_seconds: 2940, status: 'completed' });
  });

  test('changes nothing where it is empty, or comes again', async () => {
    const held = await seen();
    const before = [await held.seat(0), await held.seat(1)];
    await report(held, []);
    expect([await held.seat(0), await held.seat(1)]).toEqual(before);
    const stays = [stay(held, 0, '10:00', '10:41')];
    await report(held, stays);
    const after = await held.seat(0);
    await report(held, stays);
    expect(await held.seat(0)).toEqual(after);
  });

  test('takes the place of an earlier one', async () => {
    const held = await seen();
    await report(held, [stay(held, 1, '10:00', '10:45')]);
    expect(await held.seat(1)).toMatchObject({ status: 'completed', reported_seconds: 2700 });
    await report(held, [stay(held, 1, '10:00', '10:10')]);
    expect(await held.seat(1)).toMatchObject({ status: 'inactive', ended_as: 'absent', reported_seconds: 600 });
    // A step in a student's history is taken back by nobody.
    const steps = rooms.knex('progress_logs').where({ meeting_id: held.meeting, student_id: held.seats[1]?.student });
    expect(await steps.pluck('event')).toEqual(['class_taken']);
  });

  test('says nothing by a line that ends before it begins', async () => {
    const held = await seen();
    await report(held, [stay(held, 0, '10:30', '10:10')]);
    expect(await held.seat(0)).toMatchObject({ status: 'completed', live_seconds: 2400, reported_seconds: null });
  });

  test('never moves what a teacher has said, and shows the difference', async () => {
    const held = await seen();
    const marked = { attended: false, status: 'inactive', ended_as: 'absent', marked_by: held.seats[1]?.student };
    await rooms
      .knex('registrations')
      .where({ id: held.seats[0]?.id })
      .update({ ...marked, marked_at: new Date() });
    await report(held, [stay(held, 0, '10:00', '10:50')]);
    expect(await held.seat(0)).toMatchObject({ status: 'inactive', attended: false, reported_seconds: 3000 });
  });

  test('alone is enough where the room told nothing', async () => {
    const held = await rooms.held(2);
    await report(held, [stay(held, 0, '10:00', '10:50'), stay(held, 1, '10:00', '10:20')]);
    expect([await held.seat(0), await held.seat(1)].map(({ status }) => status)).toEqual(['completed', 'inactive']);
    expect(await held.row()).toMatchObject({ settled_as: 'measured' });
  });
});
