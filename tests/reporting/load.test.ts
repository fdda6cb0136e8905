import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endLostRuns } from '#api/reporting/export/runs.ts';
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

const runs = () => school.knex('report_runs').select('id');

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

it('A report goes to the database in one message, with its transaction', async () => {
  const ask = () => admin.get(query('page', { report: 'students-per-level', filters: {} }));
  // It opens the connection.
  await ask();
  // By then the socket has put the parts themselves there.
  const messages = vi.spyOn(Socket.prototype, '_writev' as '_write');
  expect((await ask()).statusCode).toBe(200);
  const sent = messages.mock.calls.map(([parts]) => Buffer.concat(parts).toString());
  messages.mockRestore();
  expect(sent.filter((message) => message.includes('begin read only'))).toEqual([expect.stringContaining('commit')]);
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

describe('files of one person', () => {
  const file = `/api/reports/${registrations.report}/csv`;

  /** Turns and places in the queue that somebody has. */
  const locksOf = async (id: number): Promise<number> => {
    const { rows } = await school.knex.raw(
      `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.objid = ?`,
      [id],
    );
    return rows[0].count;
  };

  it('are written two at a time: some more wait for their turn, and others are refused', async () => {
    const [id, before] = [await idOf('admin'), (await runs()).length];
    const waiting: ReturnType<typeof admin.get>[] = [];
    await school.knex.transaction(async (trx) => {
      for (const slot of [1, 2])
        await trx.raw(`select pg_advisory_xact_lock(hashtext('file ' || ?::int), ?)`, [slot, id]);
      waiting.push(admin.get(file), admin.get(file), admin.get(file));
      await expect.poll(() => locksOf(id), patient).toBe(5);
      const refused = await admin.get(file);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    });
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
    // What was refused is no run.
    await expect.poll(async () => (await runs()).length, patient).toBe(before + 3);
  });

  it('that nobody writes any more are said to have failed, and no others', async () => {
    const run = { report: registrations.report, format: 'csv', filters: '{}', user_id: await idOf('admin') };
    const old = { ...run, status: 'running', created_at: '2026-01-01T00:00:00Z' };
    const made: { id: number }[] = await school.knex('report_runs').insert([old, old, run]).returning('id');
    const [lost = 0, alive = 0, young = 0] = made.map(({ id }) => id);
    await school.knex.transaction(async (trx) => {
      await trx.raw(`select pg_advisory_xact_lock(hashtext('report run'), ?)`, [alive]);
      await endLostRuns(school.knex);
    });
    const found = await school.knex('report_runs').whereIn('id', [lost, alive, young]).orderBy('id').pluck('status');
    expect(found).toEqual(['failed', 'running', 'running']);
  });
});

it('the longest list of Swan IDs fits into the address of a page, and into that of what the page asks', async () => {
  const swan_ids = Array.from({ length: 500 }, (_, at) => `${at}`.padStart(40, 'S')).join('\n');
  const asked = { report: 'students-per-swanid-detailed', filters: { swan_ids } };
  const referer = `${url}/reports/report/${asked.report}?${new URLSearchParams({ filters: JSON.stringify({ swan_ids }) })}`;
  const answer = await fetch(url + query('totals', asked), { headers: { ...admin.headers, referer } });
  expect(answer.status).toBe(200);
  expect((await answer.json()).unknown_swan_ids).toHaveLength(500);
});

it('a report writes nothing, even if its SQL would', async () => {
  const { closeReaders, reading } = await import('#api/reporting/reader.ts');
  const ctx = { engine: school.app.engine, caller: { id: 1 } } as Parameters<typeof reading>[0];
  const evil = { sql: `update users set notes = 'x' where id = 0 returning id`, values: {} };
  await expect(reading(ctx, [evil])).rejects.toThrow(/read-only/);
  await closeReaders(school.app.engine.knex);
});
