import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from './office.ts';
import { dayIn } from './stage.ts';

let { school, coordinator, student, student_id, teachers, level_id, make, done, period, activate, meetingsOf } =
  {} as Office;
let close: Office['close'];
beforeAll(async () => {
  ({ school, coordinator, student, student_id, teachers, level_id, make, done, period, activate, meetingsOf, close } =
    await openOffice());
});
afterAll(() => close());

const reschedule = (id: number, input: Row, entity = 'classes') =>
  coordinator.post(`/api/${entity}/${id}/reschedule`, input);
const change = (id: number, input: Row) => coordinator.post(`/api/schedules/${id}/change`, input);
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const planned = async (lines?: Row[], options?: Parameters<Office['period']>[1]) => {
  const one = await period(lines, options);
  await done(activate(one.id));
  return { ...one, meetings: (await meetingsOf(one.id)) as [Row, Row, Row] };
};
const noticesOf = (meeting_id: number) => school.knex('notices').where({ meeting_id }).orderBy('id').pluck('notice');
const seatsOf = (meeting_id: number) => school.knex('registrations').where({ meeting_id }).orderBy('id');

describe('a class', () => {
  test('is moved with its seats: shown first, then done, and its students are told', async () => {
    const { meetings, dates } = await planned([{}], { open: true });
    const [{ id }] = meetings;
    await done(student.post(`/api/classes/${id}/register`, {}));
    const to = { local_date: later(dates[0] as string, 1), start_time: '12:30', minutes: 80 };
    const plan = await done(reschedule(id, { ...to, dry: true }));
    expect(plan).toMatchObject({ collisions: [], students: [], lacking: [], told: 1 });
    expect(plan.meetings).toEqual([
      expect.objectContaining({
        id,
        entity: 'classes',
        from: expect.objectContaining({ local_date: dates[0], start_time: '10:00:00', minutes: 50 }),
        to: expect.objectContaining({ local_date: to.local_date, start_time: '12:30:00', minutes: 80 }),
      }),
    ]);
    expect((await coordinator.get(`/api/classes/${id}`)).json()).toMatchObject({ local_date: dates[0] });
    await done(reschedule(id, { ...to, digest: plan.digest }));
    expect((await coordinator.get(`/api/classes/${id}`)).json()).toMatchObject({
      ...to,
      start_time: '12:30:00',
      series_date: dates[0],
      is_exception: true,
      taken: 1,
      licence_id: meetings[0].licence_id,
      starts_at: plan.meetings[0].to.starts_at,
    });
    expect((await seatsOf(id))[0]).toMatchObject({ status: 'registered', starts_at: plan.meetings[0].to.starts_at });
    expect((await noticesOf(id)).at(-1)).toBe('meeting_moved');
    // Back where it was it is none any more.
    await done(reschedule(id, { local_date: dates[0], start_time: '10:00', minutes: 50 }));
    expect((await coordinator.get(`/api/classes/${id}`)).json()).toMatchObject({ is_exception: false });
    // Activating the period again makes no date twice.
    expect(await done(activate(meetings[0].period_id))).toMatchObject({ created: 0 });
  });

  test('gets another teacher, who is free, and keeps its time', async () => {
    const { meetings } = await planned();
    const [{ id }] = meetings;
    await done(reschedule(id, { staff_id: teachers[1] }));
    expect((await meetingsOf(meetings[0].period_id)).map(({ staff_id }) => staff_id)).toEqual([
      teachers[1],
      teachers[0],
      teachers[0],
    ]);
    const { id: desk } = await school.knex('users').where({ username: 'customer-service' }).first('id');
    for (const staff_id of [student_id, desk]) await expectProblem(reschedule(id, { staff_id }), 422, ['staff_id']);
  });

  test('does not go where its teacher or its level has another, in the words of the specification', async () => {
    await school.knex('users').where({ username: 'coordinator' }).update({ locale: 'en' });
    const { meetings, dates } = await planned([{}, { start_time: '12:00' }]);
    const [first, other] = meetings;
    const to = { start_time: '12:10' };
    const { collisions } = await done(reschedule(first.id, { ...to, dry: true }));
    expect(collisions).toEqual([{ meeting_id: first.id, shared: 'line', other_meeting_id: other.id }]);
    const refused = await reschedule(first.id, { ...to, staff_id: teachers[1] });
    expect(refused.json()).toMatchObject({
      rule: 'collisions',
      message: 'Clase already scheduled for that date, please tryAgain',
      plan: { collisions: [{ shared: 'teacher' }] },
    });
    expect((await meetingsOf(first.period_id))[0]).toMatchObject({ local_date: dates[0], start_time: '10:00:00' });
    await school.knex('users').where({ username: 'coordinator' }).update({ locale: 'es' });
  });

  test('does not go where a class of its level in another period is, unless one of them may stand beside others', async () => {
    const { meetings } = await planned();
    const [{ id, local_date }] = meetings;
    const at = { level_id, local_date, start_time: '12:00', minutes: 50, capacity: 4, staff_id: teachers[1] };
    const single = await make('classes', at);
    const collisionsOf = async (start_time: string) =>
      (await done(reschedule(id, { start_time, dry: true }))).collisions;
    expect(await collisionsOf('12:10')).toEqual([{ meeting_id: id, shared: 'line', other_meeting_id: single }]);
    await make('classes', { ...at, start_time: '14:00', parallel: true });
    expect(await collisionsOf('14:10')).toEqual([]);
    expect(await expectProblem(coordinator.post('/api/classes', { ...at, staff_id: teachers[2] }), 409)).toMatchObject({
      message: expect.stringMatching(/./),
    });
    await make('classes', { ...at, staff_id: teachers[2], parallel: true });
  });

  test('is not moved by a plan that is another by now: the new one is answered', async () => {
    const { meetings } = await planned();
    const [{ id }] = meetings;
    const to = { start_time: '11:00' };
    const { digest } = await done(reschedule(id, { ...to, dry: true }));
    await done(reschedule(id, { minutes: 60 }));
    const answer = (await reschedule(id, { ...to, digest })).json();
    expect(answer).toMatchObject({ rule: 'plan_changed', plan: { meetings: [{ from: { minutes: 60 } }] } });
    await done(reschedule(id, { ...to, digest: answer.plan.digest }));
  });

  test('does not begin in the past, and one that is over or cancelled stays', async () => {
    const { meetings } = await planned();
    const [one, two] = meetings;
    expect(await expectProblem(reschedule(one.id, { local_date: dayIn(-2) }), 409)).toMatchObject({
      rule: 'in_the_past',
    });
    await done(coordinator.post(`/api/classes/${two.id}/cancel`, {}));
    expect(await expectProblem(reschedule(two.id, { start_time: '11:00' }), 409)).toMatchObject({
      rule: 'wrong_state',
    });
    expect(await expectProblem(coordinator.post('/api/classes/reschedule', { ids: [one.id] }), 409)).toMatchObject({
      rule: 'one_at_a_time',
    });
  });

  test('costs the seat of who would sit in two at once, who is named before', async () => {
    const { meetings, dates } = await planned([{}], { open: true });
    const [{ id, period_id }] = meetings;
    const forum = await make('forums', {
      staff_id: teachers[1],
      local_date: dates[0],
      start_time: '15:00',
      minutes: 50,
      forum_type: 'beginner',
      capacity: 5,
      registration_days: 90,
    });
    await done(student.post(`/api/classes/${id}/register`, {}));
    await done(student.post(`/api/forums/${forum}/register`, {}));
    const plan = await done(reschedule(id, { start_time: '15:20', dry: true }));
    expect(plan.students).toEqual([
      expect.objectContaining({ student_id, meeting_id: id, other_meeting_id: forum, rule: 'other_meeting' }),
    ]);
    await done(reschedule(id, { start_time: '15:20', digest: plan.digest }));
    expect((await seatsOf(id))[0]).toMatchObject({ status: 'inactive', ended_as: 'removed' });
    expect((await seatsOf(forum))[0]).toMatchObject({ status: 'registered' });
    expect((await noticesOf(id)).at(-1)).toBe('seat_removed');
    expect((await meetingsOf(period_id))[0]).toMatchObject({ taken: 0 });
  });

  test('has another licence where its own is taken then, or none', async () => {
    const { meetings } = await planned([{}]);
    const others = await planned([{}, { start_time: '12:00' }]);
    const [one] = meetings;
    const [first] = others.meetings;
    const busy = async (local_date: string) => {
      for (const at of [1, 2])
        await make('classes', {
          staff_id: teachers[at],
          local_date,
          start_time: '17:00',
          minutes: 50,
          level_id,
          parallel: true,
          capacity: 3,
        });
    };
    await busy(first.local_date);
    const to = { local_date: first.local_date, start_time: '17:20' };
    expect(await done(reschedule(one.id, { ...to, dry: true }))).toMatchObject({ lacking: [one.id] });
    expect((await meetingsOf(one.period_id))[0]).toMatchObject({ licence_id: one.licence_id });
    expect(await done(reschedule(one.id, to))).toMatchObject({ lacking: [one.id] });
    expect((await coordinator.get(`/api/classes/${one.id}`)).json()).toMatchObject({ needs_licence: true });
  });

  test('of two consecutive ones that is moved to another day leaves the other alone', async () => {
    const { id, schedules } = await period([{}, { start_time: '10:50' }], { open: true });
    const pair = await make('consecutive_classes', {
      first_schedule_id: schedules[0],
      second_schedule_id: schedules[1],
    });
    await done(coordinator.post(`/api/consecutive_classes/${pair}/activate`));
    await done(activate(id));
    const [first, second] = (await meetingsOf(id)) as [Row, Row];
    await done(student.post(`/api/classes/${first.id}/register`, {}));
    // Both are shifted by ten minutes and stay a pair, the first may not overlap the second.
    await done(reschedule(second.id, { start_time: '11:00' }));
    expect((await seatsOf(first.id))[0].ends_at).toBe((await meetingsOf(id))[1]?.ends_at);
    const to = { local_date: later(second.local_date, 1) };
    const plan = await done(reschedule(second.id, { ...to, dry: true }));
    expect(plan.students).toEqual([expect.objectContaining({ student_id, rule: 'pair_split', meeting_id: second.id })]);
    await done(reschedule(second.id, to));
    expect((await school.knex('meetings').where({ id: first.id }).first()).second_id).toBeNull();
    expect((await noticesOf(first.id)).slice(-2)).toEqual(['meeting_moved', 'second_removed']);
  });
});

