import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { call } from '../../providers/http.ts';

interface Answer {
  found: { entity: string; record: { id: number } & Record<string, unknown> }[];
}

/** Keys that follow one another ask once. */
const pause = 120;

/** The records that the API found last, whether it is still looking for others, and whether these are for what is written. */
export function useFound(query: string) {
  const [settled] = useDebounce(query.trim(), pause);
  const enabled = settled.length > 1;
  const { data, isFetching, isPlaceholderData, error } = useQuery({
    queryKey: ['search', settled],
    queryFn: ({ signal }) =>
      call<Answer>('GET', `search?${new URLSearchParams({ q: settled })}`, undefined, {}, signal),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isOfQuery = settled === query.trim() && !isPlaceholderData;
  return { found: enabled ? (data?.found ?? []) : [], isOfQuery, isLooking: isFetching || !isOfQuery, error };
}
