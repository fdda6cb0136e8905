import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { events } from './events.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const dashboardOf = async (person: Person): Promise<Dashboard> => {
  const answer = await person.get('/api/staff/dashboard');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

type Row = Record<string, unknown>;

/** All rows of a list, page by page, and how many the list says there are. */
async function rowsOf(person: Person, entity: string, filter: Row): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  for (;;) {
    const range = JSON.stringify([rows.length, rows.length + 99]);
    const answer = await person.get(`/api/${entity}?${new URLSearchParams({ filter: JSON.stringify(filter), range })}`);
    expect(answer.statusCode, `${entity} ${JSON.stringify(filter)} ${answer.body}`).toBe(200);
    const total = Number(String(answer.headers['content-range']).split('/')[1]);
    rows.push(...answer.json());
    if (rows.length >= total) return { rows, total };
  }
}

const sumOf = (rows: Row[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/** Every number of the dashboard beside its list, and those of the charts. */
async function expectNumbersOfLists(person: Person): Promise<void> {
  const { figures, students, hours } = await dashboardOf(person);
  for (const { name, part, entity, filter, sum, count } of figures) {
    const { rows, total } = await rowsOf(person, entity, filter);
    expect(count, `${name} ${part}`).toBe(sum ? sumOf(rows, sum) : total);
  }
  for (const { filter, count } of students)
    expect((await rowsOf(person, 'students', filter)).total, JSON.stringify(filter)).toBe(count);
  for (const { entity, filter, count, seats, taken } of hours) {
    const { rows } = await rowsOf(person, entity, filter);
    expect([rows.length, sumOf(rows, 'capacity'), sumOf(rows, 'taken')]).toEqual([count, seats, taken]);
  }
}

test('a visit is noted once an hour, and changes no version', async () => {
  const { knex } = school;
  const student = await school.as('student');
  const seen = () => knex('users').where({ username: 'student' }).first('last_seen_at', 'version');
  const setBack = async (span: string) => {
    await knex('users')
      .where({ username: 'student' })
      .update({ last_seen_at: knex.raw('now() - ?::interval', [span]) });
    await knex('sessions').update({ last_seen_at: knex.raw(`now() - interval '2 minutes'`) });
  };
  await setBack('20 minutes');
  const before = await seen();
  expect((await student.get('/api/user')).statusCode).toBe(200);
  expect(await seen()).toEqual(before);
  await setBack('3 hours');
  await student.get('/api/user');
  const after = await seen();
  expect(Date.now() - Date.parse(after.last_seen_at)).toBeLessThan(60_000);
  expect(after.version).toBe(before.version);
});

describe('the dashboard', () => {
  for (const role of ['admin', 'coordinator'])
    test(`shows ${role} numbers of which each is its list's`, async () => {
      await expectNumbersOfLists(await school.as(role));
    });

  test('counts all active students once by level and type', async () => {
    const { figures, students } = await dashboardOf(await school.as('coordinator'));
    const all = figures.find(({ name }) => name === 'students');
    expect(students.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count);
  });

  test('is nobody else’s', async () => {
    for (const role of ['customer-service', 'teacher', 'student'])
      expect((await (await school.as(role)).get('/api/staff/dashboard')).statusCode, role).toBe(403);
  });

  test('still shows the numbers of its lists after a random day', async () => {
    const coordinator = await school.as('coordinator');
    const day = fc.array(fc.tuple(fc.constantFrom(...Object.values(events)), fc.nat()), {
      minLength: 20,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(day, async (happened) => {
        for (const [event, draw] of happened) await event(school, draw);
        await expectNumbersOfLists(coordinator);
      }),
      { seed: 20_261_122, numRuns: 2, endOnFailure: true },
    );
    // Each of them once more, so that no part of the page is empty; who was away was for more than two weeks.
    for (const event of Object.values(events)) await event(school, 33);
    await expectNumbersOfLists(coordinator);
    const { figures } = await dashboardOf(coordinator);
    const count = (name: string) =>
      sumOf(
        figures.filter((figure) => figure.name === name),
        'count',
      );
    for (const name of [
      'meetings',
      'taken',
      'revisions',
      'placements',
      'tickets',
      'no_licence',
      'away',
      'contracts',
      'changes',
      'failed_rooms',
    ])
      expect(count(name), name).toBeGreaterThan(0);
  }, 120_000);
});