describe('from a date on', () => {
  test('the classes of a line move, and the line is another from then on', async () => {
    const { id, schedules, dates, meetings } = await planned();
    const to = { local_date: later(dates[1] as string, 2), start_time: '18:00', reach: 'following' };
    const plan = await done(reschedule(meetings[1].id, { ...to, dry: true }));
    expect(plan.meetings.map((one: Row) => one.to.local_date)).toEqual(dates.slice(1).map((date) => later(date, 2)));
    const { schedule_id } = await done(reschedule(meetings[1].id, { ...to, digest: plan.digest }));
    const made = await meetingsOf(id);
    expect(
      made.map((one) => [one.local_date, one.start_time, one.schedule_id, one.series_date, one.is_exception]),
    ).toEqual([
      [dates[0], '10:00:00', schedules[0], dates[0], false],
      ...dates.slice(1).map((date) => [later(date, 2), '18:00:00', schedule_id, later(date, 2), false]),
    ]);
    const [old, next] = await school.knex('schedules').where({ period_id: id }).orderBy('id');
    expect([old.end_date, next.start_date, next.start_time]).toEqual([
      later(dates[1] as string, -1),
      later(dates[1] as string, 2),
      '18:00:00',
    ]);
    expect(await done(activate(id))).toMatchObject({ created: 0 });
  });

  test('an exception stays where it is unless it is included, and is made no second time', async () => {
    const { id, dates, meetings } = await planned();
    await done(reschedule(meetings[2].id, { local_date: later(dates[2] as string, 3) }));
    const to = { local_date: later(dates[1] as string, 1), reach: 'following' };
    await done(reschedule(meetings[1].id, to));
    expect((await meetingsOf(id)).map((one) => [one.local_date, one.series_date])).toEqual([
      [dates[0], dates[0]],
      [later(dates[1] as string, 1), later(dates[1] as string, 1)],
      [later(dates[2] as string, 3), later(dates[2] as string, 1)],
    ]);
    expect(await done(activate(id))).toMatchObject({ created: 0 });
    await done(reschedule(meetings[1].id, { local_date: dates[1], reach: 'following', include_exceptions: true }));
    expect((await meetingsOf(id)).map((one) => [one.local_date, one.is_exception])).toEqual(
      dates.map((date) => [date, false]),
    );
  });

  test('a date that collides is skipped on demand, and stays as it was', async () => {
    const { id, dates, meetings } = await planned();
    await make('classes', {
      staff_id: teachers[0],
      local_date: dates[2],
      start_time: '16:00',
      minutes: 50,
      level_id,
      capacity: 3,
    });
    const to = { start_time: '16:00', reach: 'all' };
    const { collisions } = await done(reschedule(meetings[0].id, { ...to, dry: true }));
    expect(collisions.map(({ meeting_id }: Row) => meeting_id)).toEqual([meetings[2].id]);
    await expectProblem(reschedule(meetings[0].id, to), 409);
    await done(reschedule(meetings[0].id, { ...to, skip: [meetings[2].id] }));
    expect((await meetingsOf(id)).map((one) => [one.start_time, one.is_exception])).toEqual([
      ['16:00:00', false],
      ['16:00:00', false],
      ['10:00:00', true],
    ]);
  });

  test('meetings back to back are shifted as a whole', async () => {
    const { id, dates, meetings } = await planned();
    await done(reschedule(meetings[0].id, { local_date: later(dates[0] as string, 7), reach: 'all' }));
    expect((await meetingsOf(id)).map(({ local_date }) => local_date)).toEqual(dates.map((date) => later(date, 7)));
    const alone = await make('classes', {
      staff_id: teachers[0],
      local_date: dayIn(60),
      start_time: '10:00',
      minutes: 50,
      level_id,
      capacity: 3,
    });
    expect(await expectProblem(reschedule(alone, { start_time: '11:00', reach: 'all' }), 409)).toMatchObject({
      rule: 'no_series',
    });
  });
});

