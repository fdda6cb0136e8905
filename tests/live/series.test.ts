import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { finishDue } from '#api/live/clock.ts';
import { endSeriesOf } from '#api/live/series/series_dates.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from './office.ts';
import { dayIn } from './stage.ts';

let { school, coordinator, student, student_id, teachers, level_id, make, done } = {} as Office;
let close: Office['close'];
beforeAll(async () => {
  ({ school, coordinator, student, student_id, teachers, level_id, make, done, close } = await openOffice());
});
afterAll(() => close());

let used = 0;
/** A series of two days a week that begins on a Monday, as no other. */
async function series(more: Row = {}) {
  used += 1;
  const monday = Array.from({ length: 7 }, (_, day) => dayIn(20 * used + day)).find(
    (date) => new Date(date).getUTCDay() === 1,
  ) as string;
  const id = await make('particular_classes', {
    student_id,
    staff_id: teachers[0],
    days: ['monday', 'thursday'],
    start_time: '16:00',
    minutes: 50,
    recurrences: 4,
    start_date: monday,
    ...more,
  });
  const dates = [0, 3, 7, 10, 14].map((days) =>
    new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10),
  ) as [string, string, string, string, string];
  return { id, dates };
}
const activate = (id: number, input: Row = {}) => coordinator.post(`/api/particular_classes/${id}/activate`, input);
const meetingsOf = (id: number): Promise<Row[]> =>
  school.knex('meetings').where({ particular_class_id: id }).orderBy('starts_at');
const isTold = async () => (await student.get('/api/user')).json().data.has_particular_classes;

describe('a private series', () => {
  test('is shown by its dates, and then made as it was shown, with its student in it', async () => {
    const { id, dates } = await series();
    expect(await isTold()).toBe(false);
    const plan = await done(activate(id, { dry: true }));
    expect(plan).toMatchObject({ collisions: [], holidays: [], lacking: [] });
    expect(plan.meetings.map(({ series_date }: Row) => series_date)).toEqual(dates.slice(0, 4));
    expect(await meetingsOf(id)).toEqual([]);
    expect(await done(activate(id, { digest: plan.digest }))).toMatchObject({ status: 'active', created: 4 });
    const [first] = (await meetingsOf(id)) as [Row];
    expect(first).toMatchObject({ local_date: dates[0], taken: 1, status: 'active' });
    expect(await school.knex('registrations').where({ meeting_id: first.id }).first()).toMatchObject({
      student_id,
      status: 'registered',
    });
    expect((await coordinator.get(`/api/particular_classes/${id}`)).json()).toMatchObject({ end_date: dates[3] });
    expect(await isTold()).toBe(true);
  });

  test('makes up at the end for a holiday and for a day that is left out', async () => {
    const { id, dates } = await series({ recurrences: 3 });
    await make('holidays', { date: dates[1], name: 'Asueto', scope: 'all' });
    const plan = await done(activate(id, { dry: true, skip: [dates[2]] }));
    expect([plan.meetings.map(({ series_date }: Row) => series_date), plan.holidays]).toEqual([
      [dates[0], dates[3], dates[4]],
      [dates[1]],
    ]);
  });

  test('says by date where teacher or student are elsewhere, and is refused until those are left out', async () => {
    const { id, dates } = await series();
    const body = { local_date: dates[1], minutes: 50, level_id, capacity: 3, registration_days: 90 };
    const taught = await make('classes', { ...body, staff_id: teachers[0], start_time: '16:30' });
    const attended = await make('classes', { ...body, staff_id: teachers[1], start_time: '15:30' });
    await done(student.post(`/api/classes/${attended}/register`, {}));
    expect((await done(activate(id, { dry: true }))).collisions).toEqual([
      { series_date: dates[1], shared: 'student', other_meeting_id: attended },
      { series_date: dates[1], shared: 'teacher', other_meeting_id: taught },
    ]);
    expect(await expectProblem(activate(id), 409)).toMatchObject({ rule: 'collisions' });
    const { digest } = await done(activate(id, { dry: true, skip: [dates[1]] }));
    expect(await expectProblem(activate(id, { digest }), 409)).toMatchObject({ rule: 'plan_changed' });
    await done(activate(id, { digest, skip: [dates[1]] }));
  });

  test('has one date moved by itself, and all to come from a date on; its student is no collision to lose', async () => {
    const { id, dates } = await series();
    await done(activate(id));
    const [one, two, , last] = (await meetingsOf(id)) as Row[] as [Row, Row, Row, Row];
    const move = (meeting: Row, input: Row) =>
      coordinator.post(`/api/particular_meetings/${meeting.id}/reschedule`, input);
    await done(move(one, { start_time: '18:00' }));
    expect((await meetingsOf(id))[0]).toMatchObject({ start_time: '18:00:00', is_exception: true });
    const other = await make('classes', {
      staff_id: teachers[1],
      local_date: dates[2],
      start_time: '19:00',
      minutes: 50,
      level_id,
      capacity: 3,
      registration_days: 90,
    });
    await done(coordinator.post(`/api/classes/${other}/add_student`, { student_id }));
    const to = { start_time: '19:20', reach: 'following' };
    const refused = await expectProblem(move(two, to), 409);
    expect(refused.plan.collisions).toEqual([expect.objectContaining({ shared: 'student', other_meeting_id: other })]);
    await done(move(two, { ...to, staff_id: teachers[1], start_time: '20:00' }));
    expect((await meetingsOf(id)).map(({ start_time }) => start_time)).toEqual([
      '18:00:00',
      '20:00:00',
      '20:00:00',
      '20:00:00',
    ]);
    expect((await coordinator.get(`/api/particular_classes/${id}`)).json()).toMatchObject({
      start_time: '20:00:00',
      staff_id: teachers[1],
    });
    expect(await expectProblem(move(last, { local_date: dayIn(-3) }), 409)).toMatchObject({ rule: 'in_the_past' });
  });

  test('that is deactivated cancels what is to come and says so; activated again it has its days once more', async () => {
    const { id, dates } = await series();
    await done(activate(id));
    await done(coordinator.post(`/api/particular_classes/${id}/deactivate`));
    const cancelled = await meetingsOf(id);
    expect(cancelled.map(({ status }) => status)).toEqual(Array(4).fill('inactive'));
    const ids = cancelled.map((meeting) => meeting.id);
    expect(
      await school
        .knex('notices')
        .where({ user_id: student_id, notice: 'meeting_cancelled' })
        .whereIn('meeting_id', ids),
    ).toHaveLength(4);
    expect((await done(activate(id, { dry: true }))).meetings.map(({ series_date }: Row) => series_date)).toEqual(
      dates.slice(0, 4),
    );
  });

  test('is finished when its last class is over', async () => {
    const { id } = await series({ recurrences: 2 });
    await done(activate(id));
    await school
      .knex('meetings')
      .where({ particular_class_id: id, local_date: (await meetingsOf(id))[1]?.local_date })
      .update({ local_date: '2026-01-06' });
    await finishDue(school.knex);
    expect((await coordinator.get(`/api/particular_classes/${id}`)).json()).toMatchObject({ status: 'active' });
    await school
      .knex('meetings')
      .where({ particular_class_id: id, status: 'active' })
      .update({ local_date: '2026-01-05' });
    await finishDue(school.knex);
    expect((await coordinator.get(`/api/particular_classes/${id}`)).json()).toMatchObject({ status: 'finished' });
  });

  test('ends with its student’s account, in which nobody waits for the teacher', async () => {
    const { id: other } = await school.knex('users').where({ username: 'new' }).first('id');
    const { id } = await series({ student_id: other });
    await done(activate(id));
    const { seats, series: ended } = (
      await coordinator.get(`/api/students/consequences?ids=${other}&status=inactive`)
    ).json();
    expect([seats.length, ended]).toEqual([4, [{ id, student_id: other }]]);
    await done(coordinator.post(`/api/students/${other}/deactivate`));
    const caller = { id: null, role: 'system', actor_id: null };
    await endSeriesOf(other, { trx: school.knex, caller, address: null, request_id: 'test' } as never);
    expect((await meetingsOf(id)).map(({ status }) => status)).toEqual(Array(4).fill('inactive'));
    expect(await expectProblem(activate(id), 409)).toMatchObject({ rule: 'student_inactive' });
  });
});

