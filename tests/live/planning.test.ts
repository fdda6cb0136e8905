import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let coordinator: Person;
let teachers: number[];
let level_id: number;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  const account = { kind: 'staff', role_id: 4, password: 'x', email: 't@school.example', first_name: 'T', name: 'T' };
  await school.knex('users').insert([1, 2, 3].map((number) => ({ ...account, username: `teacher-${number}` })));
  teachers = await school.knex('users').where({ role_id: 4 }).orderBy('id').pluck('id');
  level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
  // What the demo school holds and has planned, and its licences, rest.
  await school.knex('meetings').whereIn('status', ['draft', 'active', 'paused']).update({ status: 'inactive' });
  await school.knex('licences').update({ status: 'paused' });
  await school.knex('periods').where({ status: 'draft' }).update({ status: 'finished' });
  await school.knex('holidays').update({ status: 'inactive' });
});
afterAll(() => school.close());

const done = async (call: ReturnType<Person['post']>, status = 200): Promise<Row> => {
  const answer = await call;
  expect(answer.statusCode, answer.body).toBe(status);
  return answer.json();
};
const make = (entity: string, body: Row) => done(coordinator.post(`/api/${entity}`, body), 201);
const ask = (path: string) => done(coordinator.get(`/api/${path}`));

/** A Monday some weeks from now. */
const monday = (weeks: number) => {
  const today = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  today.setUTCDate(today.getUTCDate() + ((8 - today.getUTCDay()) % 7) + 7 * weeks);
  return today.toISOString().slice(0, 10);
};
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A draft with lines on Mondays at 19:00, of a teacher and a level each. */
async function draft(start_date: string, weeks: number, lines: Row[]) {
  const period = await make('periods', {
    name: `Desde ${start_date}`,
    start_date,
    end_date: later(start_date, 7 * weeks - 1),
  });
  const schedules = [];
  for (const [at, line] of lines.entries())
    schedules.push(
      await make('schedules', {
        period_id: period.id,
        weekday: 'monday',
        start_time: '19:00',
        minutes: 50,
        level_id: level_id + at,
        staff_id: teachers[at],
        ...line,
      }),
    );
  return { period, schedules };
}

describe('licences that will be needed', () => {
  let start: string;
  let period: Row;
  beforeAll(async () => {
    await make('licences', { email: 'zoom.1@school.example', type_license: 'pro', priority: 1 });
    start = monday(2);
    ({ period } = await draft(start, 3, [{}, {}, { start_time: '19:30' }, { start_time: '19:50' }]));
  });

  test('are counted by hour from drafts, with the margins, before a class is made', async () => {
    const forecast = await ask('licences/forecast');
    expect(forecast).toEqual({
      slots: 1,
      hours: [
        { weekday: 'monday', start_time: '19:00:00', from: start, until: later(start, 14), dates: 3, short: 1 },
        { weekday: 'monday', start_time: '19:30:00', from: start, until: later(start, 14), dates: 3, short: 2 },
        // Those of 19:00 hold theirs until 19:55.
        { weekday: 'monday', start_time: '19:50:00', from: start, until: later(start, 14), dates: 3, short: 3 },
      ],
    });
    await make('holidays', { date: start, name: 'Asueto', scope: 'classes' });
    expect((await ask('licences/forecast')).hours[0]).toMatchObject({ from: later(start, 7), dates: 2 });
  });

  test('are missing in the classes made, which are named', async () => {
    await done(coordinator.post(`/api/periods/${period.id}/activate`, {}));
    const lacking = await ask('licences/lacking');
    expect([lacking.total, lacking.meetings.length]).toEqual([6, 6]);
    expect(lacking.meetings[0]).toMatchObject({ entity: 'classes', local_date: later(start, 7), licence_id: null });
    expect((await ask('licences/forecast')).hours.map(({ short }: Row) => short)).toEqual([1, 2, 3]);
    expect(await ask(`periods/${period.id}/summary`)).toEqual({
      made: 8,
      to_come: 8,
      held: 0,
      cancelled: 0,
      lacking: 6,
      seats: 0,
      waiting: 0,
    });
  });

  test('have a day in which each slot shows its classes, and those without one stand apart', async () => {
    const { slots, meetings } = await ask(`licences/timeline?date=${later(start, 7)}`);
    expect(slots.filter(({ status }: Row) => status === 'active')).toMatchObject([
      { email: 'zoom.1@school.example', number: 1 },
    ]);
    expect(meetings.map(({ start_time }: Row) => start_time)).toEqual(['19:00:00', '19:00:00', '19:30:00', '19:50:00']);
    expect(meetings.filter(({ licence_id }: Row) => licence_id === null)).toHaveLength(3);
    expect((await ask(`licences/timeline?date=${later(start, 8)}`)).meetings).toEqual([]);
    await expectProblem(coordinator.get('/api/licences/timeline?date=someday'), 400);
  });

  test('name beforehand the classes that a withdrawal leaves without one', async () => {
    const [{ licence_id: id }] = await school
      .knex('meetings')
      .where({ period_id: period.id })
      .whereNotNull('licence_id');
    const { moved, left } = await ask(`licences/${id}/withdrawal`);
    expect([moved, left.map(({ local_date }: Row) => local_date)]).toEqual([0, [later(start, 7), later(start, 14)]]);
    expect(await done(coordinator.post(`/api/licences/${id}/pause`))).toMatchObject({ moved, left });
  });
});

