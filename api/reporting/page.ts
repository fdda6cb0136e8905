import type { ReportRunQueries } from '#schemas/types/entities/report_runs.ts';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { Context } from '../engine/define.ts';
import { malformed } from '../engine/errors.ts';
import { parse } from '../engine/lists/query.ts';
import { readAtOnce } from './at_once.ts';
import { reading } from './reader.ts';
import { readReportRequest, readSort } from './request.ts';
import { type FoundRow, type Place, pageOf, type Statement } from './statement.ts';

type PageAsked = ReportRunQueries['page']['params'];

/** As many rows as a page has, where nobody says how many. */
const usual = 25;

/**
 * A page of rows, found by the key of the row beside it: the thousandth page costs what the first does. Of a short report
 * its totals come along.
 */
export async function readRows(_row: unknown, params: PageAsked, ctx: Context): Promise<ReportRows> {
  const request = await readReportRequest(params.report, params.filters, ctx);
  const { report, source } = request;
  const sort = readSort(report, params.sort);
  const place = placeIn(params);
  const limit = params.limit ?? usual;
  const isBackwards = place === 'last' || (typeof place === 'object' && 'before' in place);
  const startedAt = performance.now();
  const pageOver = (rows: Statement) => pageOf(report, rows, sort, place, limit);
  const { found, totals } = report.is_short
    ? await readAtOnce(request, pageOver, ctx)
    : { found: (await reading(ctx, [pageOver(source)]))[0] ?? [], totals: null };
  const isMore = found.length > limit;
  const page = isMore ? found.slice(0, limit) : found;
  const rows = isBackwards ? page.toReversed() : page;
  return {
    rows: rows.map(({ place: _, ...row }) => row),
    before: place === 'first' || (isBackwards && !isMore) ? null : edge(rows[0]),
    after: place === 'last' || (!isBackwards && !isMore) ? null : edge(rows.at(-1)),
    totals,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

const edge = (row: FoundRow | undefined): string | null => (row ? JSON.stringify(row.place) : null);

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
