import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { finishDue } from '#api/live/clock.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { dayIn } from './stage.ts';

let school: School;
let coordinator: Person;
let desk: Person;
let teacher: Person;
let students: Row[];
let level_id: number;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  desk = await school.as('customer-service');
  teacher = await school.as('teacher');
  level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
  const group_id = (await school.knex('groups').first('id')).id;
  students = await school
    .knex('users')
    .insert(
      ['Ana', 'Beto', 'Caro', 'Dani'].map((first_name, at) => ({
        kind: 'student',
        username: `roster-${at}`,
        student_id: `R-${at}`,
        password: 'x',
        email: 's@school.example',
        first_name,
        name: 'Roster',
        group_id,
        student_type: 'normal',
        date_of_birth: '2000-01-01',
        current_level_id: level_id,
      })),
    )
    .returning(['id', 'first_name']);
});
afterAll(() => school.close());

let hours = 0;
/** A class of the teacher's in three days, each at an hour of its own, early in the morning. */
async function classe(more: Row = {}): Promise<number> {
  const staff_id = (await school.knex('users').where({ username: 'teacher' }).first('id')).id;
  const start_time = `0${hours++}:00`;
  const body = { staff_id, level_id, local_date: dayIn(3), start_time, minutes: 30, capacity: 1, ...more };
  const answer = await coordinator.post('/api/classes', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const done = async (call: ReturnType<Person['post']>): Promise<Row> => {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const id = (name: string): number => students.find(({ first_name }) => first_name === name)?.id;
const add = (meeting: number, name: string, reason?: string) =>
  desk.post(`/api/classes/${meeting}/add_student`, { student_id: id(name), ...(reason && { reason }) });
const wait = (meeting: number, name: string) =>
  school.knex.raw(`select register_seat(?, ?, true, '{}')`, [id(name), meeting]);
const roster = async (meeting: number, who = desk) => done(who.get(`/api/classes/${meeting}/roster`));
const seatOf = async (meeting: number, name: string): Promise<Row> =>
  (await roster(meeting)).seats.find(({ first_name }: Row) => first_name === name);
const toThePast = (meeting: number) =>
  school
    .knex('meetings')
    .where({ id: meeting })
    .update({ local_date: dayIn(-1) });
const statusOf = async (meeting: number) =>
  (await school.knex('meetings').where({ id: meeting }).first('status')).status;

test('a roster says who has a seat, who waits in which place, and who gave a seat beyond the capacity', async () => {
  const meeting = await classe({ registration_days: 90 });
  await done(add(meeting, 'Ana'));
  await wait(meeting, 'Beto');
  await wait(meeting, 'Caro');
  expect(await expectProblem(add(meeting, 'Dani'), 409)).toMatchObject({ rule: 'full_without_reason' });
  expect(await expectProblem(add(meeting, 'Dani', ' '), 409)).toMatchObject({ rule: 'full_without_reason' });
  await done(add(meeting, 'Dani', 'Recupera una clase'));
  const { seats } = await roster(meeting);
  expect(seats.map(({ first_name, status, rank }: Row) => [first_name, status, rank])).toEqual([
    ['Ana', 'registered', null],
    ['Dani', 'registered', null],
    ['Beto', 'waiting', 1],
    ['Caro', 'waiting', 2],
  ]);
  const by = await school.knex('users').where({ username: 'customer-service' }).first('first_name', 'name');
  expect(seats[1]).toMatchObject({
    add_reason: 'Recupera una clase',
    level_id,
    number: 'R-3',
    registered_by_name: `${by.first_name} ${by.name}`,
  });
});

test('a teacher reads the roster of the own meetings alone, without the numbers of the school', async () => {
  const [own, foreign] = [
    await classe(),
    await classe({
      staff_id: (await school.knex('users').where({ username: 'laura.mendez' }).first('id')).id,
    }),
  ];
  await done(add(own, 'Ana'));
  expect((await roster(own, teacher)).seats[0]).toMatchObject({ first_name: 'Ana', number: null });
  await expectProblem(teacher.get(`/api/classes/${foreign}/roster`), 404);
});

test('the history of a seat says what was done to it by whom, and what the clock did', async () => {
  const meeting = await classe({ registration_days: 90 });
  const { registration } = await done(add(meeting, 'Ana'));
  await wait(meeting, 'Beto');
  await done(desk.post(`/api/registrations/${registration}/remove`));
  const history = async (seat: number) =>
    (await done(desk.get(`/api/registrations/${seat}/history`))).changes.map(
      ({ action, role, status, ended_as }: Row) => [action, role, status, ended_as],
    );
  expect(await history(registration)).toEqual([
    ['add', 'customer-service', 'registered', null],
    ['remove', 'customer-service', 'inactive', 'removed'],
  ]);
  const waiting = await seatOf(meeting, 'Beto');
  expect(waiting.status).toBe('offered');
  expect(await history(waiting.id)).toEqual([
    ['register', 'system', 'waiting', null],
    [null, 'system', 'offered', null],
  ]);
});

test('a meeting is completed when the last of its seats is marked, whoever was there', async () => {
  const meeting = await classe({ capacity: 3 });
  const seats = await Promise.all(['Ana', 'Beto', 'Caro'].map((name) => add(meeting, name).then((one) => one.json())));
  await toThePast(meeting);
  await finishDue(school.knex);
  expect(await statusOf(meeting)).toBe('finished');
  const [first, ...rest] = seats.map(({ registration }) => registration) as [number, ...number[]];
  const mark = (ids: number[], attended: boolean) =>
    done(teacher.post('/api/registrations/mark_attendance', { ids, attended }));
  await mark([first], false);
  expect(await statusOf(meeting)).toBe('finished');
  await mark(rest, true);
  expect(await statusOf(meeting)).toBe('completed');
  expect((await roster(meeting, teacher)).seats.map(({ status }: Row) => status)).toEqual([
    'inactive',
    'completed',
    'completed',
  ]);
});

test('a meeting that was marked before its end is completed by the clock, and so is one that nobody came to', async () => {
  const [marked, empty] = [await classe(), await classe()];
  const { registration } = await done(add(marked, 'Dani'));
  await toThePast(marked);
  await toThePast(empty);
  await done(teacher.post(`/api/registrations/${registration}/mark_attendance`, { attended: true }));
  expect(await statusOf(marked)).toBe('active');
  await finishDue(school.knex);
  expect([await statusOf(marked), await statusOf(empty)]).toEqual(['completed', 'completed']);
});
