import type { Schema } from '#schemas/dialect.ts';
import { typeOf } from './names.ts';

type Tree = Record<string, unknown>;

/** The keywords that say of what type a value is; a title would give each member a name of its own. */
const structural = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'oneOf',
  'allOf',
  'anyOf',
  'tsType',
];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (names: unknown) => [names ?? []].flat() as string[];

/** What json-schema-to-typescript needs of a schema: fragments that it is made of stand in it by their names. */
export function shapeOf({ 'x-extends': names, tsType, ...own }: Schema): Schema {
  const bases = [...asList(names).map(typeOf), ...asList(tsType)].map((name): Schema => ({ tsType: name }));
  // A list of two or three is a tuple; bounds of others say nothing of its type.
  const counts = own.minItems === own.maxItems ? ['minItems', 'maxItems'] : [];
  const members = Object.entries(own).filter(([keyword]) => [...structural, ...counts].includes(keyword));
  const shape = Object.fromEntries(
    members.map(([keyword, value]) => [keyword, keyword === 'properties' ? each(value as Tree) : within(value)]),
  );
  if (bases.length === 0) return shape;
  if (own.properties) return { allOf: [...bases, { type: 'object', additionalProperties: false, ...shape }] };
  const whole = bases.length === 1 ? (bases[0] as Schema) : { allOf: bases };
  return own.type?.includes('null') ? { anyOf: [whole, { type: 'null' }] } : whole;
}

const within = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(within) : isTree(value) ? shapeOf(value) : value;

const each = (properties: Tree) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, within(property)]));

/** Fragments of which a schema is made as a whole, but the types of those that stand within it. */
export const byReference = (fragments: Map<string, Schema>): Map<string, Schema> =>
  new Map([...fragments].map(([name, fragment]) => [name, fragment.type ? { tsType: typeOf(name) } : fragment]));
