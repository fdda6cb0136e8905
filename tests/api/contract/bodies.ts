import type { Schema } from '#schemas/dialect.ts';

const typesOf = ({ type }: Schema): (string | undefined)[] => [type].flat();

/** A value of every kind that JSON has. */
const kinds: [type: string, value: unknown][] = [
  ['string', 'seven'],
  ['number', 1.5],
  ['boolean', true],
  ['null', null],
  ['array', [{}]],
  ['object', { a: 1 }],
];

/** Values of other kinds than a property is of; numbers as words, and words as numbers, are such as well. */
export function strangers(property: Schema): unknown[] {
  const types = typesOf(property);
  const isEnum = property.enum !== undefined;
  const other = kinds.filter(([type]) => !types.includes(type)).map(([, value]) => value);
  if (types.includes('string')) return isEnum ? [...other, 'stranger', ''] : other;
  return types.includes('integer') ? [...other, '1', 2 ** 53, -1, Number.MAX_VALUE] : [...other, '1'];
}

/** Values of the right kind that go too far: too long, too little, of another form. */
export function beyond(property: Schema): unknown[] {
  const { maxLength, minLength, minimum, maximum, maxItems, pattern, format } = property as Record<string, never>;
  const over: unknown[] = ['a\0b', '\ud800'].filter(() => typesOf(property).includes('string'));
  if (maxLength !== undefined) over.push(filler(property, maxLength + 1));
  if (minLength) over.push('', filler(property, minLength - 1));
  if (minimum !== undefined) over.push(minimum - 1);
  if (maximum !== undefined) over.push(maximum + 1);
  if (maxItems !== undefined) over.push(Array.from({ length: maxItems + 1 }, (_, at) => at + 1));
  if (property.uniqueItems) over.push([1, 1]);
  if (pattern) over.push('¿?');
  if (property['x-mask']) over.push('12');
  return [...over, ...(badFormats[format ?? ''] ?? [])];
}

const filler = ({ format }: Schema, length: number) =>
  format === 'email' ? `${'a'.repeat(length)}@b.c` : 'a'.repeat(length);

const badFormats: Record<string, string[]> = {
  email: ['ana', 'ana@', '@b.c', 'a b@c.d'],
  date: ['2026-02-30', '30/01/2026', '2026-1-1', '0000-01-01', '2026-01-01T00:00:00Z', 'today'],
  'date-time': ['2026-01-01', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z'],
  'time-zone': ['Mars/Olympus', 'America/', '../etc'],
  time: ['25:00', 'noon'],
};