describe('a line of an active period', () => {
  test('is changed with its classes alone, and says so', async () => {
    const { schedules } = await planned();
    const put = coordinator.put(`/api/schedules/${schedules[0]}`, { capacity: 3 });
    expect(await expectProblem(put, 409)).toMatchObject({ rule: 'schedule_in_use' });
  });

  test('is changed with all to come at once: day, time, teacher, seats', async () => {
    const { id, schedules, dates } = await planned([{ weekday: 'tuesday' }]);
    const wanted = { weekday: 'thursday', start_time: '09:00', staff_id: teachers[1], capacity: 3 };
    const plan = await done(change(schedules[0] as number, { ...wanted, reach: 'all', dry: true }));
    expect(plan.meetings).toHaveLength(3);
    await done(change(schedules[0] as number, { ...wanted, reach: 'all', digest: plan.digest }));
    const made = await meetingsOf(id);
    expect(made.map((one) => [one.schedule_id, one.start_time, one.staff_id, one.capacity, one.is_exception])).toEqual(
      dates.map(() => [schedules[0], '09:00:00', teachers[1], 3, false]),
    );
    expect(made.map(({ local_date }) => new Date(local_date).getUTCDay())).toEqual([4, 4, 4]);
    expect((await coordinator.get(`/api/schedules/${schedules[0]}`)).json()).toMatchObject({ weekday: 'thursday' });
  });

  test('is changed from a date on', async () => {
    const { id, schedules, dates } = await planned();
    await expectProblem(change(schedules[0] as number, { capacity: 2, reach: 'following' }), 422, ['from']);
    const { schedule_id } = await done(
      change(schedules[0] as number, { capacity: 2, reach: 'following', from: dates[1] }),
    );
    expect((await meetingsOf(id)).map((one) => [one.schedule_id, one.capacity])).toEqual([
      [schedules[0], 8],
      [schedule_id, 2],
      [schedule_id, 2],
    ]);
  });

  test('is changed on one of its dates alone, which then is an exception of it', async () => {
    const { id, schedules } = await planned([{ weekday: 'tuesday' }]);
    const line = schedules[0] as number;
    const [, second] = await meetingsOf(id);
    const wanted = { weekday: 'wednesday', start_time: '11:00', capacity: 3, reach: 'this' };
    await expectProblem(change(line, wanted), 422, ['from']);
    await expectProblem(change(line, { ...wanted, from: later(second?.series_date, 1) }), 422, ['from']);
    const asked = { ...wanted, from: second?.series_date };
    const plan = await done(change(line, { ...asked, dry: true }));
    expect(plan.meetings).toHaveLength(1);
    await done(change(line, { ...asked, digest: plan.digest }));
    expect((await meetingsOf(id)).map((one) => [one.start_time, one.capacity, one.is_exception])).toEqual([
      ['10:00:00', 8, false],
      ['11:00:00', 3, true],
      ['10:00:00', 8, false],
    ]);
    const moved = await school.knex('meetings').where({ id: second?.id }).first();
    expect(moved).toMatchObject({ schedule_id: line, local_date: later(second?.series_date, 1) });
    expect((await coordinator.get(`/api/schedules/${line}`)).json()).toMatchObject({ start_time: '10:00:00' });
  });
});
