import type { Schema } from '#schemas/dialect.ts';
import { kindOf } from './kind.ts';

/** A row of a form: one field, or a field and its English twin side by side. */
export type Row = [string] | [string, string];

const wide = ['long_text', 'rich_text', 'localized', 'object', 'list', 'files', 'references', 'texts', 'json'];

/** `name` and `english_name` are one thing in two languages, and stand side by side. */
export function rowsOf(properties: Record<string, Schema>): Row[] {
  const names = Object.keys(properties);
  return names
    .filter((name) => !(name.startsWith('english_') && names.includes(name.slice('english_'.length))))
    .map((name) => (names.includes(`english_${name}`) ? [name, `english_${name}`] : [name]));
}

/** Whether a row takes the whole width: what is in two languages, and what is long. */
export const isWide = ([name, twin]: Row, properties: Record<string, Schema>) =>
  twin !== undefined || wide.includes(kindOf(properties[name] as Schema, name));
