import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import { call, problemOf } from '../../providers/http.ts';
import type { View } from './address.ts';
import type { Filters, Report } from './reports.ts';

/** Two of a person's reports are worked at together; the next is asked for again until its turn has come. */
const isInQueue = (error: unknown) => problemOf(error)?.status === 429;
const longestQueue = 60;

const queue = {
  retry: (tries: number, error: unknown) => isInQueue(error) && tries < longestQueue,
  retryDelay: 1000,
};

/**
 * An answer, and what the report was narrowed by for it. It stays in sight while the next is asked for, and its numbers
 * lead to what they counted.
 */
export type Answer<T> = T & { filters: Filters };

/** What is not waited for any more is cancelled, in the database too. */
const ask = <T>(query: string, filters: Filters, params: Record<string, string | undefined>) => {
  const entries = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined);
  const address = `report_runs/${query}?${new URLSearchParams(entries)}`;
  return async ({ signal }: { signal: AbortSignal }): Promise<Answer<T>> => {
    const data = await call<T>('GET', address, undefined, {}, signal);
    return { ...data, filters };
  };
};

/** What is asked for, and how far it is. */
export interface QueryState<T> {
  data: Answer<T> | undefined;
  error: unknown;
  isFetching: boolean;
  isQueued: boolean;
}

/** A page of a report's rows, and what all of them come to: asked for apart, so that neither waits, or together where they are few. */
export function useReport(
  { report, is_short }: Report,
  view: View,
  limit: number,
): { rows: QueryState<ReportRows>; totals: QueryState<ReportTotals>; again: () => void } {
  const rows = useRows(report, view, limit);
  const apart = useTotals(report, view.filters, !is_short);
  const { error, isFetching, isQueued } = rows;
  return {
    rows,
    totals: is_short ? { data: together(rows.data), error, isFetching, isQueued } : apart,
    again: () => void Promise.all(is_short ? [rows.refetch()] : [rows.refetch(), apart.refetch()]),
  };
}

/** The totals that came with a page of rows. */
const together = (data: Answer<ReportRows> | undefined): Answer<ReportTotals> | undefined =>
  data?.totals ? { ...data.totals, filters: data.filters } : undefined;

function useRows(report: string, { filters, sort, place }: View, limit: number) {
  const params = {
    ...{ report, filters: JSON.stringify(filters), sort, limit: String(limit) },
    ...{ after: place.after, before: place.before, last: place.last ? 'true' : undefined },
  };
  const result = useQuery({
    queryKey: ['report_runs', 'page', params],
    queryFn: ask<ReportRows>('page', filters, params),
    placeholderData: keepPreviousData,
    ...queue,
  });
  return { ...result, isQueued: isInQueue(result.failureReason) };
}

/** Asked once for the same rows, whichever page of them is looked at. */
function useTotals(report: string, filters: View['filters'], enabled: boolean) {
  const params = { report, filters: JSON.stringify(filters) };
  const result = useQuery({
    queryKey: ['report_runs', 'totals', params],
    queryFn: ask<ReportTotals>('totals', filters, params),
    enabled,
    placeholderData: keepPreviousData,
    ...queue,
  });
  return { ...result, isQueued: isInQueue(result.failureReason) };
}
