import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { giveLicences } from '#api/live/clock.ts';
import { fillYear } from '#tests/bench/year/fill.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { LookedUp } from '#tests/support/looked_up.ts';

let database: TestDatabase;
let knex: LookedUp;
beforeAll(async () => {
  database = await copyDatabase();
  knex = connect(database.ownerUrl);
  await fillYear(database, { students: 150, months: 3 });
}, 240_000);
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

const ids = async (sql: string): Promise<number[]> => (await knex.raw(sql)).rows.map(({ id }: { id: number }) => id);
const count = async (table: string, where: object) =>
  Number((await knex(table).where(where).count('id', { as: 'count' }).first()).count);

test("a school's year that was written as sets is as sound as one that was lived", async () => {
  // The clock gives what has become free every five minutes; here it stands still.
  await knex.transaction((trx) => giveLicences(trx));
  expect(await auditSeats(knex)).toEqual([]);
  for (const status of ['completed', 'inactive', 'registered'])
    expect(await count('registrations', { status }), status).toBeGreaterThan(50);
});

test('every constraint that was taken off while it was written stands again', async () => {
  expect(await ids(`select count(*)::int as id from pg_constraint where not convalidated`)).toEqual([0]);
  const fresh = await copyDatabase();
  const before = connect(fresh.ownerUrl);
  const definitions = (one: LookedUp) =>
    one.raw(`select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0 order by 1, 2`);
  expect((await definitions(knex)).rows).toEqual((await definitions(before)).rows);
  await before.destroy();
  await fresh.drop();
});

test('who is in a level has started it, and has passed those before by their exams or by hand', async () => {
  expect(
    await ids(`select u.id from users u where u.username like 'year.%' and u.kind = 'student' and u.current_level_id is not null
      and (u.current_level_id, u.level_started_at) is distinct from (
        select (p.to_level_id, p.at) from progress_logs p where p.student_id = u.id and p.event = 'level_started'
        order by p.at desc, p.id desc limit 1)`),
  ).toEqual([]);
  expect(
    await ids(`select p.id from progress_logs p left join attempts a on a.id = p.attempt_id and a.student_id = p.student_id
        left join form_versions v on v.id = a.form_version_id
      where p.event in ('exam_passed', 'lesson_taken')
        and coalesce(a.status <> 'completed' or a.percentage < (v.rules ->> 'pass_percentage')::numeric, true)`),
  ).toEqual([]);
  expect(await count('progress_logs', { event: 'level_passed' })).toBeGreaterThan(20);
});

test('minutes in class are those between coming and going, and every class that was attended is a step', async () => {
  expect(
    await ids(`select r.id from registrations r join meetings m on m.id = r.meeting_id
        join users u on u.id = r.student_id and u.username like 'year.%'
      where m.settled_as = 'measured' and r.live_seconds is distinct from (
        select sum(case event when 'left' then 1 else -1 end * extract(epoch from e.at))::int
        from room_events e where e.registration_id = r.id)`),
  ).toEqual([]);
  expect(
    await ids(`select r.id from registrations r join meetings m on m.id = r.meeting_id
        join users u on u.id = r.student_id and u.username like 'year.%'
      where r.status = 'completed' and m.kind = 'classe' and not exists (
        select from progress_logs p where p.student_id = r.student_id and p.meeting_id = m.id and p.event = 'class_taken')`),
  ).toEqual([]);
});

test('tickets were answered and closed in the order of time, and those that wait are due', async () => {
  expect(await count('tickets', { status: 'solved' })).toBeGreaterThan(400);
  expect(
    await ids(`select t.id from tickets t left join ticket_replies r on r.ticket_id = t.id
      where t.status = 'solved' and r.id is null or r.created_at < t.created_at or t.solved_at < r.created_at
        or (t.due_at is not null) <> (t.status = 'pending')`),
  ).toEqual([]);
});

test('messages were read while they were shown, by students who were there', async () => {
  expect(await count('message_receipts', {})).toBeGreaterThan(500);
  expect(
    await ids(`select r.id from message_receipts r join messages m on m.id = r.message_id join users u on u.id = r.student_id
      where u.username like 'year.%' and (r.read_at < u.created_at or r.read_at::date not between m.display_start_date and m.display_end_date + 1
        or m.audience = 'group' and u.group_id <> m.group_id)`),
  ).toEqual([]);
});

test('what staff did by hand stands in the history with what it changed', async () => {
  for (const event of ['contract_extended', 'type_changed', 'class_added'])
    expect(await count('progress_logs', { event }), event).toBeGreaterThan(0);
  expect(
    await ids(`select c.id from credits c where c.reason = 'La tomó en otra sede.' and not exists (
      select from progress_logs p where p.student_id = c.student_id and p.event = 'class_added' and p.at = c.added_at)`),
  ).toEqual([]);
});