describe('a demo class', () => {
  test('is activated, takes students of the demonstration by staff alone, and is ended by staff once it has begun', async () => {
    const desk = await school.as('customer-service');
    const demo = (await school.knex('users').where({ student_type: 'demo' }).first('id')).id;
    const id = (
      await desk.post('/api/demo_classes', {
        staff_id: teachers[1],
        local_date: dayIn(5),
        start_time: '10:00',
        minutes: 50,
        capacity: 3,
      })
    ).json().id;
    const act = (action: string, input: Row = {}) => desk.post(`/api/demo_classes/${id}/${action}`, input);
    expect(await expectProblem(act('add_student', { student_id: demo }), 409)).toMatchObject({
      rule: 'not_for_registration',
    });
    expect(await done(act('activate'))).toMatchObject({ status: 'active' });
    await expectProblem(act('activate'), 409);
    expect(await expectProblem(act('add_student', { student_id }), 409)).toMatchObject({ rule: 'type_not_allowed' });
    await done(act('add_student', { student_id: demo }));
    expect(await expectProblem(act('end'), 409)).toMatchObject({ rule: 'not_begun' });
    await school
      .knex('meetings')
      .where({ id })
      .update({ local_date: dayIn(-1) });
    expect(await done(act('end'))).toMatchObject({ status: 'finished' });
  });
});

test('who is to hold meetings is substituted first', async () => {
  const teacher = teachers[2] as number;
  const id = await make('forums', {
    staff_id: teacher,
    local_date: dayIn(6),
    start_time: '07:00',
    minutes: 50,
    forum_type: 'advanced',
    capacity: 5,
  });
  const listed = (await coordinator.get(`/api/staff/consequences?ids=${teacher}`)).json().meetings;
  expect(listed).toEqual([expect.objectContaining({ id, entity: 'forums' })]);
  expect(await expectProblem(coordinator.post(`/api/staff/${teacher}/deactivate`), 409)).toMatchObject({
    rule: 'teaches',
    params: { smart_count: 1, meetings: listed },
  });
  await done(coordinator.post(`/api/forums/${id}/reschedule`, { staff_id: teachers[1] }));
  await done(coordinator.post(`/api/staff/${teacher}/deactivate`));
});
