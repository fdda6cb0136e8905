import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import en from '#schemas/locales/en/admin.json' with { type: 'json' };
import es from '#schemas/locales/es/admin.json' with { type: 'json' };

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key],
  );
}

describe('React-admin’s own words', () => {
  test.each([
    ['es', es],
    ['en', en],
  ])('stand in %s, none missing and none too many', (_, { ra }) => {
    expect(keysOf(ra).sort()).toEqual(keysOf(english.ra).sort());
  });
});
