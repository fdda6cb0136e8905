import { dayOf } from '#schemas/dates.ts';
import { pages } from '#schemas/pages.ts';
import type { ReportList } from '#schemas/types/fragments/report_list.ts';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Context } from '../engine/define.ts';
import { malformed } from '../engine/errors.ts';
import { parse } from '../engine/lists/query.ts';
import { requireRow } from '../engine/require_row.ts';
import type { Filters, Report } from './define.ts';
import { readFilters } from './filters.ts';
import { type Found, reading } from './reader.ts';
import { readers } from './readers.ts';
import { findReport, reports, slugOf } from './registry.ts';
import { person } from './sources/conditions.ts';
import { type Place, pageOf, readSummary, type Sort, type Statement, summaryOf } from './statement.ts';

/** A report that is asked for, with what its statement names. */
export interface ReportRequest {
  report: Report;
  filters: Filters;
  source: Statement;
  zone: string;
}

interface Clock {
  zone: string;
  today: string;
}

/** The school's clock. Whoever has a session has brought it along: a small report takes no longer than one more question. */
async function clockOf({ trx, now, caller: { school_time_zone: known } }: Context): Promise<Clock> {
  const zone = known ?? requireRow(await trx('settings').first('school_time_zone')).school_time_zone;
  return { zone, today: dayOf(now.toISOString(), zone) };
}

/**
 * Reads which rows of which report are asked for.
 * @param filters as JSON
 * @throws Problem 400, 404
 */
export async function readReportRequest(
  slug: string,
  filters: string | undefined,
  ctx: Context,
): Promise<ReportRequest> {
  const report = await findReport(slug);
  const { zone, today } = await clockOf(ctx);
  const narrowing = parse(filters, 'filters') ?? {};
  if (typeof narrowing !== 'object' || Array.isArray(narrowing))
    throw malformed('malformed_query', { part: 'filters' });
  const read = readFilters(report, narrowing, today);
  const values = { zone, today, now: ctx.now.toISOString(), locale: ctx.caller.locale, ...read };
  return { report, filters: read, zone, source: { sql: report.rows(read), values } };
}

/** @throws Problem 400 for what is no column, or none that is shown */
export function readSort({ columns, sort: usual }: Report, query: string = usual): Sort {
  const sort = { column: query.replace(/^-/, ''), descending: query.startsWith('-') };
  const column = Object.hasOwn(columns, sort.column) ? columns[sort.column] : undefined;
  if (!column || column.hidden) throw malformed('malformed_query', { part: 'sort' });
  return sort;
}

/** The reports that there are, and all that their pages are made of; who teaches, and whom reports can be sent to. */
export async function listReports(_row: unknown, _params: unknown, { trx }: Context): Promise<ReportList> {
  // In the order of the specification.
  const placeOf = (report: Report) => pages.findIndex(({ path }) => path.endsWith(`/${slugOf(report)}`));
  const all = [...(await reports()).values()].toSorted((one, other) => placeOf(one) - placeOf(other));
  const named = (roles: string[]) =>
    trx('users')
      .join('roles', 'roles.id', 'users.role_id')
      .whereIn('roles.slug', roles)
      .where('users.status', 'active')
      .orderByRaw('2')
      .select('users.id', trx.raw(`${person('users')} as name`));
  return {
    teachers: await named(['teacher']),
    readers: await named(readers),
    reports: all.map(({ filters, columns, sort, charts, ...report }) => ({
      report: slugOf(report),
      filters: { type: 'object', additionalProperties: false, properties: filters },
      columns: Object.entries(columns)
        .filter(([, { hidden }]) => !hidden)
        .map(([name, { type, of = null, record = null, drill, total }]) => ({
          ...{ name, type, of, record, has_total: total !== undefined },
          drill: drill ? linked(drill) : null,
        })),
      sort,
      charts: charts.map(({ chart, kind, by, measures, drill }) => ({
        ...{ chart, kind, measures: Object.keys(measures), drill: drill ? linked(drill) : null },
        by: by.map((name) => ({ name, type: columns[name]?.type ?? 'text', of: columns[name]?.of ?? null })),
      })),
    })),
  };
}

const linked = ({ report, by = {}, fixed = {} }: NonNullable<Report['columns'][string]['drill']>) => ({
  ...{ report: slugOf({ report }), by, fixed },
});

interface PageAsked {
  report: string;
  filters?: string;
  sort?: string;
  after?: string;
  before?: string;
  last?: boolean;
  limit?: number;
}

/** As many rows as a page has, where nobody says how many. */
const usual = 25;

/** A page of rows, found by the key of the row beside it: the thousandth page costs what the first does. */
export async function readRows(_row: unknown, params: PageAsked, ctx: Context): Promise<ReportRows> {
  const { report, source } = await readReportRequest(params.report, params.filters, ctx);
  const sort = readSort(report, params.sort);
  const place = placeIn(params);
  const limit = params.limit ?? usual;
  const isBackwards = place === 'last' || (typeof place === 'object' && 'before' in place);
  const started = performance.now();
  const [found = []] = await reading(ctx, [pageOf(report, source, sort, place, limit)]);
  const isMore = found.length > limit;
  const page = isMore ? found.slice(0, limit) : found;
  const rows = isBackwards ? page.toReversed() : page;
  return {
    rows: rows.map(({ place: _, ...row }) => row),
    before: place === 'first' || (isBackwards && !isMore) ? null : edge(rows[0]),
    after: place === 'last' || (!isBackwards && !isMore) ? null : edge(rows.at(-1)),
    milliseconds: Math.round(performance.now() - started),
  };
}

const edge = (row: Found | undefined): string | null => (row ? JSON.stringify(row.place) : null);

/** @throws Problem 400 for what no page has answered */
function placeIn({ after, before, last }: PageAsked): Place {
  const read = (text: string, part: string) => {
    const place = parse(text, part);
    const isPlace = Array.isArray(place) && place.length === 2 && typeof place[1] === 'string';
    if (!isPlace || !/^-?\d+$/.test(place[1]) || (place[0] !== null && typeof place[0] !== 'string'))
      throw malformed('malformed_query', { part });
    return place as [string | null, string];
  };
  if (after !== undefined) return { after: read(after, 'after') };
  if (before !== undefined) return { before: read(before, 'before') };
  return last ? 'last' : 'first';
}

/** What all rows come to together, and the charts. */
export async function readTotals(
  _row: unknown,
  params: { report: string; filters?: string },
  ctx: Context,
): Promise<ReportTotals> {
  const { report, filters, source } = await readReportRequest(params.report, params.filters, ctx);
  const started = performance.now();
  const { swan_ids } = filters;
  const [summary = [], unknown = []] = await reading(ctx, [
    summaryOf(report, source),
    ...(swan_ids ? [unknownAmong(swan_ids)] : []),
  ]);
  return {
    ...readSummary(report, summary),
    unknown_swan_ids: unknown.map(({ said }) => said),
    ...{ from: filters.from ?? null, until: filters.until ?? null },
    milliseconds: Math.round(performance.now() - started),
  };
}

/** The numbers that no student has. */
const unknownAmong = (swan_ids: string[]): Statement => ({
  sql: `select said from unnest(:swan_ids::text[]) with ordinality asked(said, place)
    where not exists (select from users u where u.swan_id = said) order by place`,
  values: { swan_ids },
});
