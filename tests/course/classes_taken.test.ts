import knex from 'knex';
import { expect, test } from 'vitest';
import { classesTaken } from '#api/course/classes_taken.ts';
import type { Context } from '#api/engine/define.ts';

const sql = (entities: string[], student_type: string) =>
  classesTaken({
    trx: knex({ client: 'pg' }),
    engine: { entities: new Map(entities.map((name) => [name, {}])) },
    caller: { student_type },
  } as unknown as Context).toString();

test('classes count from the day on which a school has registrations, for the types whom classes are open to', () => {
  expect(sql(['levels'], 'normal')).toBe('null::integer');
  expect(sql(['levels', 'registrations'], 'normal')).not.toContain('null');
  expect(sql(['levels', 'registrations'], 'just_forums')).toBe('null::integer');
});
