import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupType } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { bodyLimitOf, largestBody, smallBody } from '#api/engine/requests/body_limits.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { Schema } from '#schemas/dialect.ts';

/** Formats that no long text has. */
const short = ['date', 'date-time', 'time', 'time-zone'];

/** Where a schema lets as much through as anybody sends. */
function boundless(schema: Schema, at: string): string[] {
  if (schema.readOnly) return [];
  const types = [schema.type].flat();
  const isClosed = schema.additionalProperties === false;
  const found: string[] = [];
  if (
    types.includes('string') &&
    !schema.enum &&
    !short.includes(schema.format ?? '') &&
    schema.maxLength === undefined
  )
    found.push(`${at}: maxLength`);
  if (types.includes('array') && schema.maxItems === undefined) found.push(`${at}: maxItems`);
  if (types.includes('object') && !isClosed && schema.maxProperties === undefined) found.push(`${at}: maxProperties`);
  if (!schema.type && !schema.enum && schema.const === undefined && !schema.oneOf) found.push(`${at}: type`);
  const inner: [string, Schema | undefined][] = [
    ...Object.entries(schema.properties ?? {}),
    ['items', schema.items],
    ...(schema.oneOf ?? []).map((one, index): [string, Schema] => [`oneOf ${index}`, { type: schema.type, ...one }]),
  ];
  return [...found, ...inner.flatMap(([name, one]) => (one ? boundless(one, `${at}.${name}`) : []))];
}

const forms = new URL('../../schemas/forms/', import.meta.url);
const entities = [...readSchemas()];
const sent: [string, Schema][] = [
  ...entities,
  ...entities.flatMap(([name, schema]) =>
    Object.entries(schema['x-states']?.actions ?? {}).map(([action, { input }]): [string, Schema] => [
      `${name} ${action}`,
      input ?? { type: 'object', additionalProperties: false },
    ]),
  ),
  ...readdirSync(forms).map((file): [string, Schema] => [file, JSON.parse(readFileSync(new URL(file, forms), 'utf8'))]),
  ...[...questionTypes, ['group', groupType] as const].map(([type, { author }]): [string, Schema] => [type, author]),
];

test.each(sent)('%s says how much of everything may be sent', (name, schema) => {
  expect(boundless(schema, name)).toEqual([]);
});

test('a route reads as much as its schema lets through, a little at least, and never more than a megabyte', () => {
  const schemas = new Map(sent);
  const limit = (name: string) => bodyLimitOf(schemas.get(name) as Schema);
  expect(limit('groups')).toBe(smallBody);
  expect(limit('login.json')).toBe(smallBody);
  expect(limit('questions')).toBe(largestBody);
  expect(limit('attempts save')).toBe(largestBody);
  const grading = limit('attempts grade');
  expect([grading > smallBody, grading <= largestBody]).toEqual([true, true]);
});
