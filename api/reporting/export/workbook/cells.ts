import type { Context } from '../../../engine/define.ts';
import type { Column, ColumnType } from '../../define.ts';
import { wordsOf } from '../../values.ts';
import type { Columns } from '../format.ts';
import { xmlIn, xmlOf } from './xml.ts';

/** How numbers look, by the place of the look in the book's styles; 0 is that of texts, and 1 that of heads. */
export const looks = ['General', 'General', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss', '00":00"', '0.0', '0'] as const;

const lookOf: Partial<Record<ColumnType, (typeof looks)[number]>> = {
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
  hour: '00":00"',
  number: '0.0',
  percentage: '0.0',
  integer: '0',
};

/** Which look a column has. */
export const styleOf = (type: ColumnType): number => looks.lastIndexOf(lookOf[type] ?? 'General') % looks.length;

/** A, B, … Z, AA, as sheets call their columns. */
export const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Days since the end of 1899, which is how a spreadsheet counts; by the school's wall, as it knows no zones. */
const serial = (wall: string) => `extract(epoch from ${wall})::float8 / 86400 + 25569`;

/** A number as it stands in a cell; nothing for texts. */
function numberIn(value: string, type: ColumnType): string | null {
  if (type === 'moment') return serial(`(${value} at time zone :zone)`);
  if (type === 'date') return serial(`${value}::timestamp`);
  return lookOf[type] ? value : null;
}

function textIn(value: string, column: Column, ctx: Context): string {
  if (column.type === 'text') return xmlIn(value);
  const words = wordsOf(column, ctx).map(([code, word]) => `when '${code}' then ${literal(word)}`);
  return `case ${value}::text ${words.join(' ')} else ${xmlIn(`${value}::text`)} end`;
}

const literal = (word: string) => `'${xmlOf(word).replaceAll("'", "''").replaceAll('?', '\\?')}'`;

/** The cell of one value in SQL: days and moments are dates to a spreadsheet, numbers numbers, and texts nothing but texts. */
function cell(name: string, column: Column, at: number, ctx: Context): string {
  const value = `r."${name}"`;
  const number = numberIn(value, column.type);
  const [open, close] = number
    ? [`" s="${styleOf(column.type)}"><v>`, '</v></c>']
    : ['" t="inlineStr"><is><t xml:space="preserve">', '</t></is></c>'];
  const written = `concat('<c r="${letters(at)}', row_at, '${open}', ${number ?? textIn(value, column, ctx)}, '${close}')`;
  return `case when ${value} is not null then ${written} end`;
}

/** A row of a sheet in SQL; `row_at` is its number in the sheet. */
export const rowOf = (columns: Columns, ctx: Context): string => {
  const cells = columns.map(([name, column], at) => cell(name, column, at, ctx));
  return `concat('<row r="', row_at, '">', ${cells.join(', ')}, '</row>')`;
};
