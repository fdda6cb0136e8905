import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteReminders } from '#api/live/letters/remind.ts';
import { openStage, type Stage } from '../live/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const minute = 60_000;
/** A meeting so many minutes from now. */
async function meetingIn(minutes: number, more: object = {}): Promise<number> {
  const at = new Date(Date.now() + minutes * minute).toISOString();
  return stage.meeting({ local_date: at.slice(0, 10), start_time: at.slice(11, 19), time_zone: 'UTC', ...more });
}
async function seatIn(minutes: number, more: object = {}): Promise<number> {
  const [student] = (await stage.students(1)) as [number];
  const { registration } = await stage.add(student, await meetingIn(minutes, more), 'asked for');
  await stage.knex('notices').where({ registration_id: registration }).update({ created_at: '2026-01-01' });
  return registration as number;
}
const remindersOf = (registration_id: number): Promise<string[]> =>
  stage.knex('notices').where({ registration_id }).whereNotNull('reminds_of').orderBy('id').pluck('notice');

describe('a reminder', () => {
  test('goes a day and an hour before, once each, whatever runs at the same time', async () => {
    const [tomorrow, soon] = [await seatIn(23 * 60), await seatIn(55)];
    await Promise.all(Array.from({ length: 4 }, () => noteReminders(stage.knex)));
    expect([await remindersOf(tomorrow), await remindersOf(soon)]).toEqual([['reminder_day'], ['reminder_hour']]);
  });

  test('goes neither too early nor too late, nor of what does not take place', async () => {
    const seats = [
      await seatIn(25 * 60),
      await seatIn(10 * 60),
      await seatIn(20),
      await seatIn(23 * 60, { status: 'paused' }),
    ];
    await noteReminders(stage.knex);
    for (const seat of seats) expect(await remindersOf(seat)).toEqual([]);
  });

  test('goes to nobody who was written to about the seat since', async () => {
    const seat = await seatIn(23 * 60);
    await stage.knex.raw(`select tell_seat('meeting_moved', r) from registrations r where id = ?`, [seat]);
    await noteReminders(stage.knex);
    expect(await remindersOf(seat)).toEqual([]);
  });

  test('goes again for another start', async () => {
    const seat = await seatIn(23 * 60);
    await noteReminders(stage.knex);
    const { meeting_id } = await stage.knex('registrations').where({ id: seat }).first();
    const at = new Date(Date.now() + 50 * 60 * minute).toISOString();
    const moved = { local_date: at.slice(0, 10), start_time: at.slice(11, 19) };
    await stage.knex('meetings').where({ id: meeting_id }).update(moved);
    await noteReminders(stage.knex);
    const later = new Date(Date.now() + 23.5 * 60 * minute).toISOString();
    const back = { local_date: later.slice(0, 10), start_time: later.slice(11, 19) };
    await stage.knex('meetings').where({ id: meeting_id }).update(back);
    await stage.knex('notices').where({ registration_id: seat }).update({ created_at: '2026-01-01' });
    await noteReminders(stage.knex);
    expect(await remindersOf(seat)).toEqual(['reminder_day', 'reminder_day']);
  });
});
