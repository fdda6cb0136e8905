import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, migrate } from '#api/database.ts';
import { createTable, readTable, tableOf } from '#api/engine/schema/columns.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Description, describeTable, listTables } from './tables.ts';

const schemas = readSchemas();
const tables = [...new Set([...schemas].map(([name, schema]) => tableOf(name, schema)))].sort();

/** Conditions and references over several columns, which no schema can say. */
const beyond: Record<string, string[]> = {
  questions: ["CHECK (((parent_id IS NULL) OR ((type)::text <> 'group'::text)))"],
  users: [
    "CHECK (((kind = 'student'::text) = (role_id = 5)))",
    "CHECK (((merged_into_id IS NULL) OR (status = 'inactive'::text)))",
  ],
  forms: [
    "CHECK ((((kind = 'exercise'::text) = (lesson_id IS NOT NULL)) AND ((kind = 'exam'::text) = (level_id IS NOT NULL))))",
    "CHECK (((NOT practice) OR ((kind = 'exercise'::text) AND (reveal = 'after_submitting'::text))))",
  ],
  review_answers: ['CHECK ((((tries > 0) = (answered_at IS NOT NULL)) AND ((tries > 0) = (rating IS NOT NULL))))'],
  credits: ['CHECK ((num_nonnulls(level_id, lesson_id) = 1))'],
  certificates: ["CHECK (((status = 'revoked'::text) = (revoked_at IS NOT NULL)))"],
  schedules: ['CHECK ((num_nonnulls(level_id, forum_type) = 1))'],
  particular_classes: ['CHECK ((recurrences >= jsonb_array_length(days)))'],
  meetings: [
    'CHECK ((taken <= (capacity + over_capacity)))',
    'CHECK (((licence_id IS NULL) = (licence_slot IS NULL)))',
    "CHECK (((cancelled_at IS NULL) OR (status = 'inactive'::text)))",
    'CHECK ((second_id <> id))',
    'FOREIGN KEY (licence_id, licence_slot) REFERENCES licence_slots(licence_id, number)',
  ],
  registrations: [
    "CHECK (((cancelled_at IS NOT NULL) = ((status = 'inactive'::text) AND (ended_as <> 'absent'::text))))",
    "CHECK (((status <> 'offered'::text) OR (offered_until IS NOT NULL)))",
    "CHECK (((status <> 'waiting'::text) OR (waiting_number IS NOT NULL)))",
    "CHECK (((status = 'inactive'::text) = (ended_as IS NOT NULL)))",
  ],
  tickets: ['CHECK ((merged_into <> id))'],
  feeds: ['CHECK ((num_nonnulls(staff_id, level_id) <= 1))'],
  messages: [
    "CHECK ((((audience = 'level'::text) = (level_id IS NOT NULL)) AND ((audience = 'group'::text) = (group_id IS NOT NULL)) AND ((audience = 'student_type'::text) = (student_type IS NOT NULL)) AND ((audience = 'student'::text) = (student_id IS NOT NULL))))",
  ],
  notices: ['CHECK (((entity IS NULL) = (record_id IS NULL)))'],
  consecutive_classes: [
    'CHECK ((((first_meeting_id IS NULL) = (second_meeting_id IS NULL)) AND (second_meeting_id <> first_meeting_id)))',
    'CHECK ((((first_schedule_id IS NULL) = (second_schedule_id IS NULL)) AND (second_schedule_id <> first_schedule_id)))',
    'CHECK ((num_nonnulls(first_schedule_id, first_meeting_id) = 1))',
  ],
};

let copy: TestDatabase;
let db: Knex;

beforeAll(async () => {
  copy = await copyDatabase({ seeded: false });
  db = connect(copy.ownerUrl);
  await migrate(db);
});

afterAll(async () => {
  await db?.destroy();
  await copy?.drop();
});

describe('an empty database, migrated', () => {
  it('has the tables of the schemas and no others', async () => {
    expect(await listTables(db, 'public')).toEqual(tables);
  });

  it.each(tables)('%s has the columns, conditions and references that its schemas say', async (table) => {
    const migrated = await describeTable(db, 'public', table);
    const said = await asSaid(table);
    expect(migrated.columns).toEqual(said.columns);
    expect(migrated.unique).toEqual(said.unique);
    const rules = ({ checks, references }: Description) => [...checks, ...references];
    expect(rules(migrated).sort()).toEqual([...rules(said), ...(beyond[table] ?? [])].sort());
  });
});

describe('a schema that changes without a migration is noticed', () => {
  const changes: [string, string, Schema][] = [
    ['a length', 'name', { type: 'string', minLength: 1, maxLength: 121 }],
    ['what may be empty', 'name', { type: ['string', 'null'], maxLength: 120 }],
    ['a value of a list', 'difficulty', { type: 'string', enum: ['easy', 'medium', 'hard', 'cruel'] }],
    ['a range', 'order', { type: 'integer', minimum: 0, maximum: 14, 'x-unique': true }],
    ['uniqueness', 'order', { type: 'integer', minimum: 0, maximum: 13 }],
    ['a reference', 'image', { type: ['integer', 'null'], 'x-reference': 'groups' }],
    ['a default', 'days_required', { type: 'integer', minimum: 0, maximum: 3650, default: 1 }],
    ['a new field', 'colour', { type: ['string', 'null'], maxLength: 20 }],
  ];
  it.each(changes)('%s', async (_what, field, property) => {
    const levels = schemas.get('levels') as EntitySchema;
    const changed = { ...levels, properties: { ...levels.properties, [field]: property } };
    const said = await asSaid('levels', new Map([...schemas, ['levels', changed]]));
    expect(said).not.toEqual(await describeTable(db, 'public', 'levels'));
  });
  it('and the unchanged one is equal', async () => {
    expect(await asSaid('levels')).toEqual(await describeTable(db, 'public', 'levels'));
  });
});

/** The table that the schemas describe, made beside the migrated ones and thrown away. */
async function asSaid(name: string, by = schemas): Promise<Description> {
  const trx = await db.transaction();
  try {
    await trx.raw('create schema said; set local search_path = said, public');
    const table = readTable(name, by);
    const own = `references ${name} `;
    await trx.raw(createTable(table).replaceAll('?', '\\?').replaceAll(own, `references public.${name} `));
    return await describeTable(trx, 'said', name);
  } finally {
    await trx.rollback();
  }
}
