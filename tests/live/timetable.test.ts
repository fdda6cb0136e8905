import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { finishDue, giveLicences, tendDue } from '#api/live/clock.ts';
import { weekdayOf } from '#schemas/days.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from './office.ts';
import { dayIn } from './stage.ts';

let office: Office;
let { school, coordinator, student, teachers, level_id, make, done, period, activate, meetingsOf } = {} as Office;
beforeAll(async () => {
  office = await openOffice();
  ({ school, coordinator, student, teachers, level_id, make, done, period, activate, meetingsOf } = office);
});
afterAll(() => office.close());

describe('activating a period', () => {
  test('is shown first, and then makes what was shown', async () => {
    const { id, schedules, dates } = await period();
    const plan = await done(activate(id, { dry: true }));
    expect(plan.meetings.map(({ series_date }: Row) => series_date)).toEqual(dates);
    expect([plan.collisions, plan.missing, await meetingsOf(id)]).toEqual([[], [], []]);
    expect(await done(activate(id, { digest: plan.digest }))).toMatchObject({
      status: 'active',
      created: 3,
      lacking: [],
    });
    const made = await meetingsOf(id);
    expect(
      made.map(({ local_date, schedule_id, status, capacity }) => [local_date, schedule_id, status, capacity]),
    ).toEqual(dates.map((date) => [date, schedules[0], 'active', 8]));
    // Once more, it makes what is missing: nothing.
    expect(await done(activate(id))).toMatchObject({ created: 0 });
  });

  test('leaves holidays out, and what was cancelled by itself', async () => {
    const { id, dates } = await period();
    await make('holidays', { date: dates[1], name: 'Asueto', scope: 'classes' });
    await make('holidays', { date: dates[2], name: 'Torneo', scope: 'forums' });
    expect(await done(activate(id, { dry: true }))).toMatchObject({ holidays: [dates[1]] });
    await done(activate(id));
    const [first] = await meetingsOf(id);
    await done(coordinator.post(`/api/classes/${first?.id}/cancel`, { reason: 'Docente enferma' }));
    expect(await done(activate(id))).toMatchObject({ created: 0 });
  });

  test('names a class of the same level in another period, unless this one allows several at a time', async () => {
    const first = await period();
    await done(activate(first.id));
    const [there] = await meetingsOf(first.id);
    const at = { weekday: weekdayOf(first.dates[0] as string), level_id, minutes: 50, staff_id: teachers[1] };
    const dates = { start_date: first.dates[0], end_date: first.dates[0], registration_days: 90 };
    const id = await make('periods', { name: 'A la vez', ...dates });
    await make('schedules', { ...at, period_id: id, start_time: '10:30' });
    const { collisions } = await done(activate(id, { dry: true }));
    expect(collisions).toEqual([expect.objectContaining({ shared: 'line', meeting_id: there?.id })]);
    await expectProblem(activate(id), 409);
    const beside = await make('periods', { name: 'A la par', parallel: true, ...dates });
    await make('schedules', { ...at, period_id: beside, start_time: '10:30' });
    expect(await done(activate(beside))).toMatchObject({ created: 1 });
  });

  test('is refused while a date collides with another, until that is mended or left out', async () => {
    const { id, schedules, dates } = await period([
      {},
      { staff_id: teachers[0], start_time: '10:30', level_id: level_id + 1 },
    ]);
    const { collisions } = await done(activate(id, { dry: true }));
    expect(
      collisions.map(({ schedule_id, series_date, shared, other_schedule_id }: Row) => [
        schedule_id,
        series_date,
        shared,
        other_schedule_id,
      ]),
    ).toEqual(dates.map((date) => [schedules[1], date, 'teacher', schedules[0]]));
    expect(await expectProblem(activate(id), 409)).toMatchObject({ rule: 'collisions', params: { smart_count: 3 } });
    const skip = dates.map((date) => ({ schedule_id: schedules[1], date }));
    expect(await done(activate(id, { skip }))).toMatchObject({ created: 3 });
  });

  test('counts a date once that collides with two others', async () => {
    const { id } = await period([{}, { staff_id: teachers[0], level_id: level_id + 1 }, { staff_id: teachers[0] }]);
    const { collisions } = await done(activate(id, { dry: true }));
    expect(collisions.length).toBeGreaterThan(6);
    expect(await expectProblem(activate(id), 409)).toMatchObject({ rule: 'collisions', params: { smart_count: 6 } });
  });

  test('is refused where something has changed since it was shown', async () => {
    const { id } = await period();
    const { digest } = await done(activate(id, { dry: true }));
    const [line] = await school.knex('schedules').where({ period_id: id });
    await done(coordinator.put(`/api/schedules/${line.id}`, { start_time: '11:00' }));
    expect(await expectProblem(activate(id, { digest }), 409)).toMatchObject({ rule: 'plan_changed' });
  });

  test('says at which hours licences are missing, and makes the classes all the same', async () => {
    const line = (at: number) => ({ staff_id: teachers[at], level_id: level_id + at });
    const { id, dates } = await period([line(0), line(1), line(2)]);
    const { missing } = await done(activate(id, { dry: true }));
    expect(missing).toEqual(dates.map((local_date) => ({ local_date, start_time: '10:00:00', licences: 1 })));
    const { lacking } = await done(activate(id));
    expect(lacking).toHaveLength(3);
    await make('licences', { email: 'zoom.9@school.example', type_license: 'pro', priority: 9 });
    await giveLicences(school.knex);
    expect((await meetingsOf(id)).filter(({ licence_id }) => licence_id === null)).toEqual([]);
  });

  test('pairs consecutive classes, of which the first is registered for', async () => {
    const { id, schedules } = await period([{}, { start_time: '10:50' }]);
    const pair = await make('consecutive_classes', {
      first_schedule_id: schedules[0],
      second_schedule_id: schedules[1],
    });
    await done(coordinator.post(`/api/consecutive_classes/${pair}/activate`));
    await done(activate(id));
    const [first, second] = await meetingsOf(id);
    expect(first?.second_id).toBe(second?.id);
    expect(await expectProblem(student.post(`/api/classes/${second?.id}/register`, {}), 409)).toMatchObject({
      rule: 'second_of_pair',
    });
    await done(coordinator.post(`/api/consecutive_classes/${pair}/deactivate`));
    expect((await meetingsOf(id)).every(({ second_id }) => second_id === null)).toBe(true);
  });
});

