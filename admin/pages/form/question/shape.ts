import type { Schema } from '#schemas/dialect.ts';
import { isEmpty } from '../../../schema/record/defaults.ts';

type Members = Record<string, unknown>;

const isHollow = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
const blanks: Record<string, unknown> = { string: '', array: [], object: {} };

/** A form's values in the shape of a type's schema: empty ones are left out, or are blank where they are required. */
export function shape(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => shape(schema.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(value as Members)
    .filter(([name, member]) => name in properties && !isEmpty(member))
    .map(([name, member]): [string, unknown] => [name, shape(properties[name] as Schema, member)])
    .filter(([name, member]) => required.includes(name) || !isHollow(member));
  const members: Members = Object.fromEntries(entries);
  for (const name of required) {
    const property = properties[name] as Schema;
    const blank = blanks[String(property.type)];
    if (!(name in members) && blank !== undefined) members[name] = shape(property, structuredClone(blank));
  }
  return members;
}

/** The same schema without what it requires: it says nothing about what is not written yet. */
export function withoutRequired({ required: _, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(schema.items ? { items: withoutRequired(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, property]) => [name, withoutRequired(property)]),
          ),
        }
      : {}),
  };
}
