import { describe, expect, test } from 'vitest';
import { kindOf } from '#admin/schema/kind.ts';
import { kinds } from '#admin/schema/kinds.tsx';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';
import { entities } from '../entities.ts';

/** A property and all that lies in it. */
function* within(schema: Schema, path: string): Generator<[string, Schema]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, property];
    yield* within(property, `${path}.${name}`);
    if (property.items) yield* within(property.items, `${path}.${name}`);
  }
}

describe('Everything that the API describes can be drawn', () => {
  test.each([...entities])('%s', (_, schema) => {
    const inputs = Object.values(schema['x-states']?.actions ?? {}).map(({ input }) => input ?? {});
    for (const part of [schema, ...inputs]) {
      for (const [path, property] of within(part, '')) {
        expect(kinds[kindOf(property, path.split('.').at(-1))], path).toBeDefined();
      }
    }
  });

  test.each([...questionTypes])('a question of the type %s', (_, { author }) => {
    for (const [path, property] of within(author, '')) expect(kinds[kindOf(property, path)], path).toBeDefined();
  });
});

describe('How a property is drawn follows from its schema', () => {
  test.each<[Schema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: ['string', 'null'], maxLength: 2000 }, 'long_text'],
    [{ type: 'string', contentMediaType: 'text/html', maxLength: 9000 }, 'rich_text'],
    [{ type: 'string', contentMediaType: 'text/html', maxLength: 9 }, 'short_rich_text'],
    [{ type: 'string', 'x-mask': '###' }, 'masked'],
    [{ type: 'string', format: 'date-time' }, 'date_time'],
    [{ type: 'string', format: 'date-time', 'x-scheduled': true }, 'scheduled'],
    [{ type: 'string', format: 'password' }, 'password'],
    [{ type: ['string', 'null'], enum: ['a', null] }, 'enum'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'enums'],
    [{ type: 'integer', 'x-reference': 'levels' }, 'reference'],
    [{ type: 'integer', 'x-reference': ['staff', 'students'] }, 'reference'],
    [{ type: 'integer', 'x-reference': 'resources', 'x-accept': ['image'] }, 'file'],
    [{ type: 'array', items: { type: 'integer', 'x-reference': 'resources' } }, 'files'],
    [{ type: 'array', items: { type: 'integer', 'x-reference': 'levels' } }, 'references'],
    [{ type: 'string', 'x-names': 'entities' }, 'entity_name'],
    [{ type: 'string', 'x-names': 'actions' }, 'action_name'],
    [{ type: 'string', 'x-names': 'question_types' }, 'type_name'],
    [{ type: 'string', 'x-answers': true, maxLength: 500 }, 'answers'],
    [{ type: 'string', 'x-choices': 'body.options' }, 'choice'],
    [{ type: 'array', items: { type: 'string', 'x-choices': 'body.options' } }, 'choices'],
    [{ type: 'array', 'x-arranged': true, items: { type: 'string', 'x-choices': 'body.items' } }, 'arrangement'],
    [{ type: 'object', properties: { es: { type: 'string' }, en: { type: 'string' } } }, 'localized'],
    [{ type: 'object', properties: { a: { type: 'string' } } }, 'object'],
    [{ type: 'object', additionalProperties: true }, 'json'],
    [{ type: 'array', items: { type: 'object', additionalProperties: true } }, 'json'],
    [{ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, 'list'],
    [{ type: 'array', items: { type: 'string' } }, 'texts'],
  ])('%j is drawn as %s', (property, kind) => expect(kindOf(property, 'field')).toBe(kind));

  test('The field that actions move is a status', () => {
    expect(kindOf({ type: 'string', enum: ['draft'] }, 'status')).toBe('status');
    expect(kindOf({ type: 'string', enum: ['draft'] }, 'phase', 'phase')).toBe('status');
  });

  test('What no kind can draw is refused', () => {
    expect(() => kindOf({ type: 'string', format: 'ipv4' }, 'address')).toThrow('"address" has a format');
    expect(() => kindOf({ oneOf: [] }, 'odd')).toThrow('"odd" has no kind');
  });
});
