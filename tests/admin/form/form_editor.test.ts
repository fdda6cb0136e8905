import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '#admin/pages/form/cards/summary.ts';
import { aside, hasGaps } from '#admin/pages/form/question/gaps.tsx';
import { gapsIn } from '#admin/pages/form/question/gaps_in_text.ts';
import { pairedLists, withKeys } from '#admin/pages/form/question/paired.ts';
import { shape, withoutRequired } from '#admin/pages/form/question/shape.ts';
import { starterOf } from '#admin/pages/form/question/starter.ts';
import { faultsOf } from '#admin/schema/record/validate.ts';
import { shapeErrors } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';

const types = [...questionTypes].map(([type, one]) => ({ type, ...one }));
const whole = (author: Schema, { body, key }: { body: unknown; key: unknown }) => ({
  body: shape(author.properties?.body ?? {}, body) as object,
  key: shape(author.properties?.key ?? {}, key) as object,
});

describe.each(types)('A question of the type $type', (type) => {
  test('can be kept as soon as it is begun', () => {
    expect(shapeErrors(type, whole(type.author, starterOf(type)))).toEqual({});
  });

  test('can be kept when everything has been emptied', () => {
    expect(shapeErrors(type, whole(type.author, { body: {}, key: {} }))).toEqual({});
  });

  test('has a key for each row from its beginning', () => {
    const begun = withKeys(type.author, starterOf(type)) as unknown as Record<
      'body' | 'key',
      Record<string, { id: string }[]>
    >;
    const ids = (part: 'body' | 'key', name: string) => begun[part][name]?.map(({ id }) => id);
    for (const name of pairedLists(type.author)) expect(ids('key', name)).toEqual(ids('body', name));
    expect(withKeys(type.author, type.example.question as never)).toEqual(type.example.question);
  });

  test('is sent as it was written when nothing is empty', () => {
    const { question } = type.example;
    expect(whole(type.author, question)).toEqual(question);
  });

  test('hinders nobody from keeping it unfinished', () => {
    expect(faultsOf(withoutRequired(type.author), { body: {}, key: {} })).toEqual({});
  });

  test('has what it requires in sight, and the rest folded away', () => {
    const folded = aside(type.author);
    for (const part of ['body', 'key'] as const) {
      const { required = [] } = type.author.properties?.[part] ?? {};
      expect(folded[part].filter((name) => required.includes(name))).toEqual([]);
      expect(folded.key).toContain('feedback');
    }
  });
});

test('Gaps are found where the text marks them, each once', () => {
  expect(gapsIn('She {{1}} to {{b2}} and {{1}}.')).toEqual(['1', 'b2']);
  expect(gapsIn(null)).toEqual([]);
  expect(gapsIn('{{}} {{A}} {1}')).toEqual([]);
});

test('The types with gaps are those that have them', () => {
  expect(types.filter(({ author }) => hasGaps(author)).map(({ type }) => type)).toEqual([
    'gap_bank',
    'gap_choice',
    'gap_typed',
  ]);
});

test('New options come three at a time, each under an id of its own', () => {
  const single = types.find(({ type }) => type === 'choice_single');
  const options = starterOf(single as never).body.options as { id: string }[];
  expect(new Set(options.map(({ id }) => id)).size).toBe(3);
  for (const { id } of options) expect(id).toMatch(/^[a-z0-9]{4}$/);
});

test('A card shows what tells its question from others that ask the same', () => {
  const seen = (name: string) => summaryOf(types.find(({ type }) => type === name)?.example.question as never, 'es');
  expect(seen('gap_typed')).toBe('She ____ to school ____ bus.');
  expect(seen('choice_multiple')).toBe('run · table · eat · green');
  expect(types.filter(({ type }) => seen(type) === '').map(({ type }) => type)).toEqual(['essay', 'speaking']);
});

test('No control of the editor looks for another in the whole document, as several questions may be open', () => {
  const files = ['admin/pages/form', 'admin/schema'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  expect(files.filter((file) => /document\.querySelector/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
