import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import words from '#schemas/locales/en/errors.json' with { type: 'json' };
import { translate } from '#schemas/words/sentences.ts';
import type { Words } from '#schemas/words/words.ts';
import { makeValidator } from '#student/forms/validator.ts';

const validator = makeValidator((key, params) => translate(words as Words, 'en', key, params));

const errors = (schema: object, data: unknown) => validator.validateFormData(data, schema as RJSFSchema);

test('A message names the keyword, in the words of the reader, at the question', () => {
  const schema = { type: 'object', properties: { q1: { title: 'A long prompt', type: 'string', maxLength: 3 } } };
  const { errorSchema, errors: list } = errors(schema, { q1: 'four' });
  expect(errorSchema).toEqual({ q1: { __errors: ['At most 3 characters'] } });
  expect(list).toHaveLength(1);
});

test('What is none of the options is said once', () => {
  const schema = { type: 'object', properties: { q1: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] } } };
  expect(errors(schema, { q1: 'c' }).errors.map(({ name }) => name)).toEqual(['oneOf']);
});

test('What the server accepts of each question type, the browser accepts', () => {
  for (const [name, type] of questionTypes) {
    const { question, right, wrong } = type.example;
    const schema = { type: 'object', properties: { q1: type.compile(question.body, 'en').schema } } as RJSFSchema;
    for (const answer of [right, wrong]) expect(errors(schema, { q1: answer }).errors, name).toEqual([]);
    expect(validator.isValid(schema, { q1: 7 }, schema), name).toBe(false);
  }
});
