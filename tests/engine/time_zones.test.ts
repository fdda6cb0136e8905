import { afterAll, beforeAll, expect, test } from 'vitest';
import { ajv } from '#api/engine/schema/ajv.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const isTimeZone = ajv.compile({ type: 'string', format: 'time-zone' });

test('the zones that there are to choose, and those that browsers say, are zones to the database as well', async () => {
  // Browsers name some places by their former and some by their present name.
  const said = ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'America/Argentina/Buenos_Aires'];
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...said, 'Etc/GMT+5', 'America/Buenos_Aires'])];
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  const { rows } = await school.knex.raw(
    `select zone, ('2026-07-01 12:00Z'::timestamptz at time zone zone)::text as clock from unnest(?::text[]) zone`,
    [zones],
  );
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
      new Date('2026-07-01T12:00Z'),
    );
  expect(rows).toEqual(zones.map((zone) => ({ zone, clock: clock(zone) })));
});

test.each([
  '+05:30',
  '-08',
  '+0530',
  'GMT+5',
  'Etc/GMT+50',
  'PST',
  'IST',
  'BST',
  'EST',
  'posix/UTC',
  'SystemV/EST5',
  'Mars',
  'Mars/Olympus',
  'europe/madrid',
  '',
  'UTC ',
])('what is no place that all of them know is no zone: %j', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
