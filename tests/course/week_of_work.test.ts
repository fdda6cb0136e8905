import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownWeek } from '#api/course/week_of_work.ts';
import type { Context } from '#api/engine/define.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { answersFor, type Body, done, questions, type Stage, stage } from '../attempts/stage.ts';

let school: School;
let at: Stage;
let student: Person;
let me: number;
let form_version_id: number;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
  student = at.student;
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  const form = await at.exercise(questions);
  form_version_id = (await school.knex('form_versions').where({ form_id: form }).first('id')).id;
});
afterAll(() => school.close());

/** What becomes of a seat whose student did not come. */
const absent = { status: 'inactive', ended_as: 'absent' };

beforeEach(async () => {
  await school.knex('registrations').where({ student_id: me, status: 'completed' }).update(absent);
  await school
    .knex('progress_logs')
    .whereNotNull('attempt_id')
    .pluck('attempt_id')
    .then((logged) => school.knex('attempts').where({ student_id: me }).whereNotIn('id', logged).delete());
  await school
    .knex('attempts')
    .where({ student_id: me })
    .update({ worked_at: '[]', submitted_at: '2020-01-01', started_at: '2020-01-01' });
});

const read = (now: string, zone: string) =>
  ownWeek(null, {}, {
    caller: { id: me, time_zone: zone },
    now: new Date(now),
    trx: school.knex,
  } as unknown as Context);
const worked = async (now: string, zone: string) =>
  (await read(now, zone)).days.filter((one) => one.worked).map(({ day }) => day);
const submit = (submitted_at: string, more: Body = {}) =>
  school.knex('attempts').insert({
    ...{ form_version_id, student_id: me, seed: 1, points: 1, status: 'completed' },
    ...{ started_at: '2020-01-01', submitted_at, ...more },
  });

const mexico = 'America/Mexico_City';
const madrid = 'Europe/Madrid';
const kathmandu = 'Asia/Kathmandu';

describe('a week goes from Monday to Sunday by the clocks of the zone', () => {
  test.each([
    // In Mexico it is Sunday still, in Madrid Monday already.
    ['2026-11-23T03:00:00Z', mexico, '2026-11-16', '2026-11-22'],
    ['2026-11-23T03:00:00Z', madrid, '2026-11-23', '2026-11-23'],
    ['2026-11-22T22:59:59Z', madrid, '2026-11-16', '2026-11-22'],
    ['2026-11-22T23:00:00Z', madrid, '2026-11-23', '2026-11-23'],
    // Summer time ends on Sunday, October 25, in Madrid: that day has 25 hours.
    ['2026-10-25T22:30:00Z', madrid, '2026-10-19', '2026-10-25'],
    ['2026-10-25T23:30:00Z', madrid, '2026-10-26', '2026-10-26'],
    // It begins on Sunday, March 29, which has 23.
    ['2026-03-29T21:59:00Z', madrid, '2026-03-23', '2026-03-29'],
    ['2026-03-29T22:00:00Z', madrid, '2026-03-30', '2026-03-30'],
    // Over the end of a year.
    ['2027-01-01T12:00:00Z', mexico, '2026-12-28', '2027-01-01'],
  ])('at %s in %s it began on %s', async (now, zone, monday, today) => {
    const week = await read(now, zone);
    expect([week.days[0]?.day, week.days.length, week.today]).toEqual([monday, 7, today]);
  });
});

