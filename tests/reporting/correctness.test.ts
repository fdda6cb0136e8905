import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import type { Drill, Report } from '#api/reporting/define.ts';
import { reports, slugOf } from '#api/reporting/registry.ts';
import { fillYear } from '#tests/bench/year.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { allRows, totalsOf } from './asked.ts';
import * as progress from './plain/progress.ts';
import * as seats from './plain/registrations.ts';
import * as students from './plain/students.ts';
import { readWorld, type World } from './plain/world.ts';

/** Every report once more, by loops. */
const plain: Record<string, (world: World, filters: Row) => Row[]> = {
  attendances_by_dates_and_hour_detailed: seats.attendances,
  attendances_per_swanid_detailed: seats.attendances,
  attendances_registrations_by_dates_and_hour: seats.byHour,
  classe_progress_logs: progress.steps,
  contract_expiration_by_dates: students.expiring,
  forum_registrations_by_dates_and_hour_detailed: seats.forums,
  next_level_students: progress.promotionsByLevel,
  next_level_students_detailed: progress.promotions,
  next_level_students_per_swanid_detailed: progress.promotions,
  registrations_by_dates_and_hour_detailed: seats.registrations,
  registrations_per_swanid_detailed: seats.registrations,
  students_by_dates_detailed: students.enrolled,
  students_near_course_completion: students.nearCompletion,
  students_per_level: students.perLevel,
  students_per_level_detailed: students.standings,
  students_per_swanid_detailed: students.standings,
};

const all = [...(await reports()).values()];
const named = all.map((report) => [slugOf(report), report] as const);
const tries = 5;

let school: School;
let admin: Person;
let world: World;
beforeAll(async () => {
  school = await openSchool({ fill: (database) => fillYear(database, { students: 60, months: 2 }) });
  // Its clocks change in these months, and not at the hours of the meetings.
  await school.knex('settings').update({ school_time_zone: 'America/New_York' });
  admin = await school.as('admin');
  world = await readWorld(school.knex);
}, 240_000);
afterAll(() => school.close());

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  return { next, of: <T>(list: T[]): T => list[next(list.length)] as T };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** What a filter may be asked for: something that there is. */
function choiceFor(name: string, { filters }: Report, { next, of }: ReturnType<typeof dice>): unknown {
  const learners = [...world.users.values()].filter(({ kind }) => kind === 'student');
  if (name === 'level_id') return of([0, ...world.levels.keys()]);
  if (name === 'group_id') return of([...world.groups.keys()]);
  if (name === 'staff_id') return of([...new Set([...world.meetings.values()].map(({ staff_id }) => staff_id))]);
  if (name === 'weekday') return 1 + next(7);
  if (name === 'hour') return 8 + next(16);
  if (name === 'percentage') return 1 + next(100);
  if (name === 'swan_ids') return Array.from({ length: 8 }, () => of(learners).swan_id ?? 'nobody').join(' ');
  return of(filters[name]?.enum ?? []);
}

/** Of a list of numbers all that there are. */
const everybody = ({ filters }: Report): Row =>
  'swan_ids' in filters
    ? { swan_ids: [...world.users.values()].flatMap(({ swan_id }) => swan_id ?? []).join(' ') }
    : {};

/** All days at first; then some days, and one or two things more. */
function drawn(report: Report, turn: number): Row {
  const die = dice(97 * turn + report.report.length);
  if (turn === 1) return { ...('period' in report.filters && { period: 'always' }), ...everybody(report) };
  const from = dayAfter(world.today, -70 + die.next(80));
  const days = 'period' in report.filters ? { from, until: dayAfter(from, die.next(60)) } : {};
  const others = Object.keys(report.filters).filter((name) => !['period', 'from', 'until', 'swan_ids'].includes(name));
  const chosen = others.filter(() => die.next(others.length) < 1);
  const list = 'swan_ids' in report.filters ? ['swan_ids'] : [];
  return { ...days, ...Object.fromEntries([...list, ...chosen].map((name) => [name, choiceFor(name, report, die)])) };
}

