import type { Schema } from '#schemas/dialect.ts';
import { pairedIn } from '#schemas/localize.ts';
import { kindOf } from '../kind.ts';

/** A row of a form: one field, or a field and its English twin side by side. */
export type Row = [string] | [string, string];

const wide = [
  'long_text',
  'rich_text',
  'localized',
  'object',
  'list',
  'files',
  'references',
  'texts',
  'arrangement',
  'json',
];

/**
 * The rows of a form: what it is called, in two languages side by side; then what is short; then what is long.
 */
export function rowsOf(properties: Record<string, Schema>): Row[] {
  const names = Object.keys(properties);
  const paired = pairedIn(names);
  const twins = paired.map((name) => `english_${name}`);
  const rows = names
    .filter((name) => !twins.includes(name))
    .map((name): Row => (paired.includes(name) ? [name, `english_${name}`] : [name]));
  const long = ([name]: Row) => wide.includes(kindOf(properties[name] as Schema, name));
  const place = (row: Row) => (long(row) ? 2 : row.length > 1 ? 0 : 1);
  return rows.toSorted((a, b) => place(a) - place(b));
}

export type Span = 'one' | 'two' | 'all';

/** The columns that a row takes: all where it is in two languages or long, two for a file with its buttons or an answer with what it accepts. */
export function spanOf([name, twin]: Row, properties: Record<string, Schema>): Span {
  const kind = kindOf(properties[name] as Schema, name);
  if (twin !== undefined || wide.includes(kind)) return 'all';
  return ['file', 'email', 'answers'].includes(kind) ? 'two' : 'one';
}