test('a paused period keeps its seats and takes no new ones, until it goes on', async () => {
  const { id } = await period([{}], { open: true });
  await done(activate(id));
  const [one, two] = await meetingsOf(id);
  await done(student.post(`/api/classes/${one?.id}/register`, {}));
  await done(coordinator.post(`/api/periods/${id}/pause`));
  expect((await student.get(`/api/classes/${two?.id}?can=register`)).json()).toMatchObject({ rule: 'meeting_paused' });
  expect(await school.knex('registrations').where({ meeting_id: one?.id }).pluck('status')).toEqual(['registered']);
  expect(await expectProblem(coordinator.post(`/api/periods/${id}/finish`), 409)).toMatchObject({
    rule: 'meetings_to_come',
  });
  await done(coordinator.post(`/api/periods/${id}/unpause`));
  await done(student.post(`/api/classes/${two?.id}/register`, {}));
});

describe('a student', () => {
  let meeting: Row;
  beforeAll(async () => {
    const { id } = await period([{ capacity: 1 }], { open: true });
    await done(activate(id));
    [meeting] = (await meetingsOf(id)) as [Row];
  });
  const registrations = () => school.knex('registrations').where({ meeting_id: meeting.id }).orderBy('id');

  test('is told beforehand why not, for one meeting and for many in the same words', async () => {
    await school
      .knex('users')
      .where({ username: 'student' })
      .update({ access_until: dayIn(3) });
    const one = (await student.get(`/api/classes/${meeting.id}?can=register`)).json();
    const { refusals } = (await student.get(`/api/classes/refusals?ids=${meeting.id}`)).json();
    expect(one).toMatchObject({ can: false, rule: 'access_expired' });
    expect(refusals).toEqual([
      expect.objectContaining({ id: meeting.id, rule: 'access_expired', message: one.message }),
    ]);
    expect(await expectProblem(student.post(`/api/classes/${meeting.id}/register`, {}), 409)).toMatchObject({
      rule: 'access_expired',
    });
    await school.knex('users').where({ username: 'student' }).update({ access_until: null });
    expect((await student.get(`/api/classes/${meeting.id}?can=register`)).json()).toEqual({ can: true });
  });

  test('registers, sees the own seat, and gives it back to who waits', async () => {
    const { registration } = await done(student.post(`/api/classes/${meeting.id}/register`, {}));
    expect((await student.get('/api/registrations')).json().map(({ id }: Row) => id)).toContain(registration);
    expect((await student.get(`/api/classes/${meeting.id}`)).json()).toMatchObject({ seats_left: 0 });
    await school.knex('users').where({ username: 'new' }).update({ current_level_id: level_id });
    const second = await school.as('new');
    expect(await expectProblem(second.post(`/api/classes/${meeting.id}/register`, {}), 409)).toMatchObject({
      rule: 'full',
    });
    const { registration: wait, outcome } = await done(
      second.post(`/api/classes/${meeting.id}/register`, { wait: true }),
    );
    expect(outcome).toBe('waiting');
    expect((await second.get(`/api/registrations/${wait}`)).json()).toMatchObject({
      status: 'waiting',
      waiting_rank: 1,
    });
    await expectProblem(second.post(`/api/registrations/${registration}/cancel`), 404);
    await done(student.post(`/api/registrations/${registration}/cancel`));
    await done(second.post(`/api/registrations/${wait}/accept`));
    expect((await registrations()).map(({ status }) => status)).toEqual(['inactive', 'registered']);
  });

  test('is added by customer service beyond the capacity with a reason alone, and removed', async () => {
    const desk = await school.as('customer-service');
    const student_id = (await school.knex('users').where({ username: 'student' }).first('id')).id;
    const add = (more: Row = {}) => desk.post(`/api/classes/${meeting.id}/add_student`, { student_id, ...more });
    expect(await expectProblem(add(), 409)).toMatchObject({ rule: 'full_without_reason' });
    await expectProblem(desk.post(`/api/classes/${meeting.id}/add_student`, { student_id: teachers[0] }), 422, [
      'student_id',
    ]);
    const { registration } = await done(add({ reason: 'Recupera una clase' }));
    await done(desk.post(`/api/registrations/${registration}/remove`));
    expect(
      (await school.knex('notices').where({ user_id: student_id }).orderBy('id').pluck('notice')).slice(-2),
    ).toEqual(['seat_added', 'seat_removed']);
  });

  test('of another type, or deactivated, has no seat any more', async () => {
    const { id } = await school.knex('users').where({ username: 'new' }).first('id');
    await done(coordinator.post(`/api/students/${id}/change_type`, { student_type: 'just_forums' }));
    expect((await registrations()).filter(({ student_id }) => student_id === id).at(-1)).toMatchObject({
      ended_as: 'removed',
    });
  });
});

