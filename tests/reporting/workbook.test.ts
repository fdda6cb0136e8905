import excel from 'exceljs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from '#api/database.ts';
import type { Context } from '#api/engine/define.ts';
import type { Column, Report } from '#api/reporting/define.ts';
import { LineStream } from '#api/reporting/export/lines.ts';
import { rowOf } from '#api/reporting/export/workbook/cells.ts';
import { workbookOf } from '#api/reporting/export/workbook/workbook.ts';
import { inlineValues } from '#api/reporting/reader.ts';
import { linesOf } from '#api/reporting/statement.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { pageOf } from './asked.ts';

let school: School;
let service: Person;
beforeAll(async () => {
  school = await openSchool();
  service = await school.as('customer-service');
});
afterAll(() => school.close());

const columns: Record<string, Column> = {
  id: { type: 'integer' },
  said: { type: 'text' },
  at: { type: 'moment' },
  day: { type: 'date' },
  rate: { type: 'percentage' },
  standing: { type: 'word', of: 'reports.standing', values: ['attended'] },
};
const report = { report: 'made_up', filters: {}, columns, key: 'id', sort: 'id', charts: [] } as unknown as Report;

const wishes = { title: 'Made up: all/of [it]', bom: false, count: () => undefined };

/** A workbook of made-up rows, with so few rows on each sheet, read by another library. */
async function bookOf(rows: string, part: number): Promise<excel.Workbook> {
  const ctx = { engine: school.app.engine, caller: { locale: 'en' } } as Context;
  const client = new pg.Client(connectionOf(school.knex));
  await client.connect();
  try {
    const source = { sql: `select * from (${rows}) made`, values: { zone: 'America/Mexico_City' } };
    const statement = linesOf(
      report,
      source,
      { column: 'id', descending: false },
      rowOf(Object.entries(columns), ctx),
      part,
    );
    const lines = client.query(new LineStream(inlineValues(statement, school.knex), part));
    const bytes: Buffer[] = [];
    for await (const chunk of workbookOf(part).write(lines, Object.entries(columns), wishes, ctx)) bytes.push(chunk);
    const book = new excel.Workbook();
    await book.xlsx.load(Buffer.concat(bytes) as unknown as excel.Buffer);
    return book;
  } finally {
    await client.end();
  }
}

const made = (said: string, count = 1) => `select n as id, ${said} as said, timestamptz '2026-03-08 06:30:15Z' as at,
  date '2026-02-28' as day, 66.7 as rate, 'attended' as standing from generate_series(1, ${count}) n`;

const evil = 'a & b <c> "d" _x000D_ \\n\u0007 =1+1 ñ 😀\nnext';

it('a cell holds what the row says: moments by the wall, days, numbers, words, and any text', async () => {
  const book = await bookOf(made(pg.escapeLiteral(evil)), 10);
  const [sheet] = book.worksheets;
  expect(sheet?.name).toBe('Made up  all of  it ');
  const cells = [1, 2, 3, 4, 5, 6].map((at) => sheet?.getRow(2).getCell(at).value);
  expect(cells).toEqual([
    1,
    evil.replace('\u0007', '').replace('_x000D_', '_x005F_x000D_'),
    new Date('2026-03-08T00:30:15Z'),
    new Date('2026-02-28T00:00:00Z'),
    66.7,
    'Attended',
  ]);
  expect(sheet?.getRow(2).getCell(3).numFmt).toBe('yyyy-mm-dd hh:mm:ss');
  expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(sheet?.autoFilter).toBe('A1:F2');
});

it('a book begins before there is a row', async () => {
  const ctx = { engine: school.app.engine, caller: { locale: 'en' } } as Context;
  const waiting = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) };
  for await (const chunk of workbookOf(5).write(waiting, Object.entries(columns), wishes, ctx)) {
    expect(chunk.subarray(0, 2).toString()).toBe('PK');
    break;
  }
});

it('a value that there is not is an empty cell', async () => {
  const book = await bookOf(
    `select 1 as id, null::text as said, null::timestamptz as at, null::date as day,
    null::numeric as rate, null::text as standing`,
    10,
  );
  expect(book.worksheets[0]?.getRow(2).actualCellCount).toBe(1);
});

it.each([
  [0, [1]],
  [4, [5]],
  [5, [6]],
  [6, [6, 2]],
  [10, [6, 6]],
  [12, [6, 6, 3]],
])('%i rows go on sheets of five and their heads', async (count, rows) => {
  const book = await bookOf(made(`'row ' || n`, count), 5);
  expect(book.worksheets.map((sheet) => sheet.rowCount)).toEqual(rows);
  const said = book.worksheets.flatMap((sheet) => (sheet.getColumn(2).values as string[]).slice(2));
  expect(said).toEqual(Array.from({ length: count }, (_, at) => `row ${at + 1}`));
});

it('lines longer than a piece, and many of them, come whole and in order', async () => {
  const book = await bookOf(made(`repeat(n::text, 9000)`, 40), 100);
  const said = (book.getWorksheet(1)?.getColumn(2).values ?? []).slice(2);
  expect(said).toEqual(Array.from({ length: 40 }, (_, at) => String(at + 1).repeat(9000)));
});

it('a report as a workbook is opened by another library with the rows of its pages', async () => {
  const asked = { report: 'students-per-level', filters: {} };
  const { rawPayload } = await service.get(`/api/reports/${asked.report}/xlsx`);
  const book = new excel.Workbook();
  await book.xlsx.load(rawPayload as unknown as excel.Buffer);
  const { rows } = await pageOf(service, { ...asked, limit: 100 });
  const sheet = book.worksheets[0] as excel.Worksheet;
  const last = sheet.actualColumnCount;
  expect(rows.map(({ students }) => students)).toEqual(rows.map((_, at) => sheet.getRow(at + 2).getCell(last).value));
});
