import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { nameOf } from '#api/statements.ts';
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

test('A table that a migration changes meanwhile is read on', async () => {
  const owner = connect(database.ownerUrl);
  const read = () => knex('groups').select('*').where('id', '>', 0).first();
  for (const _ of [1, 2, 3]) await read();
  await owner.schema.alterTable('groups', (table) => table.string('motto'));
  await owner.destroy();
  expect(await read()).toMatchObject({ motto: null });
});
