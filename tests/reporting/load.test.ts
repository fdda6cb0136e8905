import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { query } from './asked.ts';

let school: School;
let admin: Person;
let url: string;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  url = await school.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => school.close());

/** On a busy machine a request takes a while; the database gives up by itself after 15 seconds. */
const patient = { timeout: 10_000 };
const registrations = { report: 'registrations-by-dates-and-hour-detailed', filters: { period: 'always' } };
const idOf = async (username: string): Promise<number> =>
  (await school.knex('users').where({ username }).first('id')).id;

/** How many statements wait for what is held. */
const underWay = async (): Promise<number> => {
  const { rows } = await school.knex.raw(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
};

/** Holds up whoever reads the table, until the work is done. */
const held = (table: string, work: () => Promise<void>) =>
  school.knex.transaction(async (trx) => {
    await trx.raw('lock table ?? in access exclusive mode', [table]);
    await work();
  });

describe('a report that nobody waits for any more', () => {
  it('is cancelled in the database when its page is left', async () => {
    await held('registrations', async () => {
      const leaving = new AbortController();
      const asked = fetch(`${url}${query('page', registrations)}`, { headers: admin.headers, signal: leaving.signal });
      await expect.poll(underWay, patient).toBe(1);
      leaving.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(underWay, patient).toBe(0);
    });
    expect((await admin.get(query('page', registrations))).statusCode).toBe(200);
  });

  it('is written no further as a file, and its run says how far it came', async () => {
    await held('registrations', async () => {
      const leaving = new AbortController();
      const address = `${url}/api/reports/${registrations.report}/csv?filters={"period":"always"}`;
      const answer = await fetch(address, { headers: admin.headers, signal: leaving.signal });
      await expect.poll(underWay, patient).toBe(1);
      leaving.abort();
      await expect(answer.text()).rejects.toThrow();
      await expect.poll(underWay, patient).toBe(0);
    });
    const last = () => school.knex('report_runs').orderBy('id', 'desc').first('status', 'rows');
    await expect.poll(last, patient).toEqual({ status: 'cancelled', rows: 0 });
  });
});

describe('two reports of one person', () => {
  it('hold up a third, which says that it waits, and nobody else', async () => {
    const id = await idOf('admin');
    await school.knex.transaction(async (trx) => {
      for (const slot of [1, 2])
        await trx.raw(`select pg_advisory_xact_lock(hashtext('report ' || ?::int), ?)`, [slot, id]);
      const answer = await admin.get(query('page', registrations));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
      const other = await school.as('customer-service');
      expect((await other.get(query('page', registrations))).statusCode).toBe(200);
    });
    expect((await admin.get(query('page', registrations))).statusCode).toBe(200);
  });
});

it('a report writes nothing, even if its SQL would', async () => {
  const { closeReaders, reading } = await import('#api/reporting/reader.ts');
  const ctx = { engine: school.app.engine, caller: { id: 1 } } as Parameters<typeof reading>[0];
  const evil = { sql: `update users set notes = 'x' where id = 0 returning id`, values: {} };
  await expect(reading(ctx, [evil])).rejects.toThrow(/read-only/);
  await closeReaders(school.app.engine.knex);
});
