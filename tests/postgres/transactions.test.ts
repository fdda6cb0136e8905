import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let knex: Knex;
let sent: string[] = [];

beforeAll(async () => {
  database = await copyDatabase();
  knex = connect(database.url);
  knex.on('query', ({ sql }: { sql: string }) => sent.push(sql));
});

afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** On a connection that has begun one before, and on one that has not. */
const twice = [1, 2];
const found = async (name: string) => (await knex('groups').where({ name })).length;
const numberOf = async (trx: Knex) =>
  (await trx.raw('select pg_current_xact_id()::text as number, ?::int', [1])).rows[0].number;

test('A transaction begins with its first statement, which is part of it', async () => {
  for (const _ of twice) {
    sent = [];
    const numbers = await knex.transaction(async (trx) => [await numberOf(trx), await numberOf(trx)]);
    expect(numbers[0]).toBe(numbers[1]);
    expect(sent.map((sql) => sql.slice(0, 6))).toEqual(['select', 'select', 'COMMIT']);
  }
});

test('What fails takes the first statement back too', async () => {
  for (const _ of twice) {
    const work = knex.transaction(async (trx) => {
      await trx('groups').insert({ name: 'Taken back' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await found('Taken back')).toBe(0);
  }
});

test('A first statement that fails leaves a connection that begins the next', async () => {
  for (const _ of twice) {
    await expect(knex.transaction((trx) => trx.raw('select ?::int / 0', [1]))).rejects.toThrow('division by zero');
    await expect(knex.transaction((trx) => trx.raw('select nothing from groups where id = ?', [1]))).rejects.toThrow();
    await expect(
      knex.transaction(async (trx) => {
        await trx('groups').insert({ name: 'Not after an error' });
        await trx.raw('select 1 / 0');
      }),
    ).rejects.toThrow('division by zero');
  }
  expect(await found('Not after an error')).toBe(0);
  await knex.transaction((trx) => trx('groups').insert({ name: 'After errors' }));
  expect(await found('After errors')).toBe(1);
});

test('One that asks nothing ends in silence', async () => {
  expect(await knex.transaction(async () => 'done')).toBe('done');
  await expect(knex.transaction(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const numbers = await knex.transaction(async (trx) => [await numberOf(trx), await numberOf(trx)]);
  expect(numbers[0]).toBe(numbers[1]);
});

test('It begins with a part of it, with several statements in one, and with a stream', async () => {
  await knex.transaction(async (trx) => {
    await trx.transaction((part) => part('groups').insert({ name: 'In a part' })).catch(() => undefined);
    await trx
      .transaction(async (part) => {
        await part('groups').insert({ name: 'In another' });
        throw new Error('no');
      })
      .catch(() => undefined);
  });
  expect([await found('In a part'), await found('In another')]).toEqual([1, 0]);
  const several = knex.transaction(async (trx) => {
    await trx.raw(`insert into groups (name) values ('One'); insert into groups (name) values ('Two')`);
    throw new Error('no');
  });
  await expect(several).rejects.toThrow('no');
  expect([await found('One'), await found('Two')]).toEqual([0, 0]);
  const locked = await knex.transaction(async (trx) => {
    for await (const _ of trx('groups').limit(1).forUpdate().stream());
    const { rows } = await trx.raw(
      `select count(*)::int from pg_locks where pid = pg_backend_pid() and mode = 'RowShareLock'`,
    );
    return rows[0].count;
  });
  expect(locked).toBeGreaterThan(0);
});
