import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { locales } from '#schemas/localize.ts';
import { mergeWords, type Words } from '#schemas/words/words.ts';

const schemas = readSchemas();
const folder = new URL('../../schemas/locales/', import.meta.url);
const part = (locale: string, name: string) =>
  JSON.parse(readFileSync(new URL(`${locale}/${name}.json`, folder), 'utf8')) as Words;
/** What both applications say of a value stands in the part that both load. */
const read = (locale: string) => mergeWords([part(locale, 'entities'), part(locale, 'shell')]);

/** What is of no record, or asked for by a page of its own, has no dialog. */
const inputsOf = (schema: EntitySchema) =>
  Object.values(schema['x-states']?.actions ?? {}).flatMap(({ input, collection, button }) =>
    input && !collection && button !== false ? [input] : [],
  );

/** The fields that a person meets: the entity's own, those of its dialogs, and the members of the dialogs' lists. */
const fieldsOf = (schema: EntitySchema): [string, Schema][] => [
  ...Object.entries(schema.properties),
  ...inputsOf(schema).flatMap((input) =>
    Object.entries(input.properties ?? {}).flatMap(([field, property]) => [
      [field, property] as [string, Schema],
      ...Object.entries(property.items?.properties ?? {}).map(
        ([member, inner]) => [`${field}.${member}`, inner] as [string, Schema],
      ),
    ]),
  ),
];

const valuesOf = (schema: EntitySchema) =>
  [
    ...fieldsOf(schema).map(([field, { enum: values = [] }]) => ({ field, values })),
    ...Object.entries(schema.properties).map(([field, { items }]) => ({ field, values: items?.enum ?? [] })),
  ].flatMap(({ field, values }) =>
    values.filter((value) => value !== null).map((value) => ({ field, value: String(value) })),
  );

const branch = (words: Words | string | undefined, ...keys: string[]): Words | string | undefined =>
  keys.reduce<Words | string | undefined>((found, key) => (typeof found === 'object' ? found[key] : undefined), words);
const keysOf = (words: Words | string | undefined) => (typeof words === 'object' ? Object.keys(words) : []);

describe.each(locales)('the words of the entities in %s', (locale) => {
  const words = read(locale);

  it.each([...schemas])('%s: a word for each field, action and value, and none to spare', (name, schema) => {
    const own = branch(words, 'resources', name);
    const fields = fieldsOf(schema).map(([field]) => field);
    const actions = Object.entries(schema['x-states']?.actions ?? {});
    expect(branch(own, 'name')).toMatch(/^.+ \|\|\|\| .+$/);
    expect(keysOf(branch(own, 'fields')).sort()).toEqual([...new Set(fields)].sort());
    // Every action has a general word; an entity says its own where it calls it otherwise.
    const names = actions.map(([action]) => action);
    for (const action of keysOf(branch(own, 'actions'))) expect(names).toContain(action);
    const asked = actions.filter(([, { confirm }]) => confirm).map(([action]) => action);
    expect(keysOf(branch(own, 'confirmations')).sort()).toEqual(asked.sort());
    for (const { field, value } of valuesOf(schema)) {
      const word = branch(own, 'values', field, value) ?? branch(words, 'values', field, value);
      expect(word, `${field}: ${value}`).toBeTruthy();
    }
    for (const field of keysOf(branch(own, 'values'))) {
      for (const value of keysOf(branch(own, 'values', field)))
        expect(valuesOf(schema)).toContainEqual({ field, value });
    }
  });

  it('has no word that no entity uses', () => {
    expect(keysOf(branch(words, 'resources')).sort()).toEqual([...schemas.keys()].sort());
    const used = [...schemas].flatMap(([name, schema]) =>
      valuesOf(schema).filter(({ field, value }) => !branch(words, 'resources', name, 'values', field, value)),
    );
    for (const field of keysOf(branch(words, 'values'))) {
      for (const value of keysOf(branch(words, 'values', field))) expect(used).toContainEqual({ field, value });
    }
    const actions = [...schemas.values()].flatMap((schema) => Object.keys(schema['x-states']?.actions ?? {}));
    expect(keysOf(branch(words, 'actions')).sort()).toEqual([...new Set(actions)].sort());
  });
});

it('calls things in English as the specification does', () => {
  const english = read('en');
  const plural = (name: string) => String(branch(english, 'resources', name, 'name')).split(' |||| ')[1];
  const named = ['class_lessons', 'levels', 'lessons', 'sections', 'exercise_forms', 'exam_forms', 'leveling_forms'];
  expect([...named, 'resources', 'staff', 'students'].map(plural)).toEqual(
    'Class Lessons,Levels,Lessons,Sections,Exercises,Exams,Leveling Tests,Resources,Staff,Students'.split(','),
  );
  expect(branch(english, 'resources', 'students', 'fields', 'swan_id')).toBe('Swan ID');
});

it.each(locales)('says in %s of each setting what it changes, and of nothing else', (locale) => {
  const settings = Object.entries(schemas.get('settings')?.properties ?? {});
  const set = settings.filter(([, { readOnly }]) => !readOnly).map(([field]) => field);
  expect(keysOf(branch(part(locale, 'admin'), 'admin', 'settings')).sort()).toEqual(set.sort());
});
