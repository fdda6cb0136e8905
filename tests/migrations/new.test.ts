import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newMigration } from '#api/commands/steps/new_migration.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { EntitySchema } from '#schemas/dialect.ts';

const identity = { id: { type: 'integer', readOnly: true }, version: { type: 'integer', readOnly: true, default: 1 } };
const planets = {
  required: ['name', 'level_id'],
  properties: {
    ...identity,
    name: { type: 'string', minLength: 1, maxLength: 40, 'x-unique': true },
    level_id: { type: 'integer', 'x-reference': 'levels' },
    order: { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    code: { type: ['string', 'null'], maxLength: 4, pattern: '^a?$' },
  },
} as unknown as EntitySchema;
const schemas = new Map([...readSchemas(), ['planets', planets]]);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the next migration from a schema, once', () => {
  const first = newMigration('groups', schemas, folder);
  const second = newMigration('planets', schemas, folder);
  expect([first, second].map((file) => path.basename(file))).toEqual(['0001_groups.ts', '0002_planets.ts']);
  const text = readFileSync(path.join(folder, '0002_planets.ts'), 'utf8');
  expect(text).toContain('name citext not null unique check (char_length(name) >= 1 and char_length(name) <= 40)');
  expect(text).toContain('level_id integer not null references levels on delete restrict');
  expect(text).toContain('"order" integer check ("order" between 0 and 9)');
  expect(text).toContain('create index on planets (level_id);');
  expect(text).toContain("code ~ '^a\\\\?$'");
  expect(() => newMigration('planets', schemas, folder)).toThrow(
    /0002_planets\.ts creates the table planets and is frozen/,
  );
});

it('says what is missing', () => {
  expect(() => newMigration('moons', schemas, folder)).toThrow(/no schemas\/entities\/moons\.json/);
});

it('takes entities that share a table as one', () => {
  newMigration('staff', schemas, folder);
  expect(() => newMigration('students', schemas, folder)).toThrow(/0001_users\.ts creates the table users/);
});
