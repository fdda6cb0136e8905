import { writtenAs } from '#api/assessment/check.ts';
import type { QuestionTypes } from '#api/assessment/define.ts';
import type { Schema } from '#schemas/dialect.ts';

/**
 * A value with other names for the files of the library, wherever its schema says that one stands. A name that becomes
 * undefined goes, and with it whatever cannot be without.
 */
export function renamed(schema: Schema, value: unknown, rename: (name: unknown) => unknown): unknown {
  if (schema['x-reference'] === 'resources') return rename(value);
  if (Array.isArray(value))
    return value.map((one) => renamed(schema.items ?? {}, one, rename)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    const property = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    return [name, property ? renamed(property, member, rename) : member];
  });
  const kept = Object.fromEntries(members.filter(([, member]) => member !== undefined));
  const isGone = (schema.required ?? []).some((name) => Object.hasOwn(value, name) && !Object.hasOwn(kept, name));
  return isGone ? undefined : kept;
}

/** The body of a question with other names for what it shows. */
export const bodyRenamed = (
  types: QuestionTypes,
  { type, body }: { type: string; body: object },
  rename: (name: unknown) => unknown,
): object => (renamed(writtenAs(types, type)?.author.properties?.body ?? {}, body, rename) ?? {}) as object;

/** The files of the library that a question shows. */
export function shownIn(types: QuestionTypes, question: { type: string; body: object }): number[] {
  const found = new Set<number>();
  bodyRenamed(types, question, (id) => {
    if (typeof id === 'number') found.add(id);
    return id;
  });
  return [...found];
}
