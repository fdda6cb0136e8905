import { describe, expect, it } from 'vitest';
import { ajv } from '#api/engine/schema/ajv.ts';
import { checkSchema } from '#api/engine/schema/dialect.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';

const schemas = readSchemas();
const names = [...schemas.keys()];
const levels = schemas.get('levels') as EntitySchema;

describe.each([...schemas])('%s', (name, schema) => {
  it('stays within the dialect, and Ajv understands it', () => {
    checkSchema(name, schema, names);
    for (const property of Object.values(schema.properties)) ajv.compile(property);
    for (const { input } of Object.values(schema['x-states']?.actions ?? {})) ajv.compile(input ?? {});
    for (const { params, result } of Object.values(schema['x-queries'] ?? {}))
      for (const part of [params ?? {}, result]) ajv.compile(part);
  });

  it('has an id, a version and its moments, all read-only', () => {
    for (const field of ['id', 'version', 'created_at', 'updated_at']) {
      expect(schema.properties[field], field).toMatchObject({ readOnly: true });
    }
    expect(schema.additionalProperties).toBe(false);
  });

  it('says of every field whether it must be there, may be empty or has a default', () => {
    for (const [field, property] of stored(schema)) {
      const ways = [
        schema.required?.includes(field),
        isNullable(property),
        property.default !== undefined,
        isStamp(property),
      ];
      expect(ways.filter(Boolean), field).toHaveLength(1);
    }
  });

  it('keeps what people type within limits', () => {
    for (const [field, property] of stored(schema)) {
      const types = [property.type].flat();
      if (types.includes('string') && !property.enum && !property.format?.startsWith('date'))
        expect(property.maxLength, field).toBeGreaterThan(0);
      if (types.includes('integer') && !property['x-reference'] && !property.readOnly)
        expect([property.minimum, property.maximum], field).not.toContain(undefined);
    }
  });

  it('names what its actions affect by the fields that point to it', () => {
    for (const { affects = [] } of Object.values(schema['x-states']?.actions ?? {})) {
      for (const affected of affects) {
        const [entity, field] = affected.split('.') as [string, string];
        expect([schemas.get(entity)?.properties[field]?.['x-reference']].flat(), affected).toContain(name);
      }
    }
  });

  it('allows null wherever an empty choice is allowed', () => {
    for (const [field, property] of stored(schema)) {
      if (property.enum) expect(property.enum.includes(null), field).toBe(isNullable(property));
      if (property.default !== undefined) expect(ajv.validate(property, property.default), field).toBe(true);
    }
  });
});

const query = { of: 'record' as const, roles: [], result: {} };

describe('what is not in the dialect is refused', () => {
  const strangers: [string, Partial<EntitySchema>, RegExp][] = [
    ['a misspelt keyword', { 'x-lsit': {} }, /x-lsit/],
    ['a keyword that no form can draw', { properties: { order: { prefixItems: [] } } }, /prefixItems/],
    ['a reference into another schema', { properties: { order: { $ref: '#/$defs/order' } } }, /\$ref/],
    ['an unknown format', { properties: { order: { format: 'colour' } } }, /colour/],
    ['a reference to no entity', { properties: { order: { 'x-reference': 'planets' } } }, /planets/],
    ['a grant with an extra word', { 'x-roles': { admin: { can: ['read'], when: 'always' } as never } }, /when/],
    ['an action with an extra word', { 'x-states': { actions: { go: { roles: [], icon: 'x' } as never } } }, /icon/],
    ['a query with an extra word', { 'x-queries': { figures: { ...query, cached: true } as never } }, /cached/],
    ['a query of the name of an action', { 'x-queries': { activate: query } }, /is an action and a query/],
  ];
  it.each(strangers)('%s', (_, change, said) => {
    expect(() => checkSchema('levels', { ...levels, ...change }, names)).toThrow(said);
  });
});

const stored = (schema: EntitySchema) =>
  Object.entries(schema.properties).filter(([field, property]) => field !== 'id' && !property['x-computed']);
const isNullable = ({ type }: Schema) => [type].flat().includes('null');
/** A moment that nobody sends and nobody requires is that of the insert. */
const isStamp = (property: Schema) =>
  property.format === 'date-time' && property.readOnly === true && !isNullable(property) && !isRequiredMoment(property);
const isRequiredMoment = (property: Schema) =>
  [...schemas.values()].some((schema) => schema.required?.some((field) => schema.properties[field] === property));