describe('work counts for the day that it was for the student', () => {
  test.each([
    ['2026-11-18T05:59:00Z', mexico, ['2026-11-17']],
    ['2026-11-18T06:00:00Z', mexico, ['2026-11-18']],
    ['2026-11-18T05:59:00Z', madrid, ['2026-11-18']],
    // The last minute of the week, and the first of the next.
    ['2026-11-23T05:59:00Z', mexico, ['2026-11-22']],
    ['2026-11-23T06:00:00Z', mexico, []],
    ['2026-11-16T05:59:00Z', mexico, []],
    ['2026-11-16T06:00:00Z', mexico, ['2026-11-16']],
    ['2026-11-17T18:14:00Z', kathmandu, ['2026-11-17']],
    ['2026-11-17T18:15:00Z', kathmandu, ['2026-11-18']],
  ])('handed in at %s, in %s', async (moment, zone, days) => {
    await submit(moment);
    expect(await worked('2026-11-19T18:00:00Z', zone)).toEqual(days);
  });

  test.each([
    ['2026-10-25T22:59:00Z', ['2026-10-25']],
    ['2026-10-25T23:00:00Z', []],
    ['2026-10-18T22:00:00Z', ['2026-10-19']],
    ['2026-10-18T21:59:00Z', []],
  ])('and around a change of clocks in Madrid: %s', async (moment, days) => {
    await submit(moment);
    expect(await worked('2026-10-22T12:00:00Z', madrid)).toEqual(days);
  });

  test('an exercise of three days is work on each of them, and many on one day are one', async () => {
    const worked_at = ['2026-11-16T18:00:00Z', '2026-11-16T18:15:00Z', '2026-11-18T18:00:00Z'];
    await submit('2026-11-20T18:00:00Z', { worked_at: JSON.stringify(worked_at) });
    await submit('2026-11-20T19:00:00Z');
    expect(await worked('2026-11-20T20:00:00Z', mexico)).toEqual(['2026-11-16', '2026-11-18', '2026-11-20']);
  });

  test('a class counts that was attended, and no other', async () => {
    const seat = await school
      .knex('registrations')
      .where({ student_id: me, ...absent })
      .orderBy('id')
      .first('id', 'starts_at');
    const now = new Date(seat.starts_at).toISOString();
    expect(await worked(now, 'UTC')).toEqual([]);
    // As the room measures it, without a word of the teacher.
    await school.knex('registrations').where({ id: seat.id }).update({ status: 'completed', ended_as: null });
    expect(await worked(now, 'UTC')).toEqual([now.slice(0, 10)]);
    expect(await read(now, 'UTC')).toMatchObject({ classes: 1, exercises: 0, lessons: [] });
  });
});

describe('the own week', () => {
  const week = (): Promise<Body> => done(student.get('/api/attempts/week'));
  const marked = async () => (await week()).days.filter((one: Body) => one.worked).length;

  test('begins with the first answer, not with a look at the exercise', async () => {
    const form = await at.exercise(questions);
    const attempt = await done(student.post(`/api/exercise_forms/${form}/start`));
    expect(await marked()).toBe(0);
    const names = Object.keys(attempt.schema.properties).sort(
      (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
    );
    const [name] = names as [string];
    const answers = { [name]: answersFor(names, 'right')[name] };
    await done(student.patch(`/api/attempts/${attempt.id}`, { seq: 1, answers }));
    await done(student.patch(`/api/attempts/${attempt.id}`, { seq: 2, answers: { [name]: null } }));
    const { days, today, lessons, exercises } = await week();
    expect(days.filter((one: Body) => one.worked)).toEqual([{ day: today, worked: true }]);
    expect([exercises, lessons.map((one: Body) => [one.id, one.outcome])]).toEqual([0, [[at.lesson, 'revised']]]);
    await done(student.post(`/api/attempts/${attempt.id}/submit`));
    expect(await week()).toMatchObject({ exercises: 1 });
    const { worked_at } = await school.knex('attempts').where({ id: attempt.id }).first('worked_at');
    expect(worked_at.length, 'quarters of an hour').toBeLessThan(3);
  });

  test('is nobody else’s', async () => {
    expect(await done((await school.as('advanced')).get('/api/attempts/week'))).toMatchObject({ exercises: 0 });
    expect((await at.coordinator.get('/api/attempts/week')).statusCode).toBe(403);
  });

  test.each([0, 8, 2.5, '3'])('has no goal of %j days', async (weekly_goal) => {
    expect((await student.put('/api/user', { weekly_goal })).statusCode).toBe(422);
  });

  test('has a goal that is chosen once and can be taken back', async () => {
    const goal = async () => (await done(student.get('/api/user'))).data.weekly_goal;
    expect(await goal()).toBe(null);
    await done(student.put('/api/user', { weekly_goal: 3 }));
    expect(await goal()).toBe(3);
    await done(student.put('/api/user', { weekly_goal: null }));
    expect(await goal()).toBe(null);
  });
});
