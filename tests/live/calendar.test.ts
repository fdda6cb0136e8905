import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let coordinator: Person;
let [mine, others]: number[] = [];
let level_id: number;
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id;
  [mine, others] = [await idOf('teacher'), await idOf('laura.mendez')];
  level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
  await school.knex('licences').update({ status: 'paused' });
});
afterAll(() => school.close());

/** Far from what the demo school plans. */
const class_ = { minutes: 50, capacity: 8, local_date: '2041-03-06', start_time: '19:00:00' };
async function make(entity: string, body: Row): Promise<number> {
  const answer = await coordinator.post(`/api/${entity}`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const of = async (person: Person, entity: string, query: string): Promise<Row[]> => {
  const answer = await person.get(`/api/${entity}/calendar?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().meetings;
};

test('a calendar says of each meeting what it is, when by the clock of the school, who teaches and how full it is', async () => {
  const id = await make('classes', { ...class_, staff_id: mine, level_id });
  const [meeting] = await of(coordinator, 'classes', 'from=2041-03-06&until=2041-03-07');
  expect(meeting).toMatchObject({
    id,
    entity: 'classes',
    local_start: '2041-03-06T19:00:00',
    local_end: '2041-03-06T19:50:00',
    starts_at: '2041-03-07T01:00:00.000Z',
    staff_id: mine,
    level_id,
    taken: 0,
    capacity: 8,
    waiting: 0,
    needs_licence: true,
    status: 'active',
  });
  const level = await school.knex('levels').where({ id: level_id }).first('name', 'english_name');
  const who = await school.knex('users').where({ id: mine }).first('first_name', 'name');
  expect(meeting).toMatchObject({
    staff: `${who.first_name} ${who.name}`,
    level: level.name,
    english_level: level.english_name,
  });
});

test('days begin and end at midnight in the school, and what reaches into a day belongs to it', async () => {
  const late = await make('classes', {
    ...class_,
    staff_id: others,
    level_id,
    local_date: '2041-03-09',
    start_time: '23:30:00',
  });
  const ids = async (query: string) => (await of(coordinator, 'classes', query)).map(({ id }) => id);
  expect(await ids('from=2041-03-09&until=2041-03-10')).toEqual([late]);
  expect(await ids('from=2041-03-10&until=2041-03-11')).toEqual([late]);
  expect(await ids('from=2041-03-11&until=2041-03-12')).toEqual([]);
  expect(await ids('from=2041-03-08&until=2041-03-09')).toEqual([]);
});

test('it is narrowed by teacher, level, band and licence', async () => {
  const days = 'from=2041-04-01&until=2041-05-01';
  const on = (day: number) => ({ ...class_, local_date: `2041-04-0${day}` });
  const [first, second] = [
    await make('classes', { ...on(1), staff_id: mine, level_id }),
    await make('classes', { ...on(2), staff_id: others, level_id }),
  ];
  const [beginner, advanced] = [
    await make('forums', { ...on(3), staff_id: mine, forum_type: 'beginner' }),
    await make('forums', { ...on(4), staff_id: mine, forum_type: 'advanced' }),
  ];
  const ids = async (entity: string, more: string) =>
    (await of(coordinator, entity, `${days}${more}`)).map(({ id }) => id);
  expect(await ids('classes', '')).toEqual([first, second]);
  expect(await ids('classes', `&staff_id=${others}`)).toEqual([second]);
  expect(await ids('classes', `&level_id=${level_id}&staff_id=${mine}`)).toEqual([first]);
  expect(await ids('classes', '&licence_id=1')).toEqual([]);
  expect(await ids('forums', '&forum_type=advanced')).toEqual([advanced]);
  expect(await ids('forums', '&forum_type=advanced&forum_type=beginner')).toEqual([beginner, advanced]);
});

test('a teacher sees the own meetings of every kind, a private class with its student', async () => {
  const days = 'from=2041-06-01&until=2041-07-01';
  const on = (day: number) => ({ ...class_, local_date: `2041-06-0${day}` });
  await make('classes', { ...on(3), staff_id: others, level_id, parallel: true });
  const own = await make('classes', { ...on(3), staff_id: mine, level_id });
  const demo = await make('demo_classes', { ...on(4), staff_id: mine });
  const student = await school.knex('users').where({ username: 'student' }).first();
  const series = await make('particular_classes', {
    student_id: student.id,
    staff_id: mine,
    days: ['monday', 'wednesday'],
    start_time: '10:00:00',
    minutes: 50,
    recurrences: 2,
    start_date: '2041-06-05',
  });
  const { capacity: _, ...date } = on(5);
  await make('particular_meetings', { ...date, staff_id: mine, particular_class_id: series });
  const teacher = await school.as('teacher');
  expect(await of(teacher, 'classes', days)).toMatchObject([{ id: own }]);
  expect(await of(teacher, 'demo_classes', days)).toMatchObject([{ id: demo, status: 'draft' }]);
  expect(await of(teacher, 'particular_meetings', days)).toMatchObject([
    { student_id: student.id, student: `${student.first_name} ${student.name}` },
  ]);
  await expectProblem((await school.as('student')).get(`/api/classes/calendar?${days}`), 403);
});

test('as many days are asked for as two months have, in their order', async () => {
  const ask = (query: string) => coordinator.get(`/api/classes/calendar?${query}`);
  for (const query of ['from=2041-01-01&until=2041-03-05', 'from=2041-01-02&until=2041-01-01', 'from=2041-01-01'])
    expect((await expectProblem(ask(query), 400)).message).toContain('"until"');
  expect((await ask('from=2041-01-01&until=2041-03-04')).statusCode).toBe(200);
});

test('a month among thousands of meetings is found by an index', async () => {
  await school.knex.raw(`insert into meetings
      (kind, staff_id, level_id, local_date, start_time, minutes, time_zone, margin_before, margin_after, capacity, parallel, status)
    select 'classe', ${others}, ${level_id}, date '2050-01-01' + n / 12, time '06:00' + make_interval(hours => n % 12), 50,
      'America/Mexico_City', 0, 0, 8, true, 'active' from generate_series(0, 5999) n`);
  await school.knex.raw('analyze meetings');
  // That it has one row decides how the rest is joined.
  await school.knex.raw('analyze settings');
  const statements: { sql: string; bindings: readonly unknown[] }[] = [];
  school.knex.on('query', ({ sql, bindings }) => statements.push({ sql, bindings }));
  await of(coordinator, 'classes', 'from=2050-02-01&until=2050-03-01');
  const asked = statements.filter(({ sql }) => sql.includes('registrations'));
  expect(asked).toHaveLength(1);
  const { rows } = await school.knex.raw(
    `explain (format json) ${asked[0]?.sql.replace(/\$\d+/g, '?')}`,
    asked[0]?.bindings as never,
  );
  expect(JSON.stringify(rows)).toMatch(/"Index Name":"meetings_(\w*starts_at|in_order)/);
});