test('a teacher marks who was there, once the class has begun', async () => {
  const { id } = await period([{ start_time: '19:00' }], { open: true });
  await done(activate(id));
  const [meeting] = (await meetingsOf(id)) as [Row];
  const { registration } = await done(student.post(`/api/classes/${meeting.id}/register`, {}));
  const username = (await school.knex('users').where({ id: meeting.staff_id }).first('username')).username;
  const teacher = await school.as(username);
  const mark = (attended: boolean) => teacher.post(`/api/registrations/${registration}/mark_attendance`, { attended });
  expect(await expectProblem(mark(true), 409)).toMatchObject({ rule: 'not_begun' });
  await school
    .knex('meetings')
    .where({ id: meeting.id })
    .update({ local_date: dayIn(-1) });
  await finishDue(school.knex);
  expect((await meetingsOf(id))[0]).toMatchObject({ status: 'finished' });
  await done(mark(false));
  expect((await student.get(`/api/registrations/${registration}`)).json()).toMatchObject({
    status: 'inactive',
    ended_as: 'absent',
    cancelled_at: null,
  });
  await done(mark(true));
  const level = (await student.get(`/api/levels/${level_id}`)).json();
  expect(level.classes_taken).toBe(1);
});

test('a licence that is terminated gives its classes to others, or says which cannot move', async () => {
  const { id } = await period();
  await done(activate(id));
  const [meeting] = (await meetingsOf(id)) as [Row];
  const licence = meeting.licence_id;
  const shown = (await coordinator.get(`/api/licences/${licence}/withdrawal`)).json();
  expect(shown.moved).toBeGreaterThanOrEqual(3);
  expect((await meetingsOf(id))[0]?.licence_id).toBe(licence);
  expect(await done(coordinator.post(`/api/licences/${licence}/terminate`))).toMatchObject({
    status: 'terminated',
    ...shown,
  });
  expect((await meetingsOf(id)).map(({ licence_id }) => licence_id)).not.toContain(licence);
  await expectProblem(coordinator.post(`/api/licences/${licence}/unpause`), 409);
});

