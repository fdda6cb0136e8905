import { defaultI18nProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { rowActions } from '#admin/schema/actions/act.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { audited } from '#schemas/desk/audited.ts';
import type { Schema } from '#schemas/dialect.ts';
import en from '#schemas/locales/en/admin.json' with { type: 'json' };
import es from '#schemas/locales/es/admin.json' with { type: 'json' };
import { seenBy } from './entities.ts';

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

describe.each([
  ['es', es],
  ['en', en],
])('What the back office says in %s', (_, { admin }) => {
  type Said = Record<string, string | Record<string, string>>;
  const wordOf = (said: Said, entity: string, action: string) => {
    const own = said[entity];
    return (typeof own === 'object' ? own[action] : undefined) ?? said[action];
  };

  test('of each action that was done or failed has words of its own', () => {
    const silent = [...seenBy('admin').values()].flatMap((seen) =>
      rowActions(seen).flatMap(([action]) =>
        [admin.notice.done, admin.notice.error].every((said) => wordOf(said, seen.entity, action))
          ? []
          : [`${seen.entity} ${action}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  test('of the members of a list names one of them, for every list of every type of question', () => {
    const listsIn = ({ properties = {}, items }: Schema): string[] => [
      ...Object.entries(properties).flatMap(([name, property]) => [
        ...(property.items?.properties ? [name] : []),
        ...listsIn(property),
      ]),
      ...(items ? listsIn(items) : []),
    ];
    const lists = [...questionTypes.values()].flatMap(({ author }) => listsIn(author as Schema));
    expect(Object.keys(admin.list.items)).toEqual(expect.arrayContaining([...new Set(lists)]));
  });
});

test('What fails is said in the words of the specification’s catalogue', () => {
  const verbs = Object.values(en.admin.notice.error).filter((words) => words !== 'Error Login');
  for (const words of verbs) expect(words).toMatch(/^Error (Add|Update|Delete|Activate) (%\{item\}|[A-Z])/);
  expect(en.admin.notice.error.reset_level).toBe('Error Update Level Reset');
});
