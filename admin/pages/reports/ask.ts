import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import { call, problemOf } from '../../providers/http.ts';
import type { View } from './address.ts';

/** Two of a person's reports are worked at together; the next is asked for again until its turn has come. */
const isInQueue = (error: unknown) => problemOf(error)?.status === 429;
const longestQueue = 60;

const queue = {
  retry: (tries: number, error: unknown) => isInQueue(error) && tries < longestQueue,
  retryDelay: 1000,
};

/** What is not waited for any more is cancelled, in the database too. */
const ask = <T>(query: string, params: Record<string, string | undefined>) => {
  const said = Object.entries(params).filter((one): one is [string, string] => one[1] !== undefined);
  const address = `report_runs/${query}?${new URLSearchParams(said)}`;
  return ({ signal }: { signal: AbortSignal }) => call<T>('GET', address, undefined, {}, signal);
};

export function useRows(report: string, { filters, sort, place }: View, limit: number) {
  const params = {
    ...{ report, filters: JSON.stringify(filters), sort, limit: String(limit) },
    ...{ after: place.after, before: place.before, last: place.last ? 'true' : undefined },
  };
  const found = useQuery({
    queryKey: ['report_runs', 'page', params],
    queryFn: ask<ReportRows>('page', params),
    placeholderData: keepPreviousData,
    ...queue,
  });
  return { ...found, isQueued: isInQueue(found.failureReason) };
}

/** Asked once for the same rows, whichever page of them is looked at. */
export function useTotals(report: string, filters: View['filters']) {
  const params = { report, filters: JSON.stringify(filters) };
  const found = useQuery({
    queryKey: ['report_runs', 'totals', params],
    queryFn: ask<ReportTotals>('totals', params),
    placeholderData: keepPreviousData,
    ...queue,
  });
  return { ...found, isQueued: isInQueue(found.failureReason) };
}
