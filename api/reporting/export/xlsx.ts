import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import excel from 'exceljs';
import type QueryStream from 'pg-query-stream';
import type { Context } from '../../engine/define.ts';
import type { Column, ColumnType } from '../define.ts';
import { headOf, wordsOf } from '../values.ts';
import type { Columns, Format, Wishes } from './format.ts';

/** A sheet holds no more, its head included. */
const mostRows = 1_048_576;

const looks: Partial<Record<ColumnType, string>> = {
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
  hour: '00":00"',
  number: '0.0',
  percentage: '0.0',
  integer: '0',
};

/** Seconds of the school's wall: a spreadsheet knows no time zones. */
function expression(name: string, { type }: Column): string {
  const value = `r."${name}"`;
  if (type === 'moment') return `extract(epoch from ${value} at time zone :zone)::float8`;
  if (type === 'date') return `extract(epoch from ${value}::timestamp)::float8`;
  return value;
}

type Cell = string | number | boolean | null;
type Reader = (value: Cell) => Cell | Date;

/** A value as a cell: days and moments are dates to a spreadsheet, numbers numbers, and texts nothing but texts. */
function readerOf(column: Column, ctx: Context): Reader {
  const { type } = column;
  if (type === 'moment' || type === 'date') return (value) => (value === null ? null : new Date(Number(value) * 1000));
  if (type !== 'word' && type !== 'weekday' && type !== 'boolean') return (value) => value;
  const words = new Map(wordsOf(column, ctx));
  return (value) => (value === null ? null : (words.get(String(value)) ?? String(value)));
}

/** Adds a sheet with a frozen head that filters. */
function sheetIn(book: excel.stream.xlsx.WorkbookWriter, name: string, columns: Columns, ctx: Context) {
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(([column, { type }]) => ({
    header: headOf(column, ctx.caller),
    key: column,
    width: type === 'text' ? 28 : type === 'moment' ? 20 : 14,
    style: { numFmt: looks[type] ?? 'General' },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  return sheet;
}

/** Signs that no name of a sheet may have; and it is no longer than 28 letters, so that a number fits behind it. */
const sheetName = (title: string) => title.replace(/[*?:\\/[\]]/g, ' ').slice(0, 28);

async function fill(out: PassThrough, rows: QueryStream, columns: Columns, { title, count }: Wishes, ctx: Context) {
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const readers = columns.map(([, column]) => readerOf(column, ctx));
  let sheets = 1;
  let sheet = sheetIn(book, sheetName(title), columns, ctx);
  let written = 0;
  for await (const row of rows as AsyncIterable<Cell[]>) {
    if (written > 0 && written % (mostRows - 1) === 0) {
      sheet.commit();
      sheets += 1;
      sheet = sheetIn(book, `${sheetName(title)} ${sheets}`, columns, ctx);
    }
    sheet.addRow(readers.map((read, at) => read(row[at] ?? null))).commit();
    written += 1;
    if (written % 500 > 0) continue;
    count(written);
    // The writer asks nobody whether the reader keeps up.
    if (out.writableNeedDrain) await once(out, 'drain');
    else await new Promise(setImmediate);
  }
  count(written);
  sheet.commit();
  await book.commit();
}

/** A workbook of Excel (Office Open XML), written as it is read. */
export const xlsx: Format = {
  media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  expressions: (columns) => columns.map(([name, column]) => expression(name, column)),
  write(rows, columns, wishes, ctx) {
    const out = new PassThrough();
    fill(out, rows, columns, wishes, ctx).catch((error) => out.destroy(error));
    return out;
  },
};
