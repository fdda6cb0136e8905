import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Office, openOffice } from './office.ts';
import { dayIn } from './stage.ts';

let { school, coordinator, student, student_id, teachers, level_id, make, done, period } = {} as Office;
let close: Office['close'];
beforeAll(async () => {
  ({ school, coordinator, student, student_id, teachers, level_id, make, done, period, close } = await openOffice());
});
afterAll(() => close());

const classe = (more: Row) =>
  make('classes', { staff_id: teachers[0], minutes: 50, level_id, capacity: 3, registration_days: 90, ...more });
const register = (id: number, entity = 'classes') => student.post(`/api/${entity}/${id}/register`, {});

test('attendance moves the gate of the exam and is written once into the history; taken back it takes no level', async () => {
  const id = await classe({ local_date: dayIn(2), start_time: '10:00' });
  const { registration } = await done(register(id));
  await school
    .knex('meetings')
    .where({ id })
    .update({ local_date: dayIn(-1), status: 'finished' });
  const mark = (attended: boolean) =>
    done(coordinator.post(`/api/registrations/${registration}/mark_attendance`, { attended }));
  const taken = async () => (await student.get(`/api/levels/${level_id}`)).json().classes_taken;
  const logs = () => school.knex('progress_logs').where({ student_id, event: 'class_taken' });
  expect([await taken(), await logs()]).toEqual([0, []]);
  await mark(true);
  expect([await taken(), await logs()]).toEqual([1, [expect.objectContaining({ meeting_id: id })]]);
  const level = await school.knex('users').where({ id: student_id }).first('current_level_id', 'level_started_at');
  await mark(false);
  await mark(true);
  await mark(false);
  expect([await taken(), (await logs()).length]).toEqual([0, 1]);
  expect(await school.knex('users').where({ id: student_id }).first('current_level_id', 'level_started_at')).toEqual(
    level,
  );
});

describe('the limit of a day', () => {
  const day = { local_date: dayIn(4) };
  const limited = async (id: number) => (await student.get(`/api/classes/${id}?can=register`)).json().rule ?? null;

  test('is given back by a meeting that is cancelled, and by one that is moved to another day', async () => {
    const [one, two, three, four] = (await Promise.all(
      ['08:00', '10:00', '12:00', '14:00'].map((start_time) => classe({ ...day, start_time })),
    )) as [number, number, number, number];
    await done(register(one));
    await done(register(two));
    expect(await limited(three)).toBe('daily_limit');
    await done(coordinator.post(`/api/classes/${one}/cancel`, {}));
    expect(await limited(three)).toBeNull();
    await done(register(three));
    expect(await limited(four)).toBe('daily_limit');
    await done(coordinator.post(`/api/classes/${two}/reschedule`, { local_date: dayIn(5) }));
    expect(await limited(four)).toBeNull();
    // One that is moved to a day that is full already keeps its seat.
    await done(register(four));
    await done(coordinator.post(`/api/classes/${two}/reschedule`, { ...day, start_time: '18:00' }));
    expect(await school.knex('registrations').where({ meeting_id: two }).pluck('status')).toEqual(['registered']);
  });

  test('is not given back by one that is paused, which keeps its seats', async () => {
    const other = { local_date: dayIn(8) };
    const [one, two, three] = (await Promise.all(
      ['08:00', '10:00', '12:00'].map((start_time) => classe({ ...other, start_time })),
    )) as [number, number, number];
    await done(register(one));
    await done(register(two));
    expect(await done(coordinator.post(`/api/classes/${one}/pause`))).toMatchObject({ status: 'paused' });
    expect(await limited(three)).toBe('daily_limit');
    await done(coordinator.post(`/api/classes/${one}/unpause`));
    expect(await limited(one)).toBe('already_registered');
  });
});

test('a period of forums is activated, paused and goes on like one of classes', async () => {
  const { id } = await period([{}], { open: true, kind: 'forum_periods' });
  const act = (action: string, input: Row = {}) => coordinator.post(`/api/forum_periods/${id}/${action}`, input);
  const { digest, meetings } = await done(act('activate', { dry: true }));
  expect(meetings).toHaveLength(3);
  expect(await done(act('activate', { digest }))).toMatchObject({ status: 'active', created: 3 });
  const made: Row[] = await school.knex('meetings').where({ period_id: id }).orderBy('starts_at');
  expect(made.map(({ kind, forum_type, status }) => [kind, forum_type, status])).toEqual(
    Array(3).fill(['forum', 'beginner', 'active']),
  );
  await done(register(made[0]?.id, 'forums'));
  await done(act('pause'));
  expect(await expectProblem(register(made[1]?.id, 'forums'), 409)).toMatchObject({ rule: 'meeting_paused' });
  await done(act('unpause'));
  await done(register(made[1]?.id, 'forums'));
});

describe('who makes a meeting at a time at which its teacher has another', () => {
  test.each([
    ['classes', 'Clase already scheduled for that date, please tryAgain'],
    ['forums', 'Forum already scheduled for that date, please tryAgain'],
    ['demo_classes', 'Clase already scheduled for that date, please tryAgain'],
    ['particular_meetings', 'Clase already scheduled for that date, please tryAgain'],
  ])('of %s is told so in the words of the specification', async (entity, sentence) => {
    await school.knex('users').where({ username: 'coordinator' }).update({ locale: 'en' });
    const at = { staff_id: teachers[1], local_date: dayIn(30), start_time: '10:00', minutes: 50 };
    if (entity === 'classes') await classe(at);
    const series = { student_id, staff_id: teachers[0], days: ['monday', 'friday'], start_time: '10:00', minutes: 50 };
    const whose = {
      classes: { level_id, capacity: 2 },
      forums: { forum_type: 'beginner', capacity: 2 },
      demo_classes: { capacity: 2 },
      particular_meetings: {
        particular_class_id: await make('particular_classes', { ...series, recurrences: 2, start_date: dayIn(40) }),
      },
    }[entity];
    const answer = await coordinator.post(`/api/${entity}`, { ...at, start_time: '10:20', ...whose });
    expect([answer.statusCode, answer.json().message]).toEqual([409, sentence]);
  });
});

test('an action that met a deadlock is done once the other is', async () => {
  const id = await classe({ local_date: dayIn(50), start_time: '10:00' });
  const trx = await school.knex.transaction();
  await trx('meetings').where({ id }).forUpdate();
  // It has the timetable and waits for the meeting; then the other, which has the meeting, waits for the timetable.
  const cancelled = done(coordinator.post(`/api/classes/${id}/cancel`, {}));
  const waiting = async (): Promise<number> =>
    (
      await school.knex.raw(
        `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows[0].count;
  await expect.poll(waiting).toBe(1);
  await trx.raw('select lock_timetable()');
  await trx.commit();
  expect(await cancelled).toMatchObject({ outcome: 'cancelled', told: 0 });
});
