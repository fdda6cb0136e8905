import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { fillYear } from '#tests/bench/year.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await copyDatabase();
});
afterAll(() => database.drop());

test("a school's year that was written as sets is as sound as one that was lived", async () => {
  await fillYear(database.ownerUrl, { students: 140, held: 4, coming: 2 });
  const knex = connect(database.url);
  const count = async (where: object) =>
    Number((await knex('registrations').where(where).count({ count: '*' }))[0]?.count);
  expect(await auditSeats(knex)).toEqual([]);
  for (const status of ['completed', 'inactive', 'registered'])
    expect(await count({ status }), status).toBeGreaterThan(50);
  await knex.destroy();
});
