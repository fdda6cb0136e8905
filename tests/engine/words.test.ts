import { describe, expect, test } from 'vitest';
import { ajv } from '#api/engine/schema/ajv.ts';
import { pick, text } from '#schemas/localize.ts';
import { maskPattern } from '#schemas/mask.ts';
import { translate } from '#schemas/words/sentences.ts';

describe('words', () => {
  const words = {
    hello: 'Hola, %{name}',
    cats: '%{smart_count} gato |||| %{smart_count} gatos',
    deep: { inner: 'dentro' },
  };

  test('parameters are filled in, and the form fits the count', () => {
    expect(translate(words, 'es', 'hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect(translate(words, 'es', 'cats', { smart_count: 1 })).toBe('1 gato');
    expect(translate(words, 'es', 'cats', { smart_count: 3 })).toBe('3 gatos');
  });

  test('the first key that exists is said; a missing word is seen', () => {
    expect(translate(words, 'es', ['none', 'deep.inner'])).toBe('dentro');
    expect(translate(words, 'es', 'deep.none')).toBe('deep.none');
  });

  test('one language stands in for the other', () => {
    expect(text({ en: 'Hi' }, 'es')).toBe('Hi');
    expect(pick({ name: 'Nivel', english_name: 'Level' }, 'name', 'en')).toBe('Level');
    expect(pick({ name: 'Nivel', english_name: null }, 'name', 'en')).toBe('Nivel');
    expect(text(undefined, 'es')).toBe('');
  });
});

describe('keywords of ours', () => {
  test('a mask: # a digit, @ a letter, * either', () => {
    expect(maskPattern('(##) @@-**').test('(55) ñB-7x')).toBe(true);
    expect(maskPattern('(##) @@-**').test('(5a) ab-7x')).toBe(false);
    expect(ajv.validate({ type: 'string', 'x-mask': '##.#' }, '1234')).toBe(false);
  });

  test('a date may not lie before its start', () => {
    const schema = { type: 'object', properties: { end: { type: 'string', 'x-not-before': 'start' } } };
    expect(ajv.validate(schema, { start: '2026-02-01', end: '2026-02-01' })).toBe(true);
    expect(ajv.validate(schema, { start: '2026-02-01', end: '2026-01-31' })).toBe(false);
    expect(ajv.validate(schema, { end: '2026-01-31' })).toBe(true);
  });

  test('a time zone is one that the platform knows', () => {
    expect(ajv.validate({ type: 'string', format: 'time-zone' }, 'America/Mexico_City')).toBe(true);
    expect(ajv.validate({ type: 'string', format: 'time-zone' }, 'Mars/Olympus')).toBe(false);
  });
});
