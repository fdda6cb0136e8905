import type QueryStream from 'pg-query-stream';
import type { Context } from '../../engine/define.ts';
import { asText } from '../../engine/words/formula.ts';
import type { Column } from '../define.ts';
import { headOf, wordsOf } from '../values.ts';
import type { Format } from './format.ts';

const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellOf = (text: string) => quoted(asText(text));
const literal = (text: string) => `'${cellOf(text).replaceAll("'", "''").replaceAll('?', '\\?')}'`;

/** What cannot stand in a cell as it is: its signs, and the beginning of a formula. */
const special = `'[",;\\t\\r\\n]|^\\s*''*[=+\\-@＝＋－＠]'`;

/** A cell in SQL: the database writes whole lines, so that nothing but bytes passes through here. */
function cell(name: string, column: Column, ctx: Context): string {
  const value = `r."${name}"`;
  const { type } = column;
  // Few texts need a mark or quotes: the others are spared the function.
  if (type === 'text') return `case when ${value} ~ ${special} then csv_cell(${value}) else coalesce(${value}, '') end`;
  if (type === 'moment') return `coalesce(to_char(${value} at time zone :zone, 'YYYY-MM-DD HH24:MI:SS'), '')`;
  if (type === 'hour') return `coalesce(lpad(${value}::text, 2, '0') || chr(58) || '00', '')`;
  if (type !== 'word' && type !== 'weekday' && type !== 'boolean') return `coalesce(${value}::text, '')`;
  const words = wordsOf(column, ctx).map(([said, word]) => `when '${said}' then ${literal(word)}`);
  return `coalesce(case ${value}::text ${words.join(' ')} else ${value}::text end, '')`;
}

/** So many characters are sent at a time. */
const chunk = 65_536;

async function* bytesOf(head: string, lines: QueryStream, count: (rows: number) => void) {
  let text = head;
  let rows = 0;
  yield text;
  text = '';
  for await (const [line] of lines as AsyncIterable<[string]>) {
    text += `${line}\r\n`;
    rows += 1;
    if (text.length < chunk) continue;
    count(rows);
    yield text;
    text = '';
  }
  count(rows);
  yield text;
}

/** Comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know it where that is wanted. */
export const csv: Format = {
  media_type: 'text/csv; charset=utf-8',
  expressions: (columns, ctx) => [
    `${columns.map(([name, column]) => cell(name, column, ctx)).join(` || ',' || `)} as line`,
  ],
  write(rows, columns, { bom, count }, ctx) {
    const head = columns.map(([name]) => cellOf(headOf(name, ctx.caller))).join(',');
    return bytesOf(`${bom ? '\ufeff' : ''}${head}\r\n`, rows, count);
  },
};
