import { dayOf } from '#schemas/dates.ts';
import type { Context } from '../engine/define.ts';
import { malformed } from '../engine/errors.ts';
import { parse } from '../engine/lists/query.ts';
import { requireRow } from '../engine/require_row.ts';
import type { Filters, Report } from './define.ts';
import { readFilters } from './filters.ts';
import { findReport } from './registry.ts';
import type { Sort, Statement } from './statement.ts';

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
