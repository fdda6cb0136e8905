import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeRoomEvents } from '#api/live/attendance/events.ts';
import type { RoomEvent } from '#api/video/interface.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from '../office.ts';
import { dayIn } from '../stage.ts';

let { school, coordinator, student, student_id, teachers, level_id, make, done } = {} as Office;
let close: Office['close'];
beforeAll(async () => {
  ({ school, coordinator, student, student_id, teachers, level_id, make, done, close } = await openOffice());
});
afterAll(() => close());

/** A class of yesterday in which the student was for some minutes; without a key nobody knows that it was the student. */
async function held(day: number, minutes: number, hasKey = true) {
  const id = await make('classes', {
    ...{ staff_id: teachers[0], local_date: dayIn(day), start_time: '10:00', minutes: 50 },
    ...{ level_id, capacity: 3, registration_days: 90 },
  });
  const { registration } = await done(student.post(`/api/classes/${id}/register`, {}));
  await school
    .knex('meetings')
    .where({ id })
    .update({ local_date: dayIn(-day), status: 'finished' });
  const { starts_at } = await school.knex('meetings').where({ id }).first();
  const key = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  await school.knex('room_keys').insert({ meeting_id: id, user_id: student_id, key });
  const [licence] = await school.knex('licences').pluck('id');
  await school.knex('provider_meetings').where({ meeting_id: id }).delete();
  await school.knex('provider_meetings').insert({ meeting_id: id, licence_id: licence, provider_meeting_id: `m${id}` });
  const of = { provider_meeting_id: `m${id}`, provider_uuid: `uuid ${id}` };
  const who = { participant: 'P1', name: 'iPhone', ...(hasKey && { key }) };
  const after = (passed: number) => new Date(new Date(starts_at).getTime() + passed * 60_000).toISOString();
  const events: RoomEvent[] = [
    { ...of, event: 'started', at: after(0) },
    { ...of, ...who, event: 'joined', at: after(0) },
    { ...of, ...who, event: 'left', at: after(minutes) },
    { ...of, event: 'ended', at: after(50) },
  ];
  await school.knex.transaction((trx) => takeRoomEvents(events, trx));
  return { id, registration };
}
const attendanceOf = async (id: number) => done(coordinator.get(`/api/classes/${id}/attendance`));
const mark = (registration: number, body: object) =>
  coordinator.post(`/api/registrations/${registration}/mark_attendance`, body);

test('a word against what was measured needs a reason, and both are kept', async () => {
  const { id, registration } = await held(2, 10);
  expect(await expectProblem(mark(registration, { attended: true }), 409)).toMatchObject({ rule: 'reason_needed' });
  await done(mark(registration, { attended: true, reason: 'Estuvo por teléfono' }));
  const { people } = await attendanceOf(id);
  expect(people).toMatchObject([
    {
      ...{ registration_id: registration, status: 'completed', live_seconds: 600, needed_seconds: 2100 },
      ...{ attended: true, mark_reason: 'Estuvo por teléfono', stays: [{ source: 'live', is_open: false }] },
    },
  ]);
  // A word that says what was measured needs none.
  await done(mark(registration, { attended: false }));
});

test('who came without a key is listed, matched with a seat by hand, and taken back', async () => {
  const { id, registration } = await held(3, 45, false);
  const { strangers, people } = await attendanceOf(id);
  expect(strangers).toMatchObject([{ name: 'iPhone', registration_id: null, is_elsewhere: false }]);
  expect(people).toMatchObject([{ live_seconds: null, ended_as: 'absent' }]);
  const match = (registration_id: number | null) =>
    coordinator.post(`/api/room_events/${strangers[0].event_id}/match`, { registration_id });
  await done(match(registration));
  expect(await attendanceOf(id)).toMatchObject({
    strangers: [{ registration_id: registration }],
    people: [{ live_seconds: 2700, status: 'completed', stays: [{ source: 'live' }] }],
  });
  await done(match(null));
  expect(await attendanceOf(id)).toMatchObject({ people: [{ live_seconds: null }] });
  const other = await held(4, 20);
  expect(await expectProblem(match(other.registration), 409)).toMatchObject({ rule: 'seat_of_other_meeting' });
});

test('a device that has the key of the school is matched with nobody else', async () => {
  const { id, registration } = await held(5, 20);
  const event = await school.knex('room_events').where({ meeting_id: id, event: 'joined' }).first('id');
  const answer = coordinator.post(`/api/room_events/${event.id}/match`, { registration_id: registration });
  expect(await expectProblem(answer, 409)).toMatchObject({ rule: 'known_by_key' });
});

test('a student reads the own minutes on the page of the class', async () => {
  const { id } = await held(6, 41);
  const { meeting } = (await student.get(`/api/classes/${id}/about`)).json();
  expect(meeting.seat).toMatchObject({ seconds_in_class: 41 * 60, status: 'completed' });
});
