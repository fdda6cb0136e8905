import type { ReportRunQueries } from '#schemas/types/entities/report_runs.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Context } from '../engine/define.ts';
import { reading } from './reader.ts';
import { type ReportRequest, readReportRequest } from './request.ts';
import { type FoundRow, readSummary, type Statement, summaryOf } from './statement.ts';

/** What all rows come to together, and the charts. */
export async function readTotals(
  _row: unknown,
  params: ReportRunQueries['totals']['params'],
  ctx: Context,
): Promise<ReportTotals> {
  const request = await readReportRequest(params.report, params.filters, ctx);
  const { totals } = await readSummed(request, summaryOf(request.report, request.source), ctx);
  return totals;
}

/** Reads a statement that has the rows of a report's summary, and may have others: all that it found, and what the summary says. */
export async function readSummed(
  { report, filters: { swan_ids, from, until } }: ReportRequest,
  statement: Statement,
  ctx: Context,
): Promise<{ found: FoundRow[]; totals: ReportTotals }> {
  const startedAt = performance.now();
  const [found = [], unknown = []] = await reading(ctx, [statement, ...(swan_ids ? [unknownAmong(swan_ids)] : [])]);
  const totals = {
    ...readSummary(report, found),
    unknown_swan_ids: unknown.map(({ swan_id }) => String(swan_id)),
    ...{ from: from ?? null, until: until ?? null },
    milliseconds: Math.round(performance.now() - startedAt),
  };
  return { found, totals };
}

/** The numbers that no student has. */
const unknownAmong = (swan_ids: string[]): Statement => ({
  sql: `select swan_id from unnest(:swan_ids::text[]) with ordinality requested(swan_id, place)
    where not exists (select from users u where u.swan_id = requested.swan_id) order by place`,
  values: { swan_ids },
});
