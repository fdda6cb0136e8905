import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '#schemas/dialect.ts';

/** Values of the shape that an author schema describes, and nothing cleverer: keys need not fit their bodies. */
export function drawn(schema: Schema): Arbitrary<unknown> {
  if (schema.type === 'object') return drawnObject(schema);
  if (schema.type === 'array') return drawnList(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum as number, max: schema.maximum as number });
  if (schema.type === 'number') return fc.double({ min: 0, max: 1, noNaN: true });
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern as string));
  if (schema.type === 'string') return drawnText(schema.maxLength as number);
  throw new Error(`nothing can be drawn from ${JSON.stringify(schema)}`);
}

function drawnObject({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, drawn(inner)]));
  return fc.record(members, { requiredKeys: required as never[] });
}

function drawnList({ items = {}, uniqueItems }: Schema): Arbitrary<unknown> {
  return uniqueItems ? fc.uniqueArray(drawn(items), { maxLength: 3 }) : fc.array(drawn(items), { maxLength: 3 });
}

/** Values like this one, of which a text here and there is another. */
export function near(value: unknown): Arbitrary<unknown> {
  if (typeof value === 'string')
    return fc.oneof({ arbitrary: fc.constant(value), weight: 3 }, { arbitrary: drawnText(40), weight: 1 });
  if (Array.isArray(value)) return fc.tuple(...value.map(near));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  return fc.record(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, near(inner)])));
}

/** Words, gaps and what people paste, so that bodies and keys meet now and then. */
const drawnText = (maxLength: number) =>
  fc
    .oneof(
      fc.constantFrom(
        '',
        'a',
        'b',
        '1',
        'goes',
        "don't",
        'She {{1}} home.',
        '{{1}} {{1}} {{',
        '{{constructor}}',
        '__proto__',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .map((text) => text.slice(0, maxLength));
