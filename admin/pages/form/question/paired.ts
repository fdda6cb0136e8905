import type { Schema } from '#schemas/dialect.ts';
import { blank } from '../../../schema/inputs/nested.tsx';
import type { Draft } from '../types.ts';

export type Row = Record<string, unknown> & { id: string };

/** What a list of a type's body or key holds. */
export const listIn = (author: Schema, part: 'body' | 'key', name: string) =>
  author.properties?.[part]?.properties?.[name]?.items as Schema | undefined;

/** The lists of a type whose members have each a key of the same id, such as statements; gaps follow their text instead. */
export const pairedLists = (author: Schema): string[] =>
  Object.keys(author.properties?.body?.properties ?? {}).filter(
    (name) => name !== 'gaps' && listIn(author, 'key', name)?.properties?.id?.['x-choices'] === `body.${name}`,
  );

/** A key for each row, in the order of the rows: the one that it has, or an empty one. */
export const keysOf = (schema: Schema, rows: Row[], keys: Row[]): Row[] =>
  rows.map(({ id }) => keys.find((key) => key.id === id) ?? { ...blank(schema), id });

/** A question with a key for each row, completed before its form renders: a form ignores changes while it mounts. */
export function withKeys(author: Schema, question: Draft): Draft {
  const rowsIn = (part: 'body' | 'key', name: string) => (question[part]?.[name] ?? []) as Row[];
  const keys = pairedLists(author).map((name) => [
    name,
    keysOf(listIn(author, 'key', name) as Schema, rowsIn('body', name), rowsIn('key', name)),
  ]);
  return { ...question, key: { ...question.key, ...Object.fromEntries(keys) } };
}
