import pg from 'pg';
import { connect } from '#api/database.ts';
import type { Report } from '#api/reporting/define.ts';
import { readFilters } from '#api/reporting/filters.ts';
import { native } from '#api/reporting/native.ts';
import { reports, slugOf } from '#api/reporting/registry.ts';
import { readSort } from '#api/reporting/request.ts';
import { pageOf, type Statement, summaryOf } from '#api/reporting/statement.ts';
import { query } from '#tests/reporting/asked.ts';
import { type Choices, dice, drawFilters } from '#tests/reporting/draw.ts';
import type { Served } from '#tests/support/served.ts';
import { staffCookie } from '../people.ts';
import { printReportFiles } from './files.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 50);

/** As many rows as a page shows. */
const limit = 25;

/** Each report's first page and totals over a year, with random filters, beside the same SQL sent by a bare pg client. */
export async function printReports(school: Served): Promise<void> {
  const headers = { cookie: await staffCookie(school, 'admin'), 'sec-fetch-site': 'same-origin' };
  const knex = connect(school.databaseUrl);
  const client = new pg.Client(school.databaseUrl);
  await client.connect();
  await client.query('set jit = off');
  const { zone, ...choices } = await readChoices(client);
  const { rows: counted } = await client.query('select count(*)::int as registrations from registrations');
  console.log(
    `\nReports over ${counted[0].registrations.toLocaleString('en')} registrations, ${rounds} random filters each: ` +
      'first page and totals by HTTP, beside a statement for each by a bare client',
  );
  for (const report of (await reports()).values()) {
    const [product, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const filters = drawFilters(report, choices, dice(97 * round + report.report.length), [365, 380, 120]);
      const read = readFilters(report, filters, choices.today);
      const values = { zone, today: choices.today, now: new Date().toISOString(), locale: 'es', ...read };
      const source = { sql: report.rows(read), values };
      const statements = [pageOf(report, source, readSort(report), 'first', limit), summaryOf(report, source)];
      bare.push(await timed(() => sendBare(statements)));
      product.push(await timed(() => askProduct(report, filters)));
    }
    const [ours, plain] = [at95(product), at95(bare)];
    const ratio = sum(product) / sum(bare);
    console.log(
      `${slugOf(report)}: 95th percentile ${ours.toFixed(0)} ms (aim 1,000), bare ${plain.toFixed(0)} ms; ` +
        `${ratio.toFixed(2)} times the bare client's time in all (aim 1.3)`,
    );
  }
  for (const report of (await reports()).values()) if (report.is_long) await printSorts(report);
  await printReportFiles(school, headers, client, knex);
  await client.end();
  await knex.destroy();

  async function sendBare(statements: Statement[]): Promise<void> {
    for (const statement of statements) await client.query(native(statement, knex));
  }

  /** A year in the order of each column that is shown. */
  async function printSorts(report: Report): Promise<void> {
    const times: [number, string][] = [];
    for (const [name, { hidden }] of Object.entries(report.columns))
      for (const sort of hidden ? [] : [name, `-${name}`])
        times.push([await timed(() => askPage(report, { period: 'last_12_months' }, sort)), sort]);
    const [slowest, sort] = times.toSorted(([one], [other]) => other - one)[0] ?? [];
    console.log(
      `${slugOf(report)}: first page of a year, by each column: ${slowest?.toFixed(0)} ms by ${sort} (aim 1,000)`,
    );
  }

  async function askPage(report: Report, filters: object, sort: string): Promise<void> {
    await ask(query('page', { report: slugOf(report), filters, sort, limit }));
  }

  /** As the page does: both at once, which are one question of a short report. */
  async function askProduct(report: Report, filters: object): Promise<void> {
    const asked = { report: slugOf(report), filters };
    await Promise.all(
      [query('page', { ...asked, limit }), ...(report.is_short ? [] : [query('totals', asked)])].map(ask),
    );
  }

  async function ask(path: string): Promise<void> {
    const answer = await fetch(school.url + path, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.url}: ${text}`);
  }
}

async function readChoices(client: pg.Client): Promise<Choices & { zone: string }> {
  const one = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);
  const [zone] = await one('select school_time_zone from settings');
  const [today] = await one('select (now() at time zone school_time_zone)::date::text from settings');
  return {
    ...{ zone, today },
    levels: await one('select id from levels'),
    groups: await one('select id from groups'),
    teachers: await one('select distinct staff_id from meetings where staff_id is not null'),
    swan_ids: await one('select swan_id from users where swan_id is not null limit 2000'),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const sum = (times: number[]) => times.reduce((all, one) => all + one, 0);
const at95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(0.95 * (times.length - 1))] ?? 0;
