import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import type { Drill, Report } from '#api/reporting/define.ts';
import { reports, slugOf } from '#api/reporting/registry.ts';
import { fillYear } from '#tests/bench/year/fill.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { allRows, totalsOf } from './asked.ts';
import { type Choices, dice, drawFilters } from './draw.ts';
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
  students_per_swanid_detailed: students.listed,
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

/** What filters may be asked for: what there is. */
const choices = (): Choices => {
  const learners = [...world.users.values()].filter(({ kind }) => kind === 'student');
  return {
    today: world.today,
    levels: [...world.levels.keys()],
    groups: [...world.groups.keys()],
    teachers: [...new Set([...world.meetings.values()].map(({ staff_id }) => staff_id))],
    swan_ids: learners.map(({ swan_id }) => swan_id ?? 'nobody'),
  };
};

/** Of a list of numbers all that there are. */
const everybody = ({ filters }: Report): Row =>
  'swan_ids' in filters
    ? { swan_ids: [...world.users.values()].flatMap(({ swan_id }) => swan_id ?? []).join(' ') }
    : {};

/** All days at first; then some days, and one or two things more. */
function drawn(report: Report, turn: number): Row {
  if (turn === 1) return { ...('period' in report.filters && { period: 'always' }), ...everybody(report) };
  return drawFilters(report, choices(), dice(97 * turn + report.report.length), [70, 80, 60]);
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

describe.each(named)('the charts of %s', (slug, report) => {
  const leading = report.charts.filter(({ drill }) => drill);
  it.for(leading)(
    'lead from each place of $chart to as many rows as it says',
    async ({ chart, kind, drill, measures }) => {
      const filters = drawn(report, 2);
      const { charts } = await totalsOf(admin, { report: slug, filters });
      const places = charts.find((one) => one.chart === chart)?.places ?? [];
      // Bars stand on each other; of other numbers the first counts what the others count some of.
      const names = Object.keys(measures).slice(0, kind === 'bar' ? undefined : 1);
      for (const place of places.slice(0, 8))
        expect(await countBehind(drill as Drill, place, filters)).toBe(
          names.reduce((sum, name) => sum + Number(place[name]), 0),
        );
    },
  );
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
