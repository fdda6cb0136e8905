import type { Schema } from '#schemas/dialect.ts';

type Values = Record<string, unknown>;

/** What a new form begins with. */
export const defaultsOf = (schema: Schema): Values =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => property.default !== undefined && !property.readOnly)
      .map(([name, property]) => [name, property.default]),
  );

/** Whether a field of a form was left empty. */
export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The form's values without what was left empty, at any depth. */
export function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutEmpty) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutEmpty(member)])) as T;
}
