import type { Knex } from 'knex';
import type { Row } from '#api/engine/define.ts';
import { dayIn } from './days.ts';
import { type Desk, enter } from './desk.ts';
import { giveTopics, holdLines, takeSeats } from './held.ts';
import type { Staff } from './people.ts';
import { fillRooms } from './rooms.ts';
import { loadSeries } from './series.ts';
import { type Running, staffIds } from './timetable.ts';

/** What is open for registration in that many days from now, so that nobody is too late for it. */
const tomorrow = 1;

/**
 * Lets a timetable live around the day on which the school is opened: two weeks that were held, with attendance, and
 * three to come, with seats, a full class that some wait for, one that lacks a licence, one cancelled, a private series
 * and a demonstration.
 */
export async function loadMeetings(
  knex: Knex,
  running: Running[],
  { coordinator, service }: Staff,
  students: Map<string, Desk>,
  levels: Map<number, Row>,
): Promise<void> {
  const periods = running.map(({ id }) => id);
  await holdLines(knex, periods);
  await giveTopics(knex, periods);
  await takeSeats(knex, periods);
  const staff = await staffIds(coordinator);
  await loadSeries(coordinator, knex, staff);
  await fillRooms(knex);
  for (const { entity, id, status } of running)
    if (status === 'draft') await coordinator.post(`${entity}/${id}/activate`, {});
  await giveTopics(knex, periods);
  await crowd(coordinator, students, levels);
  await registerAll(students);
  await addBeyondLicences(coordinator, levels, staff);
  await cancelOne(coordinator, levels);
  await demonstrate(knex, service, staff);
}

const inOrder = (meetings: Row[]) =>
  meetings.sort((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id);
const toCome = (days: number) => ({
  status: 'active',
  starts_at_gte: new Date(Date.now() + days * 86_400_000).toISOString(),
});
const classesOf = async (desk: Desk, level: Row | undefined, days: number) =>
  inOrder(await desk.list('classes', { ...toCome(days), level_id: level?.id }));

/** Registers a student, or lets the student wait where that is wanted; where neither is allowed, it does nothing. */
async function register(desk: Desk, entity: string, id: number, wait = false): Promise<void> {
  const { can, rule, params } = await desk.may(`${entity}/${id}`, 'register');
  if (can || (wait && rule === 'full' && params.may_wait)) await desk.post(`${entity}/${id}/register`, { wait });
}

/** A class of two seats that four students of its level want. */
async function crowd(desk: Desk, students: Map<string, Desk>, levels: Map<number, Row>): Promise<void> {
  const [first] = await classesOf(desk, levels.get(2), tomorrow);
  if (!first) return;
  await desk.put(`classes/${first.id}`, { capacity: 2 });
  for (const username of ['camila.escobedo', 'oscar.villegas', 'student', 'andres.palacios'])
    await register(students.get(username) as Desk, 'classes', first.id, true);
}

/** Everybody takes some of what is open: of three meetings two. */
async function registerAll(students: Map<string, Desk>): Promise<void> {
  for (const [turn, desk] of [...students.values()].entries())
    for (const entity of ['classes', 'forums'])
      for (const [at, { id }] of inOrder(await desk.list(entity, toCome(0))).entries())
        if ((turn + at) % 3 > 0) await register(desk, entity, id);
}

/** A fifth class at an hour in which the licences host four. */
async function addBeyondLicences(desk: Desk, levels: Map<number, Row>, staff: Map<string, number>): Promise<void> {
  const beside = (await classesOf(desk, levels.get(6), 0)).at(-1);
  if (!beside) return;
  const { local_date, start_time, minutes } = beside;
  const level_id = levels.get(0)?.id;
  const [topic] = await desk.list('class_lessons', { level_id, order: 1 });
  const place = { level_id, staff_id: staff.get('laura.mendez'), local_date };
  await enter(desk, 'classes', place, 'start_time', [{ start_time, minutes, capacity: 8, class_lesson_id: topic?.id }]);
}

/** A class that is not held after all: who had a seat was told. */
async function cancelOne(desk: Desk, levels: Map<number, Row>): Promise<void> {
  const [first] = await classesOf(desk, levels.get(0), tomorrow);
  const there = await desk.list('classes', { status: 'inactive' });
  if (first && there.length === 0)
    await desk.post(`classes/${first.id}/cancel`, { reason: 'La maestra tiene cita médica.' });
}

/** A demonstration in two days, for who has come to see one. */
async function demonstrate(knex: Knex, desk: Desk, staff: Map<string, number>): Promise<void> {
  const place = { start_time: '12:30', minutes: 30, capacity: 6, staff_id: staff.get('laura.mendez') };
  const [demo] = await enter(desk, 'demo_classes', {}, 'local_date', [{ ...place, local_date: dayIn(2) }]);
  await knex('meetings').where({ id: demo?.id }).update({ status: 'active' });
  const [guest] = await desk.list('students', { username: 'demo' });
  await knex.raw(`select add_seat(?, ?, null, '{"role": "system"}')`, [guest?.id, demo?.id]);
}
