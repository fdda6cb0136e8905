import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { type ApiProcess, startApi } from '#tests/support/api_process.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { bySeatCall, enterRushers, faultsAfter, openRush, type Rusher, rush } from '#tests/support/seats/rush.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import { openWorld } from '#tests/support/world.ts';

let database: TestDatabase;
let folder: string;
let knex: Knex;
let students: Rusher[];
let apis: ApiProcess[];
const start = () => startApi(database.url, folder);

beforeAll(async () => {
  database = await copyDatabase();
  ({ folder } = await openWorld());
  knex = connect(database.url);
  await clearTimetable(knex);
  students = await enterRushers(knex, 200);
  apis = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(apis.map(({ kill }) => kill()));
  await knex.destroy();
  await database.drop();
});

test.each([
  ['two processes', false],
  ['two processes, of which one is killed in the middle,', true],
])(
  'of 200 students who call %s ten have the ten seats, and what was acknowledged is there',
  async (_whom, isKilled) => {
    const meeting = await openRush(knex, 10);
    let killed: Promise<void> | undefined;
    const answers = await rush(students, {
      ...bySeatCall(meeting),
      origins: apis.map(({ url }) => url),
      connections: 16,
      heard(count) {
        if (isKilled && count === 60) killed = apis[0]?.kill();
      },
    });
    await killed;
    // Who was cut off tries again.
    const cut = new Set(answers.filter(({ status }) => status === 0).map(({ student }) => student));
    expect(cut.size > 0).toBe(isKilled);
    const again = students.filter(({ id }) => cut.has(id));
    const later = await rush(again, { ...bySeatCall(meeting), origins: [apis[1]?.url as string] });
    const odd = ['already_registered', 'already_waiting'];
    const told = [...answers, ...later.filter(({ rule }) => !odd.includes(rule ?? ''))];
    expect(await faultsAfter(knex, meeting, told)).toEqual([]);
    expect(await knex('registrations').where({ meeting_id: meeting, status: 'registered' })).toHaveLength(10);
    expect(await auditSeats(knex)).toEqual([]);
    if (isKilled) apis = [apis[1] as ApiProcess, await start()];
  },
);
