import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import type { Context } from '../engine/define.ts';
import type { ReportRequest } from './request.ts';
import { type FoundRow, type Statement, summaryOf } from './statement.ts';
import { readSummed } from './totals.ts';

/**
 * Reads a page and the totals of a short report by one statement, which reads its rows once for both. Its answer has the rows
 * of the one beside those of the other, as columns keep their types that way.
 * @param pageOver the page of the rows of a statement
 */
export async function readAtOnce(
  request: ReportRequest,
  pageOver: (rows: Statement) => Statement,
  ctx: Context,
): Promise<{ found: FoundRow[]; totals: ReportTotals }> {
  const { report, source } = request;
  const rows = { ...source, sql: 'table found' };
  const [page, summary] = [pageOver(rows), summaryOf(report, rows)];
  const sql = `with found as materialized (${source.sql}),
      page as (select p.*, row_number() over () as "in page" from (${page.sql}) p),
      summary as (select s.*, row_number() over () as "in summary" from (${summary.sql}) s)
    select * from page full join summary on false order by "in page", "in summary"`;
  const { found, totals } = await readSummed(request, { sql, values: page.values, isPrepared: true }, ctx);
  const names = [...Object.keys(report.columns), 'place'];
  return {
    found: found
      .filter(({ place }) => place !== null)
      .map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
    totals,
  };
}
