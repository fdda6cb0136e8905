import { expect, test } from 'vitest';
import { same } from '#admin/providers/same.ts';

test('Values are the same whose JSON says the same, in whatever order', () => {
  expect(same({ es: 'Hola', en: 'Hello' }, { en: 'Hello', es: 'Hola' })).toBe(true);
  expect(same({ options: [{ id: 'a', text: undefined }] }, { options: [{ id: 'a' }] })).toBe(true);
  expect(same(undefined, null)).toBe(true);
});

test('Values differ by what they hold, and lists by their order', () => {
  expect(same(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(same({ es: '' }, {})).toBe(false);
  expect(same('1', 1)).toBe(false);
});
