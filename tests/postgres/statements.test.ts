import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionReader } from '#api/auth/session.ts';
import { connect } from '#api/database.ts';
import { nameOf } from '#api/statement_names.ts';
import { fillStudents } from '#tests/bench/students.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let knex: Knex;

beforeAll(async () => {
  database = await copyDatabase();
  knex = connect(database.url);
});

afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

test('A statement gets a name of its own when it comes a third time, and keeps it', () => {
  const [one, other] = ['select 1 as one', 'select 2 as other'];
  expect([nameOf(one), nameOf(one)]).toEqual([undefined, undefined]);
  const name = nameOf(one);
  expect(name).toMatch(/^s\d+$/);
  expect(nameOf(one)).toBe(name);
  for (const _ of [1, 2]) nameOf(other);
  expect(nameOf(other)).not.toBe(name);
});

test('What is used often is planned once for each connection, and answers each time by its own values', async () => {
  await knex.transaction(async (trx) => {
    const told = [];
    for (const order of [1, 2, 3, 4, 5]) told.push((await trx('levels').where({ order }).first('order'))?.order);
    expect(told).toEqual([1, 2, 3, 4, 5]);
    const { rows } = await trx.raw('select statement from pg_prepared_statements');
    expect(rows.filter(({ statement }: { statement: string }) => /from "levels"/.test(statement))).toHaveLength(1);
  });
});

test('Whose a session is, is planned once for each connection, in a large school too', async () => {
  await fillStudents(database.ownerUrl, 20_000);
  const read = sessionReader(knex);
  for (let turn = 0; turn < 10; turn += 1) await read({ token: 'none', time_zone: null });
  const { rows } = await knex.raw(
    `select generic_plans, custom_plans from pg_prepared_statements where statement ~ 'token_hash'`,
  );
  expect(Number(rows[0].custom_plans)).toBe(5);
  expect(Number(rows[0].generic_plans)).toBeGreaterThan(0);
});

test('A table that a migration changes meanwhile is read on', async () => {
  const owner = connect(database.ownerUrl);
  const read = () => knex('groups').select('*').where('id', '>', 0).first();
  for (const _ of [1, 2, 3]) await read();
  await owner.schema.alterTable('groups', (table) => table.string('motto'));
  await owner.destroy();
  expect(await read()).toMatchObject({ motto: null });
});
