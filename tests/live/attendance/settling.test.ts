import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import type { Row } from '#api/engine/define.ts';
import { attendDue } from '#api/live/attendance/due.ts';
import { endUnheld, tellOfLateTeachers } from '#api/live/attendance/teacher.ts';
import { finishDue } from '#api/live/clock.ts';
import { openRooms } from './in_room.ts';

let rooms: Awaited<ReturnType<typeof openRooms>>;
beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms.close());

/** The letter that is written to the first student of a class, where notices are due. */
async function letterTo({ seats }: { seats: { student: number }[] }): Promise<Row> {
  await writeLetters(rooms.knex, readConfiguration({}));
  return rooms.knex('letters').where({ user_id: seats[0]?.student }).orderBy('id', 'desc').first();
}

const keyOf = ({ seats }: { seats: { key: string }[] }, number = 0) => seats[number]?.key as string;

describe('when a class is over', () => {
  test('who was there for long enough has completed it, who was not was absent, and the class is complete', async () => {
    const held = await rooms.held(3);
    await held.tell([
      held.started(),
      held.joined('10:00', held.teacherKey),
      held.joined('10:00', keyOf(held, 0)),
      held.left('10:35', keyOf(held, 0)),
      held.joined('10:00', keyOf(held, 1)),
      held.left('10:34:59', keyOf(held, 1)),
      held.ended(),
    ]);
    expect(await held.seat(0)).toMatchObject({ status: 'completed', live_seconds: 2100 });
    expect(await held.seat(1)).toMatchObject({ status: 'inactive', ended_as: 'absent', live_seconds: 2099 });
    expect(await held.seat(2)).toMatchObject({ status: 'inactive', ended_as: 'absent', live_seconds: null });
    expect(await held.row()).toMatchObject({ status: 'completed', settled_as: 'measured' });
    const steps = rooms.knex('progress_logs').where({ meeting_id: held.meeting, event: 'class_taken' });
    expect(await steps.pluck('student_id')).toEqual([held.seats[0]?.student]);
  });

  test('a teacher who came late costs nobody anything', async () => {
    const held = await rooms.held();
    await held.tell([
      held.started('10:20'),
      held.joined('10:21', keyOf(held)),
      held.left('10:43', keyOf(held)),
      held.ended(),
    ]);
    expect(await held.seat()).toMatchObject({ status: 'completed', live_seconds: 22 * 60 });
  });

  test('silence marks nobody absent; after a day the teacher is asked', async () => {
    const held = await rooms.held();
    await rooms.knex('meetings').where({ id: held.meeting }).update({ start_time: '23:00', local_date: '2026-01-01' });
    await attendDue(rooms.knex);
    expect(await held.seat()).toMatchObject({ status: 'registered', ended_as: null });
    const { staff_id, ...row } = await held.row();
    expect(row).toMatchObject({ status: 'finished', settled_as: 'unknown' });
    const told = () => rooms.knex('notices').where({ meeting_id: held.meeting, notice: 'attendance_unknown' });
    expect(await told().pluck('user_id')).toEqual([staff_id]);
    await attendDue(rooms.knex);
    expect(await told()).toHaveLength(1);
  });
});

