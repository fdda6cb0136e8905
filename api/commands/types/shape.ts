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
const listed = (names: unknown) => [names ?? []].flat() as string[];

/** What json-schema-to-typescript needs of a schema: fragments that it is made of stand in it by their names. */
export function shapeOf({ 'x-extends': names, ...own }: Schema): Schema {
  const bases = listed(names).map((name) => ({ tsType: typeOf(name) }));
  const members = Object.entries(own).filter(([keyword]) => structural.includes(keyword));
  const shape = Object.fromEntries(
    members.map(([keyword, value]) => [keyword, keyword === 'properties' ? each(value as Tree) : within(value)]),
  );
  if (bases.length === 0) return shape;
  return { allOf: own.properties ? [...bases, { type: 'object', additionalProperties: false, ...shape }] : bases };
}

const within = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(within) : isTree(value) ? shapeOf(value) : value;

const each = (properties: Tree) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, within(property)]));

/** The fragments that a schema, or anything within it, is made of. */
export function fragmentsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fragmentsIn);
  if (!isTree(schema)) return [];
  return [...new Set([...listed(schema['x-extends']), ...Object.values(schema).flatMap(fragmentsIn)])];
}