/** Only what both say, in the order of the keys. */
const compared = (rows: Row[], key: string, names: string[]) =>
  rows
    .toSorted((one, other) => one[key] - other[key])
    .map((row) => Object.fromEntries([key, ...names].map((name) => [name, row[name] ?? null])));

describe.each(named)('%s', (slug, report) => {
  const shown = Object.keys(report.columns).filter((name) => !report.columns[name]?.hidden);
  it('has the rows and cells that plain loops find, whatever the filters', async () => {
    let found = 0;
    for (let turn = 1; turn <= tries; turn += 1) {
      const filters = drawn(report, turn);
      const rows = await allRows(admin, { report: slug, filters });
      const counted = plain[report.report]?.(world, filters) ?? [];
      expect(compared(rows, report.key, shown), JSON.stringify(filters)).toEqual(compared(counted, report.key, shown));
      expect((await totalsOf(admin, { report: slug, filters })).rows).toBe(rows.length);
      found += rows.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  const sums = Object.keys(report.columns).filter((name) => report.columns[name]?.total === `sum(${name})`);
  it.for(sums)('adds up %s as its rows say', async (name) => {
    const filters = drawn(report, 1);
    const { totals } = await totalsOf(admin, { report: slug, filters });
    const rows = await allRows(admin, { report: slug, filters });
    expect(Number(totals[name])).toBe(rows.reduce((sum, row) => sum + row[name], 0));
  });

  it.for(report.charts)('draws $chart as its rows come to', async ({ chart, measures, by }) => {
    const { charts, totals, rows } = await totalsOf(admin, { report: slug, filters: drawn(report, 1) });
    const places = charts.find((one) => one.chart === chart)?.places ?? [];
    expect(new Set(places.map((place) => JSON.stringify(by.map((name) => place[name])))).size).toBe(places.length);
    for (const [name, aggregate] of Object.entries(measures)) {
      const whole = aggregate === 'count(*)' ? rows : totals[name];
      if (whole === undefined) continue;
      expect(
        places.reduce((sum, place) => sum + Number(place[name]), 0),
        name,
      ).toBe(Number(whole));
    }
  });

  const drills = Object.entries(report.columns).flatMap(([name, { drill }]) => (drill ? [[name, drill] as const] : []));
  it.for(drills)('leads from each number of %s to as many rows as it says', async ([name, drill]) => {
    const filters = drawn(report, 2);
    for (const row of (await allRows(admin, { report: slug, filters })).slice(0, 12))
      expect(await countBehind(drill, row, filters)).toBe(row[name]);
  });
});

/** How many rows there are where a number leads. */
async function countBehind(drill: Drill, row: Row, present: Row): Promise<number> {
  const target = all.find(({ report }) => report === drill.report) as Report;
  const own = Object.fromEntries(Object.entries(drill.by ?? {}).map(([name, column]) => [name, row[column]]));
  const filters = Object.entries({ ...present, ...own, ...drill.fixed }).filter(([name]) => name in target.filters);
  return (await totalsOf(admin, { report: slugOf(target), filters: Object.fromEntries(filters) })).rows;
}

it.each([
  ['2026-03-08', 'of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['2026-11-01', 'of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
])('%s, a day %s, begins and ends with the clock on the wall', async (day, _hours, begins, ends) => {
  const params = { report: 'students-by-dates-detailed', filters: { from: day, until: day } };
  const before = (await totalsOf(admin, params)).rows;
  const moments = [Date.parse(begins) - 1, Date.parse(begins), Date.parse(ends) - 1, Date.parse(ends)];
  const chosen = await school.knex('users').where({ kind: 'student', merged_into_id: null }).orderBy('id').limit(4);
  for (const [at, { id }] of chosen.entries())
    await school
      .knex('users')
      .where({ id })
      .update({ created_at: new Date(moments[at] ?? 0) });
  expect((await totalsOf(admin, params)).rows).toBe(before + 2);
});
