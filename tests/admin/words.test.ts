import { defaultI18nProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { audited } from '#schemas/audited.ts';
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
  ])('that we say in %s are words that it asks for', (_, { ra }) => {
    const keys = keysOf({ ra });
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => defaultI18nProvider.translate(key, { _: 'unknown' }) === 'unknown')).toEqual([]);
  });
});

test.each([
  ['es', es],
  ['en', en],
])('What the audit log tells has its word in %s', (_, { admin }) => {
  expect(Object.keys(admin.actions)).toEqual(expect.arrayContaining([...audited]));
});