test('the clock gives an expired offer to the next', async () => {
  const { id } = await period([{ capacity: 1, start_time: '08:00' }], { open: true });
  await done(activate(id));
  const [meeting] = (await meetingsOf(id)) as [Row];
  const group_id = (await school.knex('groups').first('id')).id;
  const person = (at: number) => ({
    kind: 'student',
    username: `waiting-${at}`,
    student_id: `W-${at}`,
    password: 'x',
    email: 'w@school.example',
    first_name: 'W',
    name: `${at}`,
    group_id,
    student_type: 'normal',
    date_of_birth: '2000-01-01',
    current_level_id: level_id,
  });
  const people = (await school.knex('users').insert([1, 2, 3].map(person)).returning('id')).map((row) => row.id);
  for (const one of people) await school.knex.raw('select register_seat(?, ?, true, ?)', [one, meeting.id, '{}']);
  const seats = () => school.knex('registrations').where({ meeting_id: meeting.id }).orderBy('id').pluck('status');
  await school.knex.raw('select cancel_seat(id, ?, true) from registrations where meeting_id = ? and status = ?', [
    '{}',
    meeting.id,
    'registered',
  ]);
  expect(await seats()).toEqual(['inactive', 'offered', 'waiting']);
  await school
    .knex('registrations')
    .where({ meeting_id: meeting.id, status: 'offered' })
    .update({ offered_until: '2026-01-01' });
  await tendDue(school.knex);
  expect(await seats()).toEqual(['inactive', 'inactive', 'offered']);
});

describe('a line that is not used any more', () => {
  test('says what it has still to come, which stays in the calendar', async () => {
    const { id, schedules } = await period();
    await done(activate(id));
    const left = await done(coordinator.get(`/api/schedules/to_come?ids=${schedules[0]}`));
    expect(left).toEqual({ to_come: 3, seats: 0, waiting: 0 });
    await done(coordinator.post(`/api/schedules/${schedules[0]}/deactivate`));
    expect((await meetingsOf(id)).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    expect(await done(activate(id))).toMatchObject({ created: 0 });
  });

  test('ends with what it has still to come where that is asked for, and has its days again when it is used again', async () => {
    const { id, schedules } = await period();
    await done(activate(id));
    const [first] = await meetingsOf(id);
    const seat = await done(
      coordinator.post(`/api/classes/${first?.id}/add_student`, { student_id: office.student_id }),
    );
    await done(coordinator.post(`/api/schedules/${schedules[0]}/deactivate`, { cancel_meetings: true }));
    expect((await meetingsOf(id)).map(({ status }) => status)).toEqual(['inactive', 'inactive', 'inactive']);
    expect(await school.knex('registrations').where({ id: seat.registration }).first()).toMatchObject({
      status: 'inactive',
      ended_as: 'meeting_cancelled',
    });
    await done(coordinator.post(`/api/schedules/${schedules[0]}/activate`));
    expect(await done(activate(id))).toMatchObject({ created: 3 });
  });
});