describe('while a class is going on', () => {
  const begun = async () => {
    const held = await rooms.held();
    const now = Date.now();
    const at = (minutes: number) => new Date(now + minutes * 60_000);
    const clock = (date: Date) => date.toLocaleString('sv', { timeZone: 'America/Mexico_City' });
    const [local_date, start_time] = clock(at(-40)).split(' ') as [string, string];
    await rooms.knex('meetings').where({ id: held.meeting }).update({ local_date, start_time, status: 'active' });
    return { held, at: (minutes: number) => at(minutes).toISOString() };
  };

  test('the minutes of who is there are counted until now, and completed as soon as nothing can change it', async () => {
    const { held, at } = await begun();
    await held.tell([
      { ...held.started(), at: at(-40) },
      { ...held.joined('10:00', keyOf(held)), at: at(-30) },
    ]);
    const { live_seconds, status, left_at } = await held.seat();
    expect([Math.round(live_seconds / 10), status, left_at]).toEqual([180, 'registered', null]);
    await rooms
      .knex('room_events')
      .where({ meeting_id: held.meeting, event: 'joined' })
      .update({ at: at(-36) });
    await attendDue(rooms.knex);
    expect(await held.seat()).toMatchObject({ status: 'completed', left_at: null });
  });

  test('its room is live, and its pages are told', async () => {
    const { held, at } = await begun();
    const room = () => rooms.knex('provider_meetings').where({ meeting_id: held.meeting }).first();
    await held.tell([{ ...held.started(), at: at(-40) }]);
    expect(await room()).toMatchObject({ state: 'live', started_at: at(-40), ended_at: null });
    await held.tell([{ ...held.ended(), at: at(-1) }]);
    expect(await room()).toMatchObject({ state: 'ended', started_at: at(-40), ended_at: at(-1) });
    // What was sent before, and comes late, does not open it again.
    await held.tell([{ ...held.started(), at: at(-20), provider_uuid: 'another time' }]);
    expect(await room()).toMatchObject({ state: 'ended' });
  });

  test('a teacher who has not come for ten minutes is told of to the students and the office, once', async () => {
    const { held } = await begun();
    await tellOfLateTeachers(rooms.knex);
    await tellOfLateTeachers(rooms.knex);
    const notices = await rooms.knex('notices').where({ meeting_id: held.meeting, notice: 'teacher_late' });
    const office = await rooms
      .knex('users')
      .join('roles', 'roles.id', 'users.role_id')
      .whereIn('slug', ['admin', 'coordinator'])
      .where('users.status', 'active')
      .pluck('users.id');
    expect(notices.map(({ user_id }: Row) => user_id).toSorted()).toEqual(
      [...office, held.seats[0]?.student].toSorted(),
    );
    expect(await letterTo(held)).toMatchObject({
      letter: 'teacher_late',
      subject: expect.stringMatching(/ no llega todavía: Clase: ./),
      text: expect.stringContaining('El tiempo que se retrase no te cuenta'),
      calendar: null,
    });
  });

  test('nobody is told of a teacher who may teach by another link', async () => {
    const { held } = await begun();
    await rooms.knex('meetings').where({ id: held.meeting }).update({ alternative_link: 'https://meet.example/a' });
    await tellOfLateTeachers(rooms.knex);
    expect(await rooms.knex('notices').where({ meeting_id: held.meeting, notice: 'teacher_late' })).toEqual([]);
  });

  test('nobody is told of a teacher who is there', async () => {
    const { held, at } = await begun();
    await held.tell([{ ...held.joined('10:00', held.teacherKey), at: at(-39) }]);
    await tellOfLateTeachers(rooms.knex);
    expect(await rooms.knex('notices').where({ meeting_id: held.meeting, notice: 'teacher_late' })).toEqual([]);
  });
});

describe('a class to which no teacher came', () => {
  test('was not held: nobody was absent, and the day has room for another', async () => {
    const held = await rooms.held();
    await rooms.knex('room_keys').where({ key: held.teacherKey }).delete();
    expect(await rooms.knex.transaction((trx) => endUnheld(held.meeting, trx))).toBe(true);
    expect(await held.seat()).toMatchObject({ status: 'inactive', ended_as: 'meeting_cancelled' });
    expect(await held.row()).toMatchObject({ status: 'inactive', settled_as: 'no_teacher', taken: 0 });
    const told = rooms.knex('notices').where({ meeting_id: held.meeting, notice: 'teacher_missed' });
    expect(await told.pluck('user_id')).toEqual([held.seats[0]?.student]);
    const letter = await letterTo(held);
    expect(letter).toMatchObject({
      letter: 'teacher_missed',
      subject: expect.stringMatching(/^Tu clase no se dio: Clase: ./),
      text: expect.stringContaining('No tienes falta y no cuenta para tu límite del día'),
    });
    expect(letter.calendar).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  });

  test('is another than one of which nothing was heard although the teacher asked for the room', async () => {
    const held = await rooms.held();
    expect(await rooms.knex.transaction((trx) => endUnheld(held.meeting, trx))).toBe(false);
    expect(await held.seat()).toMatchObject({ status: 'registered' });
  });
});

test('a meeting that is finished by the clock is settled by what was heard of it', async () => {
  const held = await rooms.held(2);
  await rooms.knex('meetings').where({ id: held.meeting }).update({ status: 'active' });
  await held.tell([held.started(), held.joined('10:00', keyOf(held)), held.ended()]);
  expect(await held.seat(1)).toMatchObject({ status: 'registered' });
  await finishDue(rooms.knex);
  await attendDue(rooms.knex);
  expect([await held.seat(0), await held.seat(1)].map(({ status }) => status)).toEqual(['completed', 'inactive']);
});