test('a plan names the class that is in the way of a line, and counts licences for all others', async () => {
  await school.knex('licences').update({ status: 'paused' });
  const start = monday(12);
  const there = await make('classes', {
    staff_id: teachers[0],
    level_id: level_id + 3,
    local_date: later(start, 7),
    start_time: '19:20',
    minutes: 50,
    capacity: 4,
  });
  const { period, schedules } = await draft(start, 2, [{}]);
  const plan = await done(coordinator.post(`/api/periods/${period.id}/activate`, { dry: true }));
  expect(plan.collisions).toMatchObject([
    {
      schedule_id: schedules[0]?.id,
      series_date: later(start, 7),
      shared: 'teacher',
      meeting: { id: there.id, entity: 'classes', start_time: '19:20:00', staff_id: teachers[0] },
    },
  ]);
  expect(plan.missing.map(({ local_date }: Row) => local_date)).toEqual([start]);
});

test('a period is copied to other dates as a draft, with its lines in use and what is paired of them', async () => {
  const start = monday(20);
  const { period, schedules } = await draft(start, 4, [{}, { start_time: '20:00', level_id }, { start_time: '08:00' }]);
  const [first, second, third] = schedules as [Row, Row, Row];
  const pair = await make('consecutive_classes', { first_schedule_id: first.id, second_schedule_id: second.id });
  await done(coordinator.post(`/api/consecutive_classes/${pair.id}/activate`));
  await done(coordinator.post(`/api/schedules/${third.id}/deactivate`));
  const dates = { start_date: later(start, 28), end_date: later(start, 55) };
  const copy = await done(
    coordinator.post(`/api/periods/${period.id}/duplicate`, { name: 'El mes que sigue', ...dates }),
  );
  expect(copy.lines).toBe(2);
  expect(await ask(`periods/${copy.id}`)).toMatchObject({ name: 'El mes que sigue', status: 'draft', ...dates });
  const filter = encodeURIComponent(JSON.stringify({ period_id: copy.id }));
  const lines = await ask(`schedules?filter=${filter}&sort=["start_time","ASC"]`);
  expect(lines.map(({ start_time, staff_id }: Row) => [start_time, staff_id])).toEqual([
    ['19:00:00', first.staff_id],
    ['20:00:00', second.staff_id],
  ]);
  const pairs = await school.knex('consecutive_classes').where({ first_schedule_id: lines[0].id });
  expect(pairs).toMatchObject([{ second_schedule_id: lines[1].id, status: 'active' }]);
  await expectProblem(
    coordinator.post(`/api/periods/${period.id}/duplicate`, {
      name: 'Al revés',
      start_date: start,
      end_date: later(start, -1),
    }),
    422,
    ['end_date'],
  );
});
