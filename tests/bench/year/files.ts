import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Knex } from 'knex';
import type pg from 'pg';
import { inlineValues } from '#api/reporting/reader.ts';
import { findReport } from '#api/reporting/registry.ts';
import { linesOf } from '#api/reporting/statement.ts';
import type { Served } from '#tests/support/served.ts';

const slug = 'registrations-by-dates-and-hour-detailed';

/** The bytes of one `copy`, counted as they come. */
class Copied implements pg.Submittable {
  bytes = 0;
  readonly whole: Promise<void>;
  #end!: () => void;
  #fail!: (error: Error) => void;
  readonly #statement: string;

  constructor(statement: string) {
    this.#statement = statement;
    this.whole = new Promise((resolve, reject) => {
      this.#end = resolve;
      this.#fail = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.bytes += chunk.length;
  }
  handleCommandComplete(): void {
    // The bytes are all there; `handleReadyForQuery` follows.
  }
  handleReadyForQuery(): void {
    this.#end();
  }
  handleError(error: Error): void {
    this.#fail(error);
  }
}

/** A year as a file, beside the database's own `copy` of the same columns in the same order; and what memory it takes. */
export async function printReportFiles(
  { url, pid }: Served,
  headers: Record<string, string>,
  client: pg.Client,
  knex: Knex,
): Promise<void> {
  const report = await findReport(slug);
  const filters = { from: '2000-01-01', until: '2100-12-31' };
  const values = {
    zone: 'America/Mexico_City',
    today: '2026-01-01',
    now: new Date().toISOString(),
    locale: 'es',
    ...filters,
  };
  const shown = Object.entries(report.columns).flatMap(([name, { hidden }]) => (hidden ? [] : [`r."${name}"`]));
  const sort = { column: report.sort.replace(/^-/, ''), descending: report.sort.startsWith('-') };
  const rows = linesOf(report, { sql: report.rows(filters), values }, sort, shown.join(', '));
  const copied = new Copied(`copy (${inlineValues(rows, knex)}) to stdout (format csv)`);
  const from = performance.now();
  client.query(copied);
  await copied.whole;
  const plain = performance.now() - from;
  for (const format of ['csv', 'xlsx']) {
    const before = memory();
    const file = await download(format);
    console.log(
      `${format} of ${slug}: begun after ${file.first.toFixed(0)} ms (aim 1,000), ${megabytes(file.bytes)} MB in ` +
        `${(file.whole / 1000).toFixed(1)} s; copy ${megabytes(copied.bytes)} MB in ${(plain / 1000).toFixed(1)} s: ` +
        `${(plain / file.whole).toFixed(2)} of its rate (aim of csv 0.5); ${megabytes(file.most - before)} MB of memory more (aim 60)`,
    );
  }

  async function download(format: string) {
    const path = `/api/reports/${slug}/${format}?filters=${encodeURIComponent(JSON.stringify(filters))}`;
    const started = performance.now();
    const answer = await fetch(url + path, { headers });
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    let [bytes, first, most] = [0, 0, 0];
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 500);
    for await (const chunk of Readable.fromWeb(answer.body as ReadableStream)) {
      first ||= performance.now() - started;
      bytes += chunk.length;
    }
    clearInterval(watch);
    return { bytes, first, most, whole: performance.now() - started };
  }

  /** Of the server's process, in bytes. */
  function memory(): number {
    return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid())], { encoding: 'utf8' }));
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
