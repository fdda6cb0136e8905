import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { addJob } from '#api/engine/jobs/jobs.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { totalsOf } from './asked.ts';

const report = 'registrations-by-dates-and-hour-detailed';

let school: School;
let service: Person;
beforeAll(async () => {
  school = await openSchool();
  service = await school.as('customer-service');
});
afterAll(() => school.close());

const idOf = async (username: string): Promise<number> =>
  (await school.knex('users').where({ username }).first('id')).id;

async function schedule(body: Row): Promise<Row> {
  const wanted = {
    report,
    filters: { period: 'last_month' },
    every: 'week',
    hour: 7,
    recipients: [await idOf('customer-service')],
  };
  const answer = await service.post('/api/report_schedules', { ...wanted, ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** The clock strikes: what was to be sent is due. */
async function strike(id: number): Promise<void> {
  await school.knex('report_schedules').where({ id }).update({ next_at: '2026-01-01T00:00:00Z' });
  await addJob(school.knex, 'send_reports', {});
  await runJobs(school.app);
}

const lettersOf = async (username: string): Promise<Row[]> =>
  school.knex('letters').where({ letter: 'report', user_id: await idOf(username) });
const runsOf = (id: number): Promise<Row[]> => school.knex('report_runs').where({ report_schedule_id: id });

it('a report is sent by letter when it is due, with what its rows come to, and then waits for its next time', async () => {
  const { id, next_at } = await schedule({ filters: { period: 'always' } });
  expect(Date.parse(next_at)).toBeGreaterThan(Date.now());
  await strike(id);
  const { rows } = await totalsOf(service, { report, filters: { period: 'always' } });
  const [letter] = await lettersOf('customer-service');
  expect(letter?.text).toContain(`${rows} filas`);
  expect(letter?.text).toContain(`/reports/report/${report}?filters=`);
  expect(await runsOf(id)).toMatchObject([{ format: 'letter', rows, status: 'done' }]);
  const { next_at: coming } = (await service.get(`/api/report_schedules/${id}`)).json();
  expect(Date.parse(coming)).toBeGreaterThan(Date.now());
});

it('nobody is written to about a report without rows, and the run says that there were none', async () => {
  const before = (await lettersOf('customer-service')).length;
  const { id } = await schedule({ filters: { from: '2001-01-01', until: '2001-01-02' } });
  await strike(id);
  expect(await lettersOf('customer-service')).toHaveLength(before);
  expect(await runsOf(id)).toMatchObject([{ rows: 0 }]);
});

it('a report that cannot be read holds up no other: its run says that it failed, and it waits for its next time', async () => {
  const lost = await schedule({ every: 'month', filters: { period: 'always' } });
  const other = await schedule({ filters: { period: 'always' } });
  await school.knex('report_schedules').where({ id: lost.id }).update({ report: 'evil' });
  await school.knex('report_schedules').whereIn('id', [lost.id, other.id]).update({ next_at: '2026-01-01T00:00:00Z' });
  await addJob(school.knex, 'send_reports', {});
  await runJobs(school.app);
  expect(await runsOf(lost.id)).toMatchObject([{ status: 'failed', rows: null }]);
  expect(await runsOf(other.id)).toMatchObject([{ status: 'done' }]);
  const { next_at } = await school.knex('report_schedules').where({ id: lost.id }).first('next_at');
  expect(Date.parse(next_at)).toBeGreaterThan(Date.now());
});

it('whoever may not read reports any more gets none', async () => {
  const { id } = await schedule({ recipients: [await idOf('admin')], filters: { period: 'always' } });
  await school.knex('users').where({ username: 'admin' }).update({ status: 'inactive' });
  await strike(id);
  expect(await lettersOf('admin')).toEqual([]);
  await school.knex('users').where({ username: 'admin' }).update({ status: 'active' });
});

it('what is stopped is not sent, and has a next time when it goes on', async () => {
  const { id } = await schedule({ every: 'day', filters: { period: 'always' } });
  expect((await service.post(`/api/report_schedules/${id}/deactivate`)).statusCode).toBe(200);
  await strike(id);
  expect(await runsOf(id)).toEqual([]);
  const { next_at } = (await service.post(`/api/report_schedules/${id}/activate`)).json();
  expect(Date.parse(next_at)).toBeGreaterThan(Date.now());
});

it('is refused for a report that there is not, filters that it has not, and readers who are none', async () => {
  const wanted = { report, filters: {}, every: 'day', recipients: [await idOf('customer-service')] };
  const refused = async (body: Row) => (await service.post('/api/report_schedules', { ...wanted, ...body })).statusCode;
  expect(await refused({ report: 'evil' })).toBe(404);
  expect(await refused({ filters: { evil: 1 } })).toBe(400);
  expect(await refused({ recipients: [await idOf('coordinator')] })).toBe(422);
  expect(await refused({ recipients: [] })).toBe(422);
});
