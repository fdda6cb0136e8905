import { describe, expect, test } from 'vitest';
import { dress, type Faults, faultsOf } from '#admin/schema/record/validate.ts';
import { ajv } from '#api/engine/schema/ajv.ts';
import { fieldErrors } from '#api/engine/words/messages.ts';
import type { Schema } from '#schemas/dialect.ts';
import { maskPattern } from '#schemas/mask.ts';

const keywords = (faults: Faults) =>
  Object.fromEntries(Object.entries(faults).map(([path, { keyword }]) => [path, keyword]));

const person: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'age', 'email', 'tags'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    age: { type: 'integer', minimum: 18, maximum: 99 },
    email: { type: 'string', format: 'email' },
    phone: { type: ['string', 'null'], 'x-mask': '(###) ###-####' },
    start: { type: ['string', 'null'], format: 'date' },
    end: { type: ['string', 'null'], format: 'date', 'x-not-before': 'start' },
    born: { type: ['string', 'null'], format: 'date', 'x-earliest': '1900-01-01', 'x-latest': 'today' },
    worth: { type: ['number', 'null'], exclusiveMinimum: 0 },
    code: { type: ['string', 'null'], pattern: '^[a-z]+$' },
    tags: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: { type: 'string', minLength: 1, maxLength: 3 } },
      },
    },
  },
};
const right = { name: 'Ana', age: 20, email: 'ana@school.test', tags: [{ text: 'a' }] };

describe('A form is checked by the server’s own schema, with the same findings', () => {
  test.each<[string, object]>([
    ['nothing wrong', {}],
    ['too short', { name: 'A' }],
    ['too long', { name: 'Anabel' }],
    ['too young', { age: 17 }],
    ['too old', { age: 100 }],
    ['no whole number', { age: 20.5 }],
    ['no address', { email: 'ana' }],
    ['a phone of another form', { phone: '123' }],
    ['a phone of the mask', { phone: '(555) 123-4567' }],
    ['no date', { start: 'tomorrow' }],
    ['a day that no month has', { start: '2026-02-30' }],
    ['born long ago', { born: '1900-01-01' }],
    ['born too long ago', { born: '1899-12-31' }],
    ['born today', { born: new Date().toISOString().slice(0, 10) }],
    ['born tomorrow', { born: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }],
    ['an end before the start', { start: '2026-02-01', end: '2026-01-01' }],
    ['an end on the day of the start', { start: '2026-02-01', end: '2026-02-01' }],
    ['worth nothing', { worth: 0 }],
    ['a code of other signs', { code: 'A1' }],
    ['too many', { tags: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }],
    ['a long member', { tags: [{ text: 'abcd' }] }],
    ['a member that is missing', { tags: [{}] }],
    ['an empty field that may be empty', { phone: null, start: null }],
  ])('%s', (_, changed) => {
    const values = { ...right, ...changed };
    const validate = ajv.compile(person);
    validate(values);
    const server = Object.fromEntries(
      Object.entries(fieldErrors(validate.errors)).map(([path, { keyword }]) => [path, keyword]),
    );
    expect(keywords(faultsOf(person, values))).toEqual(server);
  });

  test('What was left empty is missing', () => {
    expect(keywords(faultsOf(person, {}))).toEqual({
      name: 'required',
      age: 'required',
      email: 'required',
      tags: 'required',
    });
    expect(keywords(faultsOf(person, { ...right, name: '', tags: [] }))).toEqual({
      name: 'required',
      tags: 'required',
    });
  });

  test('What is only written, as a password, may stay as it is', () => {
    expect(faultsOf(person, { ...right, name: null }, ['name'])).toEqual({});
  });

  test('What has a default or is read-only is asked of nobody', () => {
    const schema: Schema = {
      required: ['a', 'b'],
      properties: { a: { type: 'integer', default: 1 }, b: { type: 'integer', readOnly: true } },
    };
    expect(faultsOf(schema, {})).toEqual({});
  });
});

describe('Masks of the specification: # a digit, @ a letter, * either', () => {
  test.each([
    ['(555) 123-4567', '(###) ###-####', true],
    ['5551234567', '(###) ###-####', false],
    ['AB-12', '@@-##', true],
    ['ñ1', '@#', true],
    ['A1-x', '**-*', true],
    ['A1-', '**-*', false],
  ])('%s as %s: %s', (value, mask, fitting) => expect(maskPattern(mask).test(value)).toBe(fitting));

  test.each([
    ['5551234567', '(###) ###-####', '(555) 123-4567'],
    ['(555) 12', '(###) ###-####', '(555) 12'],
    ['555x12', '(###) ###-####', '(555) 12'],
    ['', '###', ''],
    ['1 555', '+1 ###', '+1 555'],
  ])('%s is dressed as %s', (typed, mask, dressed) => expect(dress(typed, mask)).toBe(dressed));
});
