import { writtenAs } from '#api/assessment/check.ts';
import type { QuestionTypes } from '#api/assessment/define.ts';
import type { Schema } from '#schemas/dialect.ts';

/**
 * A value with other names for the files of the library, wherever its schema refers to one. A name that becomes
 * undefined goes, and with it whatever cannot be without.
 */
export function renameFiles(schema: Schema, value: unknown, rename: (name: unknown) => unknown): unknown {
  if (schema['x-reference'] === 'resources') return rename(value);
  if (Array.isArray(value))
    return value.map((one) => renameFiles(schema.items ?? {}, one, rename)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    return [name, property ? renameFiles(property, member, rename) : member];
  });
  const remaining = Object.fromEntries(members.filter(([, member]) => member !== undefined));
  const isGone = (schema.required ?? []).some((name) => Object.hasOwn(value, name) && !Object.hasOwn(remaining, name));
  return isGone ? undefined : remaining;
}

/** The body of a question with other names for what it shows. */
export const renameFilesInBody = (
  types: QuestionTypes,
  { type, body }: { type: string; body: object },
  rename: (name: unknown) => unknown,
): object => (renameFiles(writtenAs(types, type)?.author.properties?.body ?? {}, body, rename) ?? {}) as object;

/** The files of the library that a question shows. */
export function filesShownIn(types: QuestionTypes, question: { type: string; body: object }): number[] {
  const found = new Set<number>();
  renameFilesInBody(types, question, (id) => {
    if (typeof id === 'number') found.add(id);
    return id;
  });
  return [...found];
}
