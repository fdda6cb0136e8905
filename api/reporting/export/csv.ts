import type { Context } from '../../engine/define.ts';
import { asText } from '../../engine/words/formula.ts';
import type { Column } from '../define.ts';
import { headOf, wordsOf } from '../values.ts';
import type { Format } from './format.ts';
import type { Lines } from './lines.ts';

const quote = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellOf = (text: string) => quote(asText(text));
const literal = (text: string) => `'${cellOf(text).replaceAll("'", "''").replaceAll('?', '\\?')}'`;

/** A text that begins with a letter or digit, not with what may begin a formula, and has no sign that asks for quotes. */
const isPlain = (value: string) => `${value} ~ '^[0-9A-Za-zÀ-ɏ][^",;\\t\\r\\n]*$'`;

/** A cell in SQL: the database writes whole lines, so that nothing but bytes passes through here. */
function cell(name: string, column: Column, ctx: Context): string {
  const value = `r."${name}"`;
  const { type } = column;
  // Few texts need a mark or quotes: the others are spared the function.
  if (type === 'text')
    return `case when ${value} is null or ${isPlain(value)} then ${value} else csv_cell(${value}) end`;
  if (type === 'moment') return `date_trunc('second', ${value} at time zone :zone)`;
  if (type === 'hour') return `lpad(${value}::text, 2, '0') || chr(58) || '00'`;
  if (type !== 'word' && type !== 'weekday' && type !== 'boolean') return value;
  const words = wordsOf(column, ctx).map(([code, word]) => `when '${code}' then ${literal(word)}`);
  return `case ${value}::text ${words.join(' ')} else ${value}::text end`;
}

async function* bytesOf(head: string, lines: AsyncIterable<Lines>, count: (rows: number) => void) {
  yield Buffer.from(head);
  let written = 0;
  for await (const { bytes, rows } of lines) {
    written += rows;
    count(written);
    yield bytes;
  }
}

/** Comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know it where that is wanted. */
export const csv: Format = {
  media_type: 'text/csv; charset=utf-8',
  // What has no value is left out by `concat`.
  line: (columns, ctx) =>
    `concat(${columns.map(([name, column]) => cell(name, column, ctx)).join(`, ',', `)}, E'\\r\\n')`,
  write(lines, columns, { bom, count }, ctx) {
    const head = columns.map(([name]) => cellOf(headOf(name, ctx.caller))).join(',');
    return bytesOf(`${bom ? '\ufeff' : ''}${head}\r\n`, lines, count);
  },
};
