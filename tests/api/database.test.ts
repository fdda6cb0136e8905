import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test.each([
  ['2026-11-22 14:05:00+00', '2026-11-22T14:05:00.000Z'],
  ['2026-11-22 14:05:00.5+00', '2026-11-22T14:05:00.500Z'],
  ['2026-11-22 14:05:00.123456+00', '2026-11-22T14:05:00.123Z'],
  ['2026-11-22 14:05:00.999999+00', '2026-11-22T14:05:00.999Z'],
])('the moment %s is read as %s, whatever zone the connection has', async (moment, iso) => {
  const read = (zone: string) =>
    school.knex.transaction(async (trx) => {
      await trx.raw(`set local time zone '${zone}'`);
      return (await trx.raw('select ?::timestamptz as moment', [moment])).rows[0].moment;
    });
  expect(await read('UTC')).toBe(iso);
  expect(await read('Europe/London')).toBe(iso);
  expect(await read('America/Mexico_City')).toBe(iso);
});
